import { build, type Metafile } from 'esbuild';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('..', import.meta.url));

interface Bundled {
  readonly code: string;
  readonly metafile: Metafile;
}

/** One copy of packages that npm installs once for each package of the EVM. */
export function onlyCopies(): Record<string, string> {
  const of = createRequire(createRequire(import.meta.url).resolve('@ethereumjs/util'));
  const noble = (name: string) => path.dirname(of.resolve(`@noble/${name}/utils.js`));
  const rlp = path.resolve(of.resolve('@ethereumjs/rlp'), '../../esm/index.js');
  return {
    '@noble/hashes': noble('hashes'),
    '@noble/curves': noble('curves'),
    '@ethereumjs/rlp': rlp,
  };
}

/** The start of the chain's worker as one file, as it runs in a browser or in Node. */
export const bundleChainWorker = (platform: 'browser' | 'node'): Promise<Bundled> =>
  bundle(path.join(folder, `worker/${platform}.ts`), platform);

/** A module with all that it imports as one file. @throws the errors of esbuild */
export async function bundle(entry: string, platform: 'browser' | 'node'): Promise<Bundled> {
  const { outputFiles, metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform,
    target: 'es2022',
    // Node's build of `debug` asks for the terminal.
    conditions: ['browser', 'import'],
    mainFields: ['browser', 'module', 'main'],
    alias: onlyCopies(),
    logLevel: 'error',
  });
  const [file] = outputFiles;
  if (!file) throw new Error('esbuild wrote no file.');
  return { code: file.text, metafile };
}
