import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The program in the package of this platform, without the package's launcher: one process to stop. */
function program(): string {
  const { platform, arch } = process;
  const name = `@foundry-rs/anvil-${platform}-${arch === 'x64' ? 'amd64' : arch}`;
  const file = createRequire(import.meta.url).resolve(`${name}/package.json`);
  return path.join(path.dirname(file), 'bin', platform === 'win32' ? 'anvil.exe' : 'anvil');
}

export interface LocalChain {
  url: string;
  stop: () => void;
}

/** Starts an empty chain on a free port. Throws when it does not start. */
export function startChain(): Promise<LocalChain> {
  const child = spawn(program(), ['--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((resolve, reject) => {
    let printed = '';
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`anvil ended with code ${code}.\n${printed}`)));
    // Read to the end: anvil would wait when nobody reads what it prints.
    child.stdout.on('data', (chunk: Buffer) => {
      if (printed.includes('Listening on')) return;
      printed += chunk.toString();
      const [, address] = /Listening on ([\d.]+:\d+)/.exec(printed) ?? [];
      if (address) resolve({ url: `http://${address}`, stop: () => void child.kill() });
    });
  });
}
