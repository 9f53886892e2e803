// Finds the Chromium that the browser tests use: Playwright's own, then the system's, then (as root
// on a Debian machine) the package of the distribution.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const SYSTEM = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const MISSING =
  'The browser tests found no Chromium. Run "npx playwright install chromium", or install Chromium and set CHROME_PATH to it.';

const found = () => SYSTEM.find((path) => path && existsSync(path));

/**
 * @returns {Promise<string | undefined>} path of a browser, undefined for Playwright's own
 * @throws when there is none and none can be installed, saying what to do
 */
export async function findChromium() {
  const { chromium } = await import('@playwright/test');
  if (existsSync(chromium.executablePath())) return undefined;
  const path = found() ?? installFromDebian();
  if (!path) throw new Error(MISSING);
  return path;
}

function installFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('No Chromium found; installing the one of Debian …');
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return found();
}
