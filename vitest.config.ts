import path from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}', 'src/**/*.test.ts'],
    environment: 'node',
    // What takes four seconds alone takes ten on a busy machine; a bound that matters stands in its test.
    testTimeout: 30_000,
    // The files of a worker share its modules: loading them again for each takes most of the time. What a
    // test puts in the place of a global or a function is undone behind it.
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
