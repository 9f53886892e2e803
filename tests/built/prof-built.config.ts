import { defineConfig } from 'vitest/config';
import { HANG } from '@sablier-docs/testing/hang';
import { EAST_OF_UTC } from '@sablier-docs/testing/zones';

process.env.TZ = EAST_OF_UTC;

/** Checks of the files in `build/` that need no browser. */
export default defineConfig({
  test: {
    include: ['tests/built/**/*.test.ts'],
    // The files of a worker share its modules, and with them the parsed pages.
    isolate: false,
    testTimeout: HANG,
    hookTimeout: HANG,
    setupFiles: ['prof.setup.ts', 'packages/testing/turn.ts','prof.setup.ts'],
    // A test that compares nothing proves nothing.
    expect: { requireAssertions: true },
  },
});
