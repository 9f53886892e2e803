import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';
import { PARTS } from '../../../scripts/test/parts';

const git = (...args: string[]) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...args], {
    maxBuffer: 2 ** 26,
  })
    .toString()
    .split('\n')
    .filter(Boolean);
const matching = (patterns: readonly string[]) =>
  new Set(patterns.length > 0 ? git('--', ...patterns.map((place) => `:(glob)${place}`)) : []);

/** Follows this repository's own modules; packages and data are named by the lockfile and by Git. */
const ownModules: Plugin = {
  name: 'own modules',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
      kind === 'entry-point' || /^@(site|sablier-docs)\//.test(name)
        ? undefined
        : { path: name, external: true },
    );
    onResolve({ filter: /\.(cjs|css|json|mdx|sol|svg)$/ }, ({ path: name }) => ({
      path: name,
      external: true,
    }));
  },
};

/** What each module of this repository imports, for all that some modules reach. */
async function importsFrom(entries: readonly string[]): Promise<Map<string, string[]>> {
  const { metafile } = await build({
    // One file that imports all: each entry of its own would hold all that it imports.
    stdin: {
      contents: entries.map((file) => `import './${file}';`).join('\n'),
      resolveDir: process.cwd(),
    },
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    logLevel: 'error',
    plugins: [ownModules],
  });
  const files = Object.entries(metafile.inputs);
  return new Map(files.map(([file, { imports }]) => [file, imports.map((each) => each.path)]));
}

/** The modules that some modules import, and themselves. */
function modulesOf(entries: readonly string[], imports: ReadonlyMap<string, string[]>): string[] {
  const found = new Set(entries);
  // A set goes on with what is added meanwhile.
  for (const file of found)
    for (const name of imports.get(file) ?? []) if (imports.has(name)) found.add(name);
  return [...found];
}

/** Of parts that run modules of this repository, the patterns of those. */
const ENTRIES: Readonly<Record<string, readonly string[]>> = {
  'Generated pages': ['scripts/generate-reference.ts'],
  'Unit tests': ['tests/unit/**/*.test.ts', 'tests/unit/**/*.test.tsx'],
  Attacks: ['tests/attack/**/*.ts'],
  'Built site': ['tests/built/**/*.ts'],
  'Examples on a local chain': ['tests/examples/**/*.ts'],
  'Tested sentences': ['tests/statements/**/*.ts'],
  'Pages and behavior': ['tests/e2e/**/*.ts', 'playwright.config.ts'],
};

describe('what a part does not look at', () => {
  let imports: Map<string, string[]>;

  beforeAll(async () => {
    imports = await importsFrom([...matching(Object.values(ENTRIES).flat())]);
  });

  it('has a file for each of its patterns', () => {
    const patterns = [...new Set(PARTS.flatMap(({ ignores = [] }) => ignores))];
    expect(patterns.length).toBeGreaterThan(10);
    expect(patterns.filter((pattern) => matching([pattern]).size === 0)).toEqual([]);
  });

  it.each(Object.entries(ENTRIES))('is imported by nothing that it runs: %s', (title, patterns) => {
    const part = PARTS.find((each) => each.title === title);
    const entries = [...matching(patterns)];
    expect(entries.length).toBeGreaterThan(0);
    const ignored = matching(part?.ignores ?? []);
    const modules = modulesOf(entries, imports);
    expect(modules.length).toBeGreaterThan(entries.length / 2);
    expect(modules.filter((file) => ignored.has(file))).toEqual([]);
  });
});

describe('the jobs of CI', () => {
  const workflow = readFileSync(path.join('.github/workflows', 'ci.yml'), 'utf8');

  it('run every part, and no job has a name that no part has', () => {
    const named = [...workflow.matchAll(/npm test -- --job ([\w-]+)|\bjob: ([\w-]+)/g)];
    const jobs = named.map(([, alone, listed]) => alone ?? listed).sort();
    expect(PARTS.filter(({ job }) => !job)).toEqual([]);
    expect(jobs).toEqual([...new Set(PARTS.map(({ job }) => job))].sort());
  });
});
