import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './scripts/browser.mjs';

const PORT = Number(process.env.TEST_PORT ?? 4123);
const executablePath = await findChromium();

const launchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    // Everything but this machine is a name that nobody knows.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  ],
};

/** The suite against the production build in `build/`; `npm run build:strict` makes it. */
export default defineConfig({
  testDir: 'tests/e2e',
  // These need a build with hosted search; see playwright.hosted.config.mts.
  testIgnore: '**/e2e/hosted/**',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  // One more than two processors: some tests wait for a clock, and a third fills the time (5:33, not 6:50).
  workers: 3,
  timeout: 90_000,
  expect: { timeout: 8_000 },
  reporter: [['list'], ['html', { open: 'never' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${PORT}`,
    // Recording takes a quarter of the time; by hand: `--trace on`.
    trace: process.env.CI ? 'on-first-retry' : 'off',
    launchOptions,
  },
  projects: [
    { name: 'plan', testMatch: 'plan.setup.ts' },
    {
      name: 'pages',
      testMatch: 'pages.spec.ts',
      dependencies: ['plan'],
      use: { trace: 'off' },
    },
    { name: 'desktop', testIgnore: ['**/e2e/hosted/**', 'pages.spec.ts', '**/*.phone.spec.ts'] },
    {
      name: 'phone',
      testIgnore: '**/e2e/hosted/**',
      testMatch: ['**/*.phone.spec.ts', '**/*.all.spec.ts'],
      // What does the same on a screen of any size is run on one.
      ...(process.env.TEST_ALL ? {} : { grepInvert: /@any-size/ }),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
  ],
  webServer: {
    command: `npx --no-install jiti scripts/serve.ts --port ${PORT}`,
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: false,
    stdout: 'ignore',
  },
});
