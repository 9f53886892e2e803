import { defineConfig } from 'vitest/config';
import { ROOT } from './root';
import { HANG } from '@sablier-docs/testing/hang';
import { EAST_OF_UTC } from '@sablier-docs/testing/zones';

process.env.TZ = EAST_OF_UTC;

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
    testTimeout: HANG,
    hookTimeout: HANG,
  },
});
