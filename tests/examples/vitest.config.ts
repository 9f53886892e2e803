import { defineConfig } from 'vitest/config';

// These tests run against a local chain: one file at a time, so that only one chain runs.
export default defineConfig({
  test: {
    include: ['tests/examples/**/*.test.ts'],
    environment: 'node',
    // A test that compares nothing proves nothing.
    expect: { requireAssertions: true },
    globalSetup: 'tests/examples/support/global-setup.ts',
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
});
