import { mkdirSync, readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { filesOf } from '../../../../src/built/files';
import { BUILD } from '../../site';

export type Host = 'vercel' | 'netlify' | 'cloudflare';

export interface Deployed {
  /** What the host runs. */
  file: string;
  /** Path of the site that the function answers. */
  route: string;
  /** The folder that the host serves beside the function, where it gives it to the function. */
  assets?: string;
}

/** Puts into a folder what a host deploys as the function, by the host's own settings in this repository. */
export const deployTo: Record<Host, (folder: string) => Promise<Deployed>> = {
  async vercel(folder) {
    const { functions, rewrites } = JSON.parse(readFileSync('vercel.json', 'utf8')) as {
      functions: Record<string, { includeFiles: string }>;
      rewrites: { source: string; destination: string }[];
    };
    const [[source, { includeFiles }] = ['', { includeFiles: '' }]] = Object.entries(functions);
    await copy([source, ...included([includeFiles])], folder);
    const address = `/${source.replace(/\.\w+$/, '')}`;
    const route = rewrites.find(({ destination }) => destination === address)?.source ?? address;
    return { file: path.join(folder, source), route };
  },

  async netlify(folder) {
    const source = 'netlify/functions/mcp.mjs';
    const [, list = '[]'] =
      /\[functions\."mcp"\]\s+included_files = (\[.*\])/.exec(
        readFileSync('netlify.toml', 'utf8'),
      ) ?? [];
    await copy(included(JSON.parse(list) as string[]), folder);
    const file = path.join(folder, source);
    await build({
      ...BUNDLE,
      entryPoints: [source],
      outfile: file,
      platform: 'node',
      format: 'esm',
    });
    const [, route = ''] = /path: '([^']+)'/.exec(readFileSync(source, 'utf8')) ?? [];
    return { file, route };
  },

  async cloudflare(folder) {
    const source = 'functions/mcp.mjs';
    const file = path.join(folder, 'worker.js');
    await build({
      ...BUNDLE,
      ...{ entryPoints: [source], outfile: file, platform: 'browser', format: 'iife' },
      ...{ globalName: 'worker', conditions: ['workerd', 'worker', 'browser'] },
    });
    // Its folders and names are the routes.
    const route = source.replace(/^functions|\.mjs$/g, '');
    return { file, route, assets: path.resolve(BUILD) };
  },
};

/** As the hosts bundle: no file is outside, and nothing is looked up later. */
const BUNDLE = { bundle: true, logLevel: 'error', target: 'es2022' } as const;

/** Files of the build that the patterns of a host name. */
function included(patterns: readonly string[]): string[] {
  const tests = patterns.map(toRegExp);
  return [...filesOf(BUILD).map((file) => `build${file}`), 'build-mcp/folder.mjs'].filter((file) =>
    tests.some((test) => test.test(file)),
  );
}

/** A pattern with `*`, a folder of any depth as `**`, and one pair of braces around it all. */
function toRegExp(pattern: string): RegExp {
  const alternatives = pattern.replace(/^\{|\}$/g, '').split(',');
  const source = alternatives.map((one) =>
    one
      .replace(/[.+^$()[\]|\\]/g, '\\$&')
      .replace(/\*\*\/|\*/g, (stars) => (stars === '*' ? '[^/]*' : '(?:[^/]+/)*')),
  );
  return new RegExp(`^(?:${source.join('|')})$`);
}

async function copy(files: readonly string[], folder: string): Promise<void> {
  for (const file of files) {
    const to = path.join(folder, file);
    mkdirSync(path.dirname(to), { recursive: true });
    await cp(file.replace(/^build\//, `${BUILD}/`), to);
  }
}
