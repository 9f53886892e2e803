import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { HANG } from '@sablier-docs/testing/hang';
import { guards, type Guard } from './guards';

/** The file without its guard. @throws when the file does not have the text once */
function withoutGuard({ file, text, instead }: Guard): string {
  const parts = readFileSync(file, 'utf8').split(text);
  if (parts.length !== 2)
    throw new Error(
      `${file} has ${parts.length - 1} times what tests/guards/guards.ts takes out: ${text}`,
    );
  return parts.join(instead);
}

/** Gives the tests the changed file. */
const planted = (guard: Guard) => {
  const file = path.resolve(guard.file);
  const source = withoutGuard(guard);
  return {
    name: 'planted',
    enforce: 'pre' as const,
    load: (id: string) => (id === file ? source : undefined),
  };
};

const chosen = guards.filter(({ without }) => without.includes(process.env.GUARDS ?? ''));
if (chosen.length === 0) throw new Error('No guard matches.');

export default defineConfig({
  test: {
    projects: chosen.map((guard) => ({
      plugins: [planted(guard)],
      esbuild: { jsx: 'automatic' as const },
      resolve: { alias: { '@site': path.resolve('.') } },
      test: {
        name: guard.without,
        include: [...guard.tests],
        environment: 'node',
        testTimeout: HANG,
        hookTimeout: HANG,
        // Not shared: each run has another text of a file.
        pool: 'threads' as const,
      },
    })),
  },
});
