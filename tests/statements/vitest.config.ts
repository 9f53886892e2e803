import { defineConfig } from 'vitest/config';
import { ROOT } from './root';

// The files of a worker share one process and one chain: each release is deployed once per worker.
export default defineConfig({
  test: {
    include: [`${ROOT}/tests/statements/**/*.statements.ts`],
    environment: 'node',
    globalSetup: ['packages/testing/global-setup.ts', 'tests/statements/chains/anvils.ts'],
    reporters: ['default', './tests/statements/summary.ts'],
    pool: 'forks',
    isolate: false,
    maxWorkers: 2,
    minWorkers: 1,
    // A sentence is asked in up to 60 worlds, on machines that run another part beside it.
    // The page's chain needs more of the processor than anvil.
    testTimeout: process.env.CHAIN === 'page' ? 900_000 : 180_000,
    hookTimeout: 60_000,
  },
});
