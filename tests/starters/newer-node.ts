import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Of the 22 that Hardhat takes, with its own fixes. */
const VERSION = '22.23.3';

/** The binaries of Node.js on npm; the package `node` installs one of them by a script. */
const packageName = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

/** Whether Hardhat 3 starts on this process's version: before 22.13 it refuses, and npm leaves out its chain. */
function isNewEnough(): boolean {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 13);
}

export interface NewerNode {
  /** The folder of `node`, to stand first in `PATH`; empty where this process's own is new enough. */
  readonly bin: string;
  readonly remove: () => void;
}

/** A Node.js that Hardhat takes. */
export function newerNode(): NewerNode {
  if (isNewEnough()) return { bin: '', remove: () => undefined };
  const folder = mkdtempSync(path.join(tmpdir(), 'node-'));
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }');
  const name = `${packageName}@${VERSION}`;
  execFileSync('npm', ['install', '--no-audit', '--no-fund', name], {
    cwd: folder,
    stdio: 'ignore',
  });
  return {
    bin: path.join(folder, 'node_modules', packageName, 'bin'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
