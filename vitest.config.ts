import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/unit/**/*.test.ts', 'src/**/*.test.ts'],
    environment: 'node',
    // A test that compares nothing proves nothing.
    expect: { requireAssertions: true },
  },
});
