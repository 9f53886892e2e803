/**
 * Writes what the pages in `build/` need of Infima, the framework's stylesheet; the build leaves out the
 * rest: `npm run build && npm run framework-styles`.
 */
import { writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { neededBy } from '../src/plugins/css-layers/site-use';

const FILE = 'src/plugins/css-layers/infima.json';

async function main(): Promise<void> {
  const needed = neededBy('build');
  writeFileSync(FILE, await format(JSON.stringify(needed), { parser: 'json' }));
  console.log(`${FILE}: ${needed.classes.length} classes, ${needed.properties.length} properties.`);
}

void main();
