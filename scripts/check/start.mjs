// `npm run check`: works on a fresh clone, where packages and generated pages are missing.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ensureInstalled } from '../install.mjs';

await ensureInstalled();
// Links lead to the pages of the contract reference, and a sidebar lists them.
if (!existsSync('docs/reference/lockup/contracts')) {
  spawnSync('npm', ['run', '--silent', 'generate'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
}
// After the packages are installed.
const { runBundled } = await import('../bundled.mjs');
process.exitCode = await runBundled('scripts/check/index.ts', process.argv.slice(2), [
  'scripts/check/words.ts',
]);
console.log(`${(performance.now() / 1000).toFixed(1)} s`);
