import { build } from 'esbuild';

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
    entryPoints: [from],
    outfile: `${folder}/${name}.mjs`,
    bundle: true,
    minify: true,
    keepNames: true,
    format: 'esm',
    platform,
    mainFields: ['module', 'main'],
    conditions: ['import', 'module'],
    target: 'node20',
    metafile: true,
    legalComments: 'eof',
    logLevel: 'error',
    // A WebSocket of an RPC client, which nothing here opens.
    external: ['isows'],
    ...(platform === 'node' ? { banner: { js: REQUIRE } } : {}),
  });
  const [out] = Object.values(metafile.outputs);
  if (!out) throw new Error(`Nothing came out of ${from}.`);
  return out.bytes;
}

/** CommonJS packages ask for modules of Node.js in their own way. */
const REQUIRE =
  "import{createRequire as makeRequire}from'node:module';const require=makeRequire(import.meta.url);";
