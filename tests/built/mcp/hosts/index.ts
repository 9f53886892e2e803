import { spawn } from 'node:child_process';
import { mkdtempSync, realpathSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { deployTo, type Host } from './deploy';

export type { Host } from './deploy';

const HERE = path.resolve('tests/built/mcp/hosts');
const PERMISSION = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/**
 * Deploys the function of a host into an empty folder and starts it, in a process that can read nothing else
 * and knows no variable of this one.
 * @throws when the function does not start
 */
export async function startHost(host: Host) {
  const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), `docs-${host}-`)));
  try {
    return await startIn(folder, host);
  } catch (error) {
    await rm(folder, { recursive: true });
    throw error;
  }
}

async function startIn(folder: string, host: Host) {
  const { file, route, assets } = await deployTo[host](folder);
  const readable = [folder, HERE, ...(assets ? [assets] : [])];
  const child = spawn(
    process.execPath,
    [
      PERMISSION,
      ...readable.map((one) => `--allow-fs-read=${one}/*`),
      ...(host === 'vercel' ? ['--allow-worker'] : []),
      path.join(HERE, 'launch.mjs'),
      ...[host, file, route, assets ?? ''],
    ],
    { cwd: folder, env: {}, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const port = await new Promise<string>((resolve, reject) => {
    let log = '';
    child.stderr.on('data', (text: Buffer) => (log += text.toString()));
    child.stdout.on('data', (text: Buffer) => resolve(text.toString().trim()));
    child.once('exit', (code) => reject(new Error(`${host} ended with ${code}: ${log}`)));
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
