import { defineConfig } from 'vitest/config';

/** A folder of other claims, for the tests of the runner itself. */
const folder = process.env.CLAIMS_FOLDER ?? 'tests/claims';

// The files of a worker share one process and one chain: each release is deployed once per worker.
export default defineConfig({
  test: {
    include: [`${folder}/**/*.claims.ts`],
    environment: 'node',
    globalSetup: ['tests/examples/support/global-setup.ts', 'tests/claims/chains/anvils.ts'],
    reporters: ['default', './tests/claims/summary.ts'],
    pool: 'forks',
    isolate: false,
    maxWorkers: 2,
    minWorkers: 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
