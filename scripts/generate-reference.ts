/** `npm run generate`: writes the contract reference. Run from the site's folder. */
import { writeReference } from './site/reference';

for (const line of writeReference(process.cwd())) console.log(line);
