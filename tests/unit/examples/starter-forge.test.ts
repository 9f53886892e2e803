import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

/*
 * forge.cjs of the Foundry starters, with small programs in the place of forge. tests/examples/guides runs it with
 * forge itself.
 */

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'starter-forge-'));
  cpSync('examples/starters/_shared/forge.cjs', path.join(folder, 'forge.cjs'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/**
 * Writes the package of the launcher, and a binary of a platform in a package beside it.
 * @param packages folder below the project's
 * @param script of `sh`
 */
function addForge(at: string, script: string, packages = 'node_modules'): void {
  const write = (file: string, text: string) => {
    const place = path.join(folder, packages, '@foundry-rs', file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text, { mode: 0o755 });
  };
  write('forge/package.json', '{}');
  write(at, `#!/bin/sh\n${script}\n`);
}

/** Starts it on a platform, and reads what it prints. */
function start(args: readonly string[], platform = 'linux', arch = 'x64') {
  const system = path.join(folder, 'system.cjs');
  const values = JSON.stringify({ platform: { value: platform }, arch: { value: arch } });
  writeFileSync(system, `Object.defineProperties(process, ${values});`);
  const child = spawn(process.execPath, ['-r', system, path.join(folder, 'forge.cjs'), ...args]);
  let printed = '';
  const read = (chunk: Buffer) => {
    printed += chunk.toString();
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const ended = once(child, 'close').then(([status, signal]: (number | string | null)[]) => ({
    status,
    signal,
    printed,
  }));
  return { child, ended };
}

// The programs in the place of forge are scripts of sh.
const unix = test.skipIf(process.platform === 'win32');

unix('it ends with the status of forge, and passes the arguments on', async () => {
  addForge('forge-linux-amd64/bin/forge', 'echo "$# $2"; exit 3');
  const { status, printed } = await start(['test', 'a b']).ended;
  expect({ status, printed }).toEqual({ status: 3, printed: '2 a b\n' });
});

unix.each([
  ['linux', 'arm64', 'forge-linux-arm64/bin/forge'],
  ['darwin', 'x64', 'forge-darwin-amd64/bin/forge'],
  ['darwin', 'arm64', 'forge-darwin-arm64/bin/forge'],
  ['win32', 'x64', 'forge-win32-amd64/bin/forge.exe'],
])('on %s %s it starts %s', async (platform, arch, at) => {
  addForge(at, 'exit 5');
  expect((await start([], platform, arch).ended).status).toBe(5);
});

unix('it finds the binary where only the package of the launcher sees it', async () => {
  addForge('forge-linux-amd64/bin/forge', 'exit 6', 'node_modules/.store/node_modules');
  const from = path.join(folder, 'node_modules/.store/node_modules/@foundry-rs/forge');
  mkdirSync(path.join(folder, 'node_modules/@foundry-rs'), { recursive: true });
  symlinkSync(from, path.join(folder, 'node_modules/@foundry-rs/forge'));
  expect((await start([]).ended).status).toBe(6);
});

unix.each(['SIGHUP', 'SIGINT', 'SIGTERM'] as const)('it passes %s on', async (signal) => {
  const wait = 'echo ready; while [ $((n += 1)) -lt 200 ]; do sleep 0.05; done';
  addForge('forge-linux-amd64/bin/forge', `trap 'exit 7' ${signal.slice(3)}; ${wait}`);
  const { child, ended } = start([]);
  child.stdout.once('data', () => child.kill(signal));
  expect(await ended).toMatchObject({ status: 7, signal: null });
});

unix.each([
  ['TERM', { status: null, signal: 'SIGTERM' }],
  ['KILL', { status: null, signal: 'SIGKILL' }],
  ['PIPE', { status: 1, signal: null }], // Node.js ignores this one
])('where SIG%s ends forge, it does not end as if all were well', async (signal, end) => {
  addForge('forge-linux-amd64/bin/forge', `kill -${signal} $$; sleep 5`);
  expect(await start([]).ended).toMatchObject(end);
});

test.each([
  ['without the package of the platform', true],
  ['without any package', false],
])('%s, it says what to do', async (_what, hasLauncher) => {
  if (hasLauncher) addForge('forge-darwin-arm64/bin/forge', 'exit 0');
  const { status, printed } = await start(['test', '-vv'], 'linux', 'riscv64').ended;
  expect(status).toBe(1);
  expect(printed).toBe(
    '@foundry-rs/forge-linux-riscv64 is not installed. Run "npm install" without "--omit". ' +
      'If npm has no such package,\ninstall Foundry (https://getfoundry.sh) and run: forge test -vv\n',
  );
});
