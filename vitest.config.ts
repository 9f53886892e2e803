import path from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}', 'src/**/*.test.ts'],
    environment: 'node',
    // A test that compares nothing proves nothing.
    expect: { requireAssertions: true },
  },
  // The components of pages, as the server draws them.
  esbuild: { jsx: 'automatic' },
  resolve: { alias: { '@site': path.resolve('.') } },
});
