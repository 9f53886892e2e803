import { defineConfig } from '@playwright/test';
import base from './playwright.config.mts';

process.env.TEST_BUILD = 'build-stock';
const PORT = Number(process.env.TEST_PORT ?? 4123);

/**
 * The browser tests that are about behavior, on a build with the framework's own client
 * (`SITE_CLIENT=stock`); `npm run test:stock` builds and tests. Left out is what is true of src/client alone,
 * tagged `@lean`:
 *
 * - which scripts run, and when: the framework runs all of them on every page;
 * - what happens to a press or a letter before its code is there: the framework loses it;
 * - how a page is fetched ahead, and what a failing request or a crash looks like: pages are code there;
 * - a choice of the color mode after the system has changed, which the framework forgets in other tabs, and
 *   a change of the query alone, after which it moves the focus and with it the page;
 * - a text that a translator has wrapped, on which hydration fails;
 * - tools and pages that come back as they were left: the framework draws them anew;
 * - what a page weighs.
 */
export default defineConfig({
  ...base,
  outputDir: 'test-results/stock',
  grepInvert: /@lean/,
  testIgnore: [
    '**/e2e/hosted/**',
    '**/weight.spec.ts',
    '**/search-drill.spec.ts',
    '**/visible.spec.ts',
  ],
  projects: (base.projects ?? []).flatMap(({ name, ...project }) =>
    name === 'desktop' || name === 'phone'
      ? [
          {
            ...project,
            name: `stock ${name}`,
            testIgnore: [
              ...[project.testIgnore ?? []].flat(),
              '**/weight.spec.ts',
              '**/search-drill.spec.ts',
              '**/visible.spec.ts',
            ],
          },
        ]
      : [],
  ),
  webServer: {
    command: `npx --no-install jiti scripts/serve.ts --dir build-stock --port ${PORT}`,
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: false,
    stdout: 'ignore',
  },
});
