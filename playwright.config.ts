import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test';
import { findChromium, findFirefox } from './scripts/browsers';
import { selectedProjects, selects } from './scripts/selected-projects';
import { buildOf, type Build } from './tests/e2e/support/build';
import { EAST_OF_UTC } from '@sablier-docs/testing/zones';

// Of tests and of the browsers that they start.
process.env.TZ = EAST_OF_UTC;

type Project = NonNullable<PlaywrightTestConfig['projects']>[number];

const PORT = Number(process.env.TEST_PORT ?? 4123);
/** Far from each other, so that another run can have the next port. */
const PORTS: Record<Build, number> = {
  build: PORT,
  'build-hosted': PORT + 100,
  'build-stock': PORT + 200,
};

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
/** Needs a build with hosted search. */
const HOSTED = '**/e2e/hosted/**';
const NOT_ON_DESKTOP = [HOSTED, 'pages.spec.ts', '**/*.phone.spec.ts'];
const ON_PHONE = ['**/*.phone.spec.ts', '**/*.all.spec.ts'];
/** Of what `TEST_ALL` runs in full, the part that runs otherwise. */
const unlessAll = (part: Pick<Project, 'grep' | 'grepInvert'>) =>
  process.env.TEST_ALL ? {} : part;
/** Whose faults another test of the quick run sees; tests/README.md says which. */
const NIGHT = /@night/;

/** The production build; `npm run build:strict` makes it. */
const site: Project[] = [
  { name: 'pages', testMatch: 'pages.spec.ts', use: { trace: 'off' } },
  { name: 'desktop', testIgnore: NOT_ON_DESKTOP, ...unlessAll({ grepInvert: NIGHT }) },
  {
    name: 'phone',
    testIgnore: HOSTED,
    testMatch: ON_PHONE,
    // Tests that do the same on a screen of any size run on one.
    ...unlessAll({ grepInvert: [/@any-size/, NIGHT] }),
    use: phone,
  },
];

/**
 * The same build in other engines, as far as they differ: start, keys, clipboard, dialog, focus, tabs, tools,
 * fetching ahead, policy, offline copy. A released Firefox ignores some of what tests ask of a browser, so
 * none of that is tagged: color mode of the system, less motion, forced colors, printing, no JavaScript.
 * `npm run test:engines` runs the engines that are installed.
 */
const engines: Project[] = (['firefox', 'webkit'] as const).map((name) => ({
  name,
  grep: /@engine/,
  // What another test of an engine does with the same part of the browser.
  ...unlessAll({ grepInvert: /@engine-night/ }),
  testIgnore: NOT_ON_DESKTOP,
  use: { browserName: name, launchOptions: {} },
}));

/**
 * The site built with hosted search, whose service this machine answers: what is true of that provider alone,
 * and of the behaviors that do not depend on the provider those that reach each screen once (`@hosted`).
 * `npm run test:hosted` builds it first.
 */
const hosted: Project[] = (
  [
    { name: 'hosted', testMatch: 'hosted/*.spec.ts' },
    {
      name: 'hosted-screens',
      testMatch: 'search-*.spec.ts',
      // Hundreds of hostile queries test the embedded search.
      testIgnore: '**/search-hostile-queries.spec.ts',
      ...unlessAll({ grep: /@hosted/ }),
    },
    {
      name: 'hosted-phone',
      testMatch: 'hosted/*.all.spec.ts',
      use: phone,
      ...unlessAll({ grepInvert: /@any-size/ }),
    },
  ] as Project[]
).map((project) => ({
  ...project,
  grepInvert: [
    /@embedded/,
    ...(process.env.TEST_ALL ? [] : [NIGHT]),
    ...[project.grepInvert ?? []].flat(),
  ],
  metadata: { build: 'build-hosted' },
}));

const NOT_STOCK = [
  HOSTED,
  '**/weight.spec.ts',
  '**/search-hostile-queries.spec.ts',
  '**/visible.spec.ts',
];

/**
 * The core behaviors (`@core`) with the framework's own client (`SITE_CLIENT=stock`), with `TEST_ALL` all of
 * them; `npm run test:stock` builds it first. What is true of packages/islands/client alone is tagged `@islands` and left out:
 *
 * - which scripts run, and when: the framework runs all of them on every page;
 * - a press or a letter before its code has loaded: the framework loses it;
 * - how a page is fetched ahead, and how a failing request or a crash looks: pages are code there;
 * - a choice of the color mode after the system has changed, which the framework forgets in other tabs, and
 *   a change of the query alone, after which it moves the focus and with it the page;
 * - a text that a translator has wrapped, on which hydration fails;
 * - tools and pages that come back as they were left: the framework draws them again;
 * - the size of a page.
 */
const stock: Project[] = [
  { name: 'stock', testIgnore: [...NOT_ON_DESKTOP, ...NOT_STOCK] },
  { name: 'stock-phone', testMatch: ON_PHONE, testIgnore: NOT_STOCK, use: phone },
].map((project) => ({
  ...project,
  grepInvert: /@islands/,
  ...unlessAll({ grep: /@core/ }),
  metadata: { build: 'build-stock' },
}));

/** Beside plain HTML, every night: one worker, and nothing else on the machine. */
const speed: Project = { name: 'speed', testDir: 'tests/speed', workers: 1, retries: 1 };

/** `npm start`, every night: it starts its own server. */
const start: Project = { name: 'start', testDir: 'tests/start', workers: 1 };

const projects: Project[] = [
  ...site,
  ...[...engines, ...hosted, ...stock, speed, start].map((project) => ({
    ...project,
    default: false,
  })),
];

// Workers read this file too, without the arguments of the run, and inherit what it found.
process.env.TEST_PROJECTS ??= selectedProjects(process.argv).join();
const names = process.env.TEST_PROJECTS.split(',').filter(Boolean);
const selected = projects.filter(({ name = '', default: byDefault = true }) =>
  names.length > 0 ? selects(names, name) : byDefault,
);
const needs = (engine: string) =>
  selected.some(({ use }) => (use?.browserName ?? 'chromium') === engine);

const chromium = {
  ...(needs('chromium') && findChromium()),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    // No name but this machine's resolves.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  ],
};

const firefox = needs('firefox') ? findFirefox() : undefined;
if (needs('firefox') && !firefox)
  throw new Error('There is no Firefox. Run "npx playwright install firefox" or set FIREFOX_PATH.');

/** Settings that a released Firefox needs; Playwright's own has them built in. */
const releasedFirefox = {
  channel: 'moz-firefox',
  launchOptions: {
    ...firefox,
    firefoxUserPrefs: {
      // The tests expect a light system and a mouse.
      'layout.css.prefers-color-scheme.content-override': 1,
      'ui.primaryPointerCapabilities': 6,
      'ui.allPointerCapabilities': 6,
      'dom.events.testing.asyncClipboard': true,
      // All pages are of one site: no process for each site, and none started ahead.
      'fission.autostart': false,
      'dom.ipc.processPrelaunch.enabled': false,
      'browser.newtab.preload': false,
      // Software draws every frame.
      'layout.frame_rate': 30,
    },
  },
};

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  // One more than two processors: some tests wait for a clock, and a third fills the time (5:33, not 6:50).
  workers: 3,
  timeout: 90_000,
  // A bound that matters is in its test.
  expect: { timeout: 15_000 },
  reporter: [['list'], ['html', { open: 'never' }]],
  use: {
    ...devices['Desktop Chrome'],
    // Recording takes a quarter of the time; by hand: `--trace on`.
    trace: process.env.CI ? 'on-first-retry' : 'off',
    launchOptions: chromium,
  },
  projects: projects.map((project) => ({
    ...project,
    use: {
      baseURL: `http://localhost:${PORTS[buildOf(project)]}`,
      ...project.use,
      ...(project.name === 'firefox' && firefox?.executablePath ? releasedFirefox : {}),
    },
  })),
  // Only those of the projects that run.
  webServer: [...new Set(selected.filter(({ name }) => name !== 'start').map(buildOf))].map(
    (build) => ({
      command: `npx --no-install jiti scripts/serve.ts --dir ${build} --port ${PORTS[build]}`,
      url: `http://localhost:${PORTS[build]}/`,
      reuseExistingServer: false,
      stdout: 'ignore' as const,
    }),
  ),
});
