import { defineConfig } from '@playwright/test';
import base from './playwright.config.mts';

// Read where the tests run, which is in other processes.
process.env.TEST_SEARCH = 'hosted';
process.env.TEST_BUILD = 'build-hosted';
const PORT = Number(process.env.TEST_PORT ?? 4123);

/**
 * The site built with hosted search, whose service is answered on this machine: what is true of that
 * provider alone, and of the behaviors that do not depend on the provider those tagged `@hosted`, which
 * reach each screen once. With `TEST_ALL` it is all of them. `npm run test:hosted` builds and tests.
 */
export default defineConfig({
  ...base,
  // The drill of hundreds of queries is about the embedded search.
  testIgnore: '**/search-drill.spec.ts',
  outputDir: 'test-results/hosted',
  grepInvert: /@embedded/,
  projects: [
    { name: 'hosted desktop', testMatch: 'hosted/*.spec.ts' },
    {
      name: 'hosted screens',
      testMatch: 'search-*.spec.ts',
      ...(process.env.TEST_ALL ? {} : { grep: /@hosted/ }),
    },
    {
      name: 'hosted phone',
      testMatch: 'hosted/*.all.spec.ts',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
  ],
  webServer: {
    command: `npx --no-install jiti scripts/serve.ts --dir build-hosted --port ${PORT}`,
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: false,
    stdout: 'ignore',
  },
});
