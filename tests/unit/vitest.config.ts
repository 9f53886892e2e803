import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { HANG } from '@sablier-docs/testing/hang';
import { WEST_OF_UTC } from '@sablier-docs/testing/zones';

process.env.TZ = WEST_OF_UTC;

export default defineConfig({
  test: {
    include: ['{tests/unit,packages}/**/*.test.{ts,tsx}'],
    environment: 'node',
    testTimeout: HANG,
    hookTimeout: HANG,
    setupFiles: ['packages/testing/turn.ts', 'packages/testing/forget-spies.ts'],
    // The files of a worker share its modules: loading them again for each takes most of the time. What a
    // test replaces is restored after it.
    isolate: false,
    unstubGlobals: true,
    unstubEnvs: true,
    restoreMocks: true,
    // A test that compares nothing proves nothing.
    expect: { requireAssertions: true },
  },
  // The components of pages, as the server draws them.
  esbuild: { jsx: 'automatic' },
  resolve: { alias: { '@site': path.resolve('.') } },
});
