#!/usr/bin/env node
// The starters' compiler, for forge: it asks for the version before each run, which loads the compiler, and several
// tests compile the same project. What the compiler has said is kept, by the digest of what it was asked.
const { spawnSync } = require('node:child_process');
const { hash } = require('node:crypto');
const { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { version } = require('solc/package.json');

const ROOT = path.resolve(__dirname, '../..');
const COMPILER = path.join(ROOT, 'examples/starters/_shared/solc.cjs');
/** Beside the output of the samples: packages/solidity/compile-cache.ts. */
const FOLDER = path.join(ROOT, 'node_modules/.cache/examples');

const args = process.argv.includes('--version') ? ['--version'] : [];
const input = args.length > 0 ? '' : readFileSync(0, 'utf8');
const asked = JSON.stringify([version, readFileSync(COMPILER, 'utf8'), args, input]);
const file = path.join(FOLDER, `${hash('sha256', asked)}.txt`);

if (!existsSync(file)) {
  // Without the optimizing compiler of WebAssembly, which costs more than it saves: 2.7 s of processor, not 4.8.
  const { status, stdout } = spawnSync(process.execPath, ['--liftoff-only', COMPILER, ...args], {
    input,
    maxBuffer: 1 << 28,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  if (status !== 0) process.exit(status ?? 1);
  mkdirSync(FOLDER, { recursive: true });
  // Two workers may ask at the same time: each writes a file of its own, and the name is given at once.
  const own = `${file}.${process.pid}`;
  writeFileSync(own, stdout);
  renameSync(own, file);
}
process.stdout.write(readFileSync(file));
