// Runs what engines differ in with Firefox, and with WebKit where Playwright's own is installed:
// `npm run test:engines`. Where neither is, it says so and ends with 77, which `npm test` counts as "not run".
import { spawnSync } from 'node:child_process';
import { findFirefox, hasWebKit } from './browser.mjs';

const NOT_RUN = 77;
const firefox = await findFirefox();
const webkit = await hasWebKit();

if (!webkit) console.log('WebKit: NOT RUN. Run "npx playwright install webkit" to have it.');
if (!firefox) {
  console.log(
    'Firefox: NOT RUN. Run "npx playwright install firefox", or install it and set FIREFOX_PATH.',
  );
}
if (firefox || webkit) {
  const args = ['playwright', 'test', '--config', 'playwright.engines.config.mts'];
  const { status } = spawnSync('npx', [...args, ...process.argv.slice(2)], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  process.exitCode = status ?? 1;
} else {
  process.exitCode = NOT_RUN;
}
