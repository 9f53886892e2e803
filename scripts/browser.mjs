// Finds the browsers of the tests: Playwright's own, then the system's, then (as root on a Debian machine)
// the package of the distribution.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

// The shell is Chromium without the frame of a browser, as Playwright installs it: the tests take three
// fifths of the time with it.
const SYSTEM = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const MISSING =
  'The browser tests found no Chromium. Run "npx playwright install chromium", or install Chromium and set CHROME_PATH to it.';

const FIREFOX = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** @param {readonly (string | undefined)[]} places */
const found = (places) => places.find((path) => path && existsSync(path));

/**
 * @returns {Promise<string | undefined>} path of a browser, undefined for Playwright's own
 * @throws when there is none and none can be installed, saying what to do
 */
export async function findChromium() {
  const { chromium } = await import('@playwright/test');
  if (existsSync(chromium.executablePath())) return undefined;
  const path =
    found(SYSTEM) ??
    installFromDebian('chromium-headless-shell', SYSTEM) ??
    installFromDebian('chromium', SYSTEM);
  if (!path) throw new Error(MISSING);
  return path;
}

/**
 * @returns {Promise<{ path?: string } | undefined>} a Firefox, without a path for Playwright's own;
 *   undefined when there is none and none can be installed
 */
export async function findFirefox() {
  const { firefox } = await import('@playwright/test');
  if (existsSync(firefox.executablePath())) return {};
  const path = found(FIREFOX) ?? installFromDebian('firefox-esr', FIREFOX);
  return path === undefined ? undefined : { path };
}

/** Whether Playwright's own WebKit is installed: no other can be driven. */
export async function hasWebKit() {
  const { webkit } = await import('@playwright/test');
  return existsSync(webkit.executablePath());
}

/**
 * @param {string} name of the package
 * @param {readonly (string | undefined)[]} places where it puts the browser
 */
function installFromDebian(name, places) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log(`No ${name} found; installing the one of Debian …`);
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  spawnSync('apt-get', ['install', '-y', '-qq', name], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return found(places);
}
