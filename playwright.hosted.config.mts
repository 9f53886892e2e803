import { defineConfig } from '@playwright/test';
import base from './playwright.config.mts';

// Read where the tests run, which is in other processes.
process.env.TEST_SEARCH = 'hosted';
process.env.TEST_BUILD = 'build-hosted';
const PORT = Number(process.env.TEST_PORT ?? 4123);

/**
 * The site built with hosted search, whose service is answered on this machine: what is true of that
 * provider alone, and every behavior of the search screens that does not depend on the provider.
 * `npm run test:hosted` builds and tests.
 */
export default defineConfig({
  ...base,
  // The drill of hundreds of queries is about the embedded search.
  testIgnore: '**/search-drill.spec.ts',
  outputDir: 'test-results/hosted',
  grepInvert: /@embedded/,
  projects: [
    { name: 'hosted desktop', testMatch: ['hosted/*.spec.ts', 'search-*.spec.ts'] },
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
