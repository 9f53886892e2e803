import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { HANG } from '@sablier-docs/testing/hang';
import { WEST_OF_UTC } from '@sablier-docs/testing/zones';

process.env.TZ = WEST_OF_UTC;

/**
 * Hostile input made by generators: a fixed share of it in `npm test`, an hour of it every night
 * (`npm run test:attack:long`). tests/attack/README.md says how to repeat a failure.
 */
export default defineConfig({
  test: {
    include: ['tests/attack/**/*.test.{ts,tsx}'],
    environment: 'node',
    testTimeout: HANG + minutes() * 60_000,
    hookTimeout: HANG,
    setupFiles: 'packages/testing/turn.ts',
    isolate: false,
    unstubGlobals: true,
    unstubEnvs: true,
    restoreMocks: true,
    // A test that compares nothing proves nothing.
    expect: { requireAssertions: true },
  },
  esbuild: { jsx: 'automatic' },
  resolve: { alias: { '@site': path.resolve('.') } },
});

/** How long the whole run may take, as tests/attack/support/attack.ts reads it. */
function minutes(): number {
  return Number(process.env.ATTACK_MINUTES ?? 0);
}
