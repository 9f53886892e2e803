import { defineConfig } from 'vitest/config';

// Each project is installed from the registry, which takes a network and most of the time.
export default defineConfig({
  test: {
    include: ['tests/starters/**/*.test.ts'],
    environment: 'node',
    expect: { requireAssertions: true },
    // One installation at a time: two would share the network and spoil the times.
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 60_000,
  },
});
