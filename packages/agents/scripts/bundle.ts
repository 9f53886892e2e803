import { build, type BuildOptions } from 'esbuild';

/** Entry points by the name of the output file. */
const entries = {
  stdio: 'packages/agents/server/transports/stdio.ts',
  folder: 'packages/agents/server/transports/hosted.ts',
  'not-found': 'packages/agents/server/transports/not-found.ts',
} as const;

export type Entry = keyof typeof entries;

/** Bundles an entry point with all packages, and returns its size in bytes. */
export async function bundleEntry(name: Entry, folder: string): Promise<number> {
  const from = entries[name];
  const { metafile } = await build({
    ...WHOLE,
    entryPoints: [from],
    outfile: `${folder}/${name}.mjs`,
    minify: true,
    format: 'esm',
    platform: 'node',
    metafile: true,
    legalComments: 'eof',
    banner: { js: REQUIRE },
  });
  const [out] = Object.values(metafile.outputs);
  if (!out) throw new Error(`Bundling ${from} produced no output.`);
  return out.bytes;
}

/** The code of the worker of `npm run serve`, from the sources, as the text of a script. */
export async function bundleServerWorker(): Promise<string> {
  const { outputFiles } = await build({
    ...WHOLE,
    entryPoints: ['packages/agents/server/calls/start.ts'],
    format: 'cjs',
    platform: 'node',
    write: false,
  });
  const [out] = outputFiles;
  if (!out) throw new Error('Bundling the worker produced no output.');
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
  // The WebSocket of an RPC client, which is never opened here.
  external: ['isows'],
} satisfies BuildOptions;

/** CommonJS packages load modules of Node.js through `require`. */
const REQUIRE =
  "import{createRequire as makeRequire}from'node:module';const require=makeRequire(import.meta.url);";
