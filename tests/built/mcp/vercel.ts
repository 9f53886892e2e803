import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { filesOf } from '@sablier-docs/built/files';
import { BUILD } from '../site';

const LAUNCH = path.resolve('tests/built/mcp/launch.mjs');
const PERMISSION = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/**
 * Deploys the function of Vercel into an empty folder, by the settings in vercel.json, and starts it in a process
 * that can read nothing else and knows no variable of this one.
 * @throws when the function does not start
 */
export async function startVercel() {
  const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'docs-vercel-')));
  try {
    return await startIn(folder);
  } catch (error) {
    await rm(folder, { recursive: true });
    throw error;
  }
}

async function startIn(folder: string) {
  const { file, route } = await deployTo(folder);
  const readable = [`${folder}/*`, LAUNCH].map((one) => `--allow-fs-read=${one}`);
  const child = spawn(
    process.execPath,
    [PERMISSION, ...readable, '--allow-worker', LAUNCH, file, route],
    { cwd: folder, env: {}, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const port = await new Promise<string>((resolve, reject) => {
    let log = '';
    child.stderr.on('data', (text: Buffer) => (log += text.toString()));
    child.stdout.on('data', (text: Buffer) => resolve(text.toString().trim()));
    child.once('exit', (code) => reject(new Error(`The function ended with ${code}: ${log}`)));
  });
  return {
    address: new URL(`http://127.0.0.1:${port}${route}`),
    async close() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await gone;
      await rm(folder, { recursive: true });
    },
  };
}

/** Copies the files that the host deploys into a folder. Returns the function that it runs, and its path on the site. */
async function deployTo(folder: string): Promise<{ file: string; route: string }> {
  const { functions, rewrites } = JSON.parse(readFileSync('vercel.json', 'utf8')) as {
    functions: Record<string, { includeFiles: string }>;
    rewrites: { source: string; destination: string }[];
  };
  const [[source, { includeFiles }] = ['', { includeFiles: '' }]] = Object.entries(functions);
  for (const file of [source, ...included(includeFiles)]) {
    const to = path.join(folder, file);
    mkdirSync(path.dirname(to), { recursive: true });
    await cp(file.replace(/^build\//, `${BUILD}/`), to);
  }
  const address = `/${source.replace(/\.\w+$/, '')}`;
  const route = rewrites.find(({ destination }) => destination === address)?.source ?? address;
  return { file: path.join(folder, source), route };
}

/** Files that a pattern of the host names. */
function included(pattern: string): string[] {
  const names = toRegExp(pattern);
  const files = [
    ...filesOf(BUILD).map((file) => `build${file}`),
    'build-mcp/folder.mjs',
    'build-mcp/not-found.mjs',
  ];
  return files.filter((file) => names.test(file));
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
