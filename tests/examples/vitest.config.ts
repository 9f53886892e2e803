import { defineConfig } from 'vitest/config';
import { HANG } from '@sablier-docs/testing/hang';
import { EAST_OF_UTC } from '@sablier-docs/testing/zones';

process.env.TZ = EAST_OF_UTC;

// Each file starts a local chain of its own, on a port of its own: two at a time fit on two cores. The
// files of a worker share its modules, which takes a fifth of the time of loading them for each.
export default defineConfig({
  test: {
    include: ['tests/examples/**/*.test.ts'],
    environment: 'node',
    pool: 'forks',
    isolate: false,
    // A test that compares nothing proves nothing.
    expect: { requireAssertions: true },
    globalSetup: 'packages/testing/global-setup.ts',
    setupFiles: 'packages/testing/turn.ts',
    maxWorkers: 2,
    minWorkers: 1,
    testTimeout: HANG,
    hookTimeout: HANG,
  },
  // The components that samples have.
  esbuild: { jsx: 'automatic' },
});
