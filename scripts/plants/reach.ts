import { build } from 'esbuild';

/** Test files by the files that they load: the nearest first, by imports between them and folders that they share. */
export type Reach = ReadonlyMap<string, readonly string[]>;

/** Files that no test runs as code. */
const EMPTY = ['.css', '.woff2', '.svg', '.sol', '.md', '.mdx', '.yml'];

/** Folders of a path that another begins with too. */
function sharedFolders(one: string, other: string): number {
  const [a, b] = [one.split('/'), other.split('/')];
  const end = a.findIndex((name, at) => name !== b[at]);
  return end < 0 ? a.length : end;
}

/** Files by the files that they import, packages left out; all from the root of the repository. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/** @param tests from the root of the repository */
export async function importsOf(tests: readonly string[]): Promise<Imports> {
  const { metafile } = await build({
    entryPoints: [...tests],
    bundle: true,
    metafile: true,
    write: false,
    // Files that tests share are written once.
    splitting: true,
    format: 'esm',
    outdir: 'node_modules/.cache/reach',
    platform: 'node',
    jsx: 'automatic',
    logLevel: 'error',
    loader: Object.fromEntries(EMPTY.map((ending) => [ending, 'empty'])),
    plugins: [
      {
        name: 'packages-stay',
        setup: ({ onResolve }) =>
          onResolve({ filter: /^[^./#]/ }, ({ path: name, kind }) =>
            kind === 'entry-point' || /^@(?:sablier-docs|site)\//.test(name)
              ? undefined
              : { path: name, external: true },
          ),
      },
    ],
  });
  return new Map(
    Object.entries(metafile.inputs).map(([file, { imports }]) => [
      file,
      imports.flatMap(({ path, external }) => (external ? [] : path)),
    ]),
  );
}

/** @param tests from the root of the repository */
export async function reachOf(tests: readonly string[]): Promise<Reach> {
  const imports = await importsOf(tests);
  const near = new Map<string, { test: string; far: number }[]>();
  for (const test of tests) {
    const seen = new Map([[test, 0]]);
    for (const [file, far] of seen) {
      for (const next of imports.get(file) ?? []) if (!seen.has(next)) seen.set(next, far + 1);
      near.set(file, [
        ...(near.get(file) ?? []),
        { test, far: far - 1.5 * sharedFolders(file, test) },
      ]);
    }
  }
  return new Map(
    [...near].map(([file, found]) => [
      file,
      found.toSorted((a, b) => a.far - b.far).map(({ test }) => test),
    ]),
  );
}
