import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const ARCHITECTURES: Partial<Record<NodeJS.Architecture, string>> = {
  x64: 'amd64',
  arm64: 'arm64',
};

/**
 * A program of Foundry. Its npm package ships one binary per platform as an optional dependency; the
 * package's own launcher (bin.mjs) would be another process to stop.
 * @throws when the binary of this platform is not installed
 */
export function foundryBinary(program: 'anvil' | 'forge'): string {
  const name = `@foundry-rs/${program}-${process.platform}-${ARCHITECTURES[process.arch] ?? process.arch}`;
  const file = process.platform === 'win32' ? `${program}.exe` : program;
  const root = createRequire(import.meta.url);
  try {
    const path = join(dirname(root.resolve(`${name}/package.json`)), 'bin', file);
    if (existsSync(path)) return path;
  } catch {
    // Reported below, like a package that lacks the file.
  }
  throw new Error(
    `The ${program} binary is missing: ${name} is not installed. Run "npm install" without "--omit=optional", ` +
      `on a platform that @foundry-rs/${program} supports.`,
  );
}
