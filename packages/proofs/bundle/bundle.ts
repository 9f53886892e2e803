import { build, type Metafile, type Plugin } from 'esbuild';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { onlyCopies } from '@sablier-docs/chain/node/bundle';
import { partsModule, runFile } from './find-samples';

interface BundledProofs {
  /** Files by their path below `/proofs`. */
  readonly files: ReadonlyMap<string, string>;
  readonly metafile: Metafile;
}

interface BundleOptions {
  /** Folder of the repository. */
  readonly root: string;
  /** Folder of the tests, from the root. */
  readonly tests: string;
  /** Files of tests from the root. */
  readonly entries: readonly string[];
  /** Samples that can be run, below examples/. */
  readonly samples: readonly string[];
}

const require = createRequire(import.meta.url);

/** Modules of the tests that need Node, and what the page has in their place; both from the root. */
const replaced = (tests: string): Readonly<Record<string, string>> => ({
  [`${tests}/define.ts`]: `${tests}/page/define.ts`,
  [`${tests}/settings.ts`]: `${tests}/page/settings.ts`,
  [`${tests}/chains/place.ts`]: `${tests}/page/place.ts`,
  'packages/solidity/artifact.ts': 'packages/proofs/run/artifact.ts',
});

/** Modules that a page can't have: whatever is called of them throws. */
const MISSING = /^node:/;
const MISSING_FILES =
  /^packages\/(testing\/(cast|anvil|forge|foundry-binary)|solidity\/compile)\.ts$/;

/** Specifiers of these and of what is replaced. */
const NAMED =
  /^(\.|@sablier-docs\/).*\/(define|settings|place|artifact|compile|cast|anvil|forge|foundry-binary)$/;

/** A module whose exports can be imported and taken apart, and throw when they are called. */
const stub = (name: string, exported: readonly string[]): string => `
const missing = () => new Proxy(() => {
  throw new Error('This part of the test needs ${name}, which a page does not have.');
}, { get: (target, key) => (typeof key === 'symbol' || key === 'prototype' ? target[key] : missing()) });
export default missing();
${exported.map((one) => `export const ${one} = ${one === 'createRequire' ? 'missing' : 'missing()'};`).join('\n')}
`;

/** Names that a module exports: one of Node, or a file of the repository. */
async function exportsOf(name: string, root: string): Promise<string[]> {
  if (name.startsWith('node:')) {
    return Object.keys((await import(name)) as object).filter((one) => one !== 'default');
  }
  const text = readFileSync(path.join(root, name), 'utf8');
  return [...text.matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)].map(
    ([, one = '']) => one,
  );
}

/** Modules of what an edited sample may import, written when they are bundled. */
const PARTS = /^parts:/;

function pagePlugin({ root, tests }: BundleOptions): Plugin {
  const swaps = replaced(tests);
  const copies = onlyCopies();
  return {
    name: 'page',
    setup: ({ onResolve, onLoad, resolve }) => {
      const own = path.join(root, 'packages/proofs/run');
      onResolve({ filter: /^vitest$/ }, () => ({ path: path.join(own, 'vitest.ts') }));
      onResolve({ filter: /^node:timers\/promises$/ }, () => ({
        path: path.join(own, 'timers.ts'),
      }));
      // The EVM's copies of what viem has in an older version.
      onResolve({ filter: /^@(noble\/|ethereumjs\/rlp)/ }, ({ path: name, importer }) => {
        const [found] = importer.includes('/@ethereumjs/')
          ? Object.entries(copies).filter(([key]) => name === key || name.startsWith(`${key}/`))
          : [];
        return found && { path: `${found[1]}${name.slice(found[0].length)}` };
      });
      onResolve({ filter: MISSING }, ({ path: name }) => ({ path: name, namespace: 'missing' }));
      onResolve({ filter: NAMED }, async (asked) => {
        if (asked.pluginData === 'resolved') return undefined;
        const { importer, resolveDir, kind } = asked;
        const found = await resolve(asked.path, {
          importer,
          resolveDir,
          kind,
          pluginData: 'resolved',
        });
        const file = path.relative(root, found.path).split(path.sep).join('/');
        if (MISSING_FILES.test(file)) return { path: file, namespace: 'missing' };
        const swap = swaps[file];
        return swap ? { path: path.join(root, swap) } : found;
      });
      onResolve({ filter: PARTS }, ({ path: name }) => ({
        path: name.slice('parts:'.length),
        namespace: 'parts',
      }));
      onLoad({ filter: /.*/, namespace: 'parts' }, ({ path: sample }) => ({
        contents: partsModule(root, sample),
        resolveDir: path.dirname(path.join(root, runFile(sample))),
        loader: 'ts',
      }));
      onLoad({ filter: /.*/, namespace: 'missing' }, async ({ path: name }) => ({
        contents: stub(name, await exportsOf(name, root)),
        loader: 'js',
      }));
    },
  };
}

/** Tests and samples as modules of a page, with what they share in chunks, and the workers that run them. */
export async function bundleProofs(options: BundleOptions): Promise<BundledProofs> {
  const { root, tests, entries, samples } = options;
  const inputs = entries.map((file) => ({
    in: path.join(root, file),
    out: path.posix.relative(tests, file).replace(/\.statements\.ts$/, ''),
  }));
  const { outputFiles, metafile } = await build({
    entryPoints: [
      { in: path.join(root, 'packages/proofs/run/worker.ts'), out: 'worker' },
      { in: path.join(root, 'packages/proofs/samples/worker.ts'), out: 'samples' },
      ...inputs,
      ...samples.flatMap((sample) => [
        { in: path.join(root, runFile(sample)), out: `samples/${sample}` },
        { in: `parts:${sample}`, out: `samples/${sample}.parts` },
      ]),
    ],
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    metafile: true,
    outdir: path.join(root, 'proofs'),
    chunkNames: 'chunks/[hash]',
    absWorkingDir: root,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    conditions: ['browser', 'import'],
    mainFields: ['browser', 'module', 'main'],
    alias: comparisons(),
    // Read by packages for servers too.
    define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' },
    plugins: [pagePlugin(options)],
    logLevel: 'error',
  });
  const files = outputFiles.map(
    ({ path: file, text }) =>
      [path.relative(path.join(root, 'proofs'), file).split(path.sep).join('/'), text] as const,
  );
  return { files: new Map(files), metafile };
}

/** The comparisons of the test runner, from the copies that it uses. */
function comparisons(): Record<string, string> {
  const expect = createRequire(require.resolve('vitest')).resolve('@vitest/expect');
  return { chai: createRequire(expect).resolve('chai'), '@vitest/expect': expect };
}
