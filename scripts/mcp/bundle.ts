import { build, type BuildOptions } from 'esbuild';

/** What is bundled, by the name of the file that comes out. */
const entries = {
  stdio: { from: 'src/mcp/doors/stdio.ts', platform: 'node' },
  folder: { from: 'src/mcp/doors/hosted.ts', platform: 'node' },
  assets: { from: 'src/mcp/doors/assets.ts', platform: 'neutral' },
} as const;

export type Entry = keyof typeof entries;

/**
 * Writes the code of a door with all packages in it, and returns its size in bytes. `assets` needs no
 * module of Node.js.
 */
export async function bundleDoor(name: Entry, folder: string): Promise<number> {
  const { from, platform } = entries[name];
  const { metafile } = await build({
    ...WHOLE,
    entryPoints: [from],
    outfile: `${folder}/${name}.mjs`,
    minify: true,
    format: 'esm',
    platform,
    metafile: true,
    legalComments: 'eof',
    ...(platform === 'node' ? { banner: { js: REQUIRE } } : {}),
  });
  const [out] = Object.values(metafile.outputs);
  if (!out) throw new Error(`Nothing came out of ${from}.`);
  return out.bytes;
}

/** The code of the worker of `npm run serve`, from the sources, as the text of a script. */
export async function bundleWorker(): Promise<string> {
  const { outputFiles } = await build({
    ...WHOLE,
    entryPoints: ['src/mcp/calls/start.ts'],
    format: 'cjs',
    platform: 'node',
    write: false,
  });
  const [out] = outputFiles;
  if (!out) throw new Error('Nothing came out of the worker.');
  return out.text;
}

/** With all packages inside. */
const WHOLE = {
  bundle: true,
  keepNames: true,
  mainFields: ['module', 'main'],
  conditions: ['import', 'module'],
  target: 'node20',
  logLevel: 'error',
  // A WebSocket of an RPC client, which nothing here opens.
  external: ['isows'],
} satisfies BuildOptions;

/** CommonJS packages ask for modules of Node.js in their own way. */
const REQUIRE =
  "import{createRequire as makeRequire}from'node:module';const require=makeRequire(import.meta.url);";
