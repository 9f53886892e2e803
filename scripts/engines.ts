/**
 * Runs the tests of behavior in which engines differ, with Firefox, and with WebKit where Playwright's own is
 * installed: `npm run test:engines`. Without either it exits with 77, which `npm test` counts as "not run".
 */
import { spawnSync } from 'node:child_process';
import { findFirefox, hasWebKit } from './browsers';

const NOT_RUN = 77;
const firefox = findFirefox() !== undefined;
const webkit = hasWebKit();

if (!webkit) console.log('WebKit: NOT RUN. Run "npx playwright install webkit" to have it.');
if (!firefox) {
  console.log(
    'Firefox: NOT RUN. Run "npx playwright install firefox", or install it and set FIREFOX_PATH.',
  );
}
const projects = [...(firefox ? ['firefox'] : []), ...(webkit ? ['webkit'] : [])];
if (projects.length > 0) {
  const args = ['playwright', 'test', ...projects.map((name) => `--project=${name}`)];
  const { status } = spawnSync('npx', [...args, ...process.argv.slice(2)], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  process.exitCode = status ?? 1;
} else {
  process.exitCode = NOT_RUN;
}
