/** Finds browsers for the tests: Playwright's own, then the system's, then one that can be installed. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, firefox, webkit } from '@playwright/test';

/** A browser to start; Playwright's own without a path. */
interface FoundBrowser {
  executablePath?: string;
}

type Places = readonly (string | undefined)[];

// The headless shell that Playwright installs, with which the tests take three fifths of the time.
const CHROMIUM: Places = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const FIREFOX: Places = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** @throws when none is found and none can be installed, with the way out */
export function findChromium(): FoundBrowser {
  const found =
    find(chromium, CHROMIUM) ??
    installFromDebian('chromium-headless-shell', CHROMIUM) ??
    installFromDebian('chromium', CHROMIUM);
  if (!found) {
    throw new Error(
      'The browser tests found no Chromium. Run "npx playwright install chromium", or install Chromium ' +
        'and set CHROME_PATH to it.',
    );
  }
  return found;
}

/** Undefined when none is found and none can be installed. */
export const findFirefox = (): FoundBrowser | undefined =>
  find(firefox, FIREFOX) ?? installFromDebian('firefox-esr', FIREFOX);

/** Whether Playwright's own WebKit is installed; it cannot use another one. */
export const hasWebKit = (): boolean => existsSync(webkit.executablePath());

function find(own: { executablePath(): string }, places: Places): FoundBrowser | undefined {
  if (existsSync(own.executablePath())) return {};
  const executablePath = places.find((path) => path && existsSync(path));
  return executablePath === undefined ? undefined : { executablePath };
}

/** Works as root on a Debian machine. */
function installFromDebian(name: string, places: Places): FoundBrowser | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log(`No ${name} found; installing Debian's …`);
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  spawnSync('apt-get', ['install', '-y', '-qq', name], { stdio: ['ignore', 'ignore', 'inherit'] });
  const executablePath = places.find((path) => path && existsSync(path));
  return executablePath === undefined ? undefined : { executablePath };
}
