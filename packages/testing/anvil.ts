import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { foundryBinary } from './foundry-binary';

const START_TIMEOUT_MS = 20_000;
const STOP_TIMEOUT_MS = 5_000;
/** How many states of the chain are kept: that of the last block and those before it. */
const STATES = 64;

export interface Anvil {
  /** JSON-RPC endpoint. */
  readonly url: string;
  /** The same by a path on this machine; `./socket` asks there. */
  readonly socket: string;
  /** Resolves when the process is gone; calling it twice is harmless. */
  readonly stop: () => Promise<void>;
}

function listeningUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = (reason: string) => {
      clearTimeout(timer);
      reject(new Error(`anvil did not start: ${reason}\n${output}`));
    };
    const timer = setTimeout(() => fail('timed out'), START_TIMEOUT_MS);
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /Listening on ([\d.]+:\d+)/.exec(output)?.[1];
      if (!address) return;
      clearTimeout(timer);
      // The pipes must be read, or anvil blocks when they are full.
      for (const stream of [child.stdout, child.stderr]) stream?.off('data', read).resume();
      resolve(`http://${address}`);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('error', (error) => fail(error.message));
    child.once('exit', (code) => fail(`it exited with code ${code}`));
  });
}

/**
 * Starts a fresh chain (id 31337) on a free port. `args` are added to anvil's command line. Throws when the
 * binary is missing or does not come up within 20 seconds. The process also ends when this one does.
 */
export async function startAnvil(args: readonly string[] = []): Promise<Anvil> {
  // Without this option anvil writes each state of the chain to disk, gigabytes per run, and leaves it there.
  const history = ['--prune-history', String(STATES)];
  const folder = mkdtempSync(path.join(tmpdir(), 'anvil-'));
  const socket = path.join(folder, 'rpc.sock');
  const reached = ['--port', '0', '--ipc', socket];
  const child = spawn(foundryBinary('anvil'), [...reached, ...history, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const kill = () => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', kill);

  const stop = async () => {
    child.kill('SIGTERM');
    const timer = setTimeout(kill, STOP_TIMEOUT_MS);
    await exited;
    clearTimeout(timer);
    rmSync(folder, { recursive: true, force: true });
    process.off('exit', kill);
  };

  try {
    return { url: await listeningUrl(child), socket, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
