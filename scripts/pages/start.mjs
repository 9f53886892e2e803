// `npm run new` and `npm run move`: on a fresh clone the packages are installed first.
import { ensureInstalled } from '../install.mjs';

await ensureInstalled();
// After the packages are installed.
const { runBundled } = await import('../bundled.mjs');
process.exitCode = await runBundled('scripts/pages/index.ts', process.argv.slice(2));
