import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const START_TIMEOUT_MS = 20_000;
const STOP_TIMEOUT_MS = 5_000;
const ARCHITECTURES: Partial<Record<NodeJS.Architecture, string>> = {
  x64: 'amd64',
  arm64: 'arm64',
};

export interface Anvil {
  /** JSON-RPC endpoint. */
  readonly url: string;
  /** Resolves when the process is gone; calling it twice is harmless. */
  readonly stop: () => Promise<void>;
}

// The npm package ships one binary per platform as an optional dependency. Its own launcher
// (bin.mjs) adds a process that would have to be stopped too.
function binaryPath(): string {
  const name = `@foundry-rs/anvil-${process.platform}-${ARCHITECTURES[process.arch] ?? process.arch}`;
  const file = process.platform === 'win32' ? 'anvil.exe' : 'anvil';
  const root = createRequire(import.meta.url);
  try {
    const path = join(dirname(root.resolve(`${name}/package.json`)), 'bin', file);
    if (existsSync(path)) return path;
  } catch {
    // Reported below together with a package that lacks the file.
  }
  throw new Error(
    `The anvil binary is missing: ${name} is not installed. Run "npm ci" without "--omit=optional", ` +
      'on a platform that @foundry-rs/anvil supports.',
  );
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
      // The pipes must keep flowing, or anvil blocks when they are full.
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
 * Starts a fresh chain (id 31337) on a port that the system chooses. `args` are added to anvil's
 * command line. Throws when the binary is missing or does not come up within 20 seconds. The process
 * also ends when this one does.
 */
export async function startAnvil(args: readonly string[] = []): Promise<Anvil> {
  const child = spawn(binaryPath(), ['--port', '0', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);

  const stop = async () => {
    child.kill('SIGTERM');
    const timer = setTimeout(kill, STOP_TIMEOUT_MS);
    await exited;
    clearTimeout(timer);
    process.off('exit', kill);
  };

  try {
    return { url: await listeningUrl(child), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
