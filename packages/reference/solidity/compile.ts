import { hash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Abi } from 'viem';
import type { SourceUnit } from './ast';
import { restoreComments } from './comments';
import { readSoliditySources, readPackageVersions, type Versions } from './packages';

export interface CompiledContract {
  abi: Abi;
  userdoc: { methods?: Record<string, { notice?: string }> };
  methodIdentifiers: Record<string, string>;
}

export interface Compilation {
  versions: Versions;
  /** Syntax trees by import path. */
  sources: Record<string, SourceUnit>;
  /** Byte offset at which each line of a source starts, by import path. */
  lineStarts: Record<string, number[]>;
  /** By import path, then by contract name. */
  contracts: Record<string, Record<string, CompiledContract>>;
}

interface CompilerOutput {
  errors?: { severity: string; formattedMessage: string }[];
  sources: Record<string, { ast: SourceUnit }>;
  contracts: Record<
    string,
    Record<
      string,
      Omit<CompiledContract, 'methodIdentifiers'> & {
        evm?: { methodIdentifiers?: Record<string, string> };
      }
    >
  >;
}

interface Solc {
  compile(
    input: string,
    callbacks: { import: (file: string) => { contents: string } | { error: string } },
  ): string;
}

const kept = new Map<string, Compilation>();

/**
 * Compiles the documented packages for their syntax trees, ABIs and NatSpec, without bytecode, which takes
 * only 3 s; the result is cached below `node_modules/.cache`, and in memory. Don't modify it.
 * @param root folder that holds `node_modules`
 * @throws when the compiler reports an error
 */
export function compileReference(root: string): Compilation {
  const found = kept.get(root) ?? readCompilation(root);
  kept.set(root, found);
  return found;
}

function readCompilation(root: string): Compilation {
  const modules = path.join(root, 'node_modules');
  const versions = readPackageVersions(modules);
  const cached = path.join(modules, '.cache', 'solidity-reference', `${keyOf(versions)}.json`);
  const found = readCache(cached);
  if (found) return found;

  const compilation = { versions, ...run(modules) };
  fs.mkdirSync(path.dirname(cached), { recursive: true });
  // Written beside and renamed, so that a build that runs at the same time never reads half a file.
  const draft = `${cached}.${process.pid}`;
  fs.writeFileSync(draft, JSON.stringify(compilation));
  fs.renameSync(draft, cached);
  return compilation;
}

/** Increase it when the shape of `Compilation` changes. */
const format = 3;

const keyOf = (versions: Versions) =>
  hash('sha256', JSON.stringify([format, versions])).slice(0, 16);

function readCache(file: string): Compilation | undefined {
  if (!fs.existsSync(file)) return undefined;
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Compilation;
}

function run(modules: string): Omit<Compilation, 'versions'> {
  // Loaded lazily: the compiler is 10 MB of WebAssembly.
  const solc = createRequire(path.join(modules, 'x.js'))('solc') as Solc;
  const sources = readSoliditySources(modules);
  const contents = new Map(Object.entries(sources).map(([file, { content }]) => [file, content]));
  const input = {
    language: 'Solidity',
    sources,
    settings: {
      outputSelection: { '*': { '*': ['abi', 'userdoc', 'evm.methodIdentifiers'], '': ['ast'] } },
    },
  };
  const result = solc.compile(JSON.stringify(input), {
    import: (file) => {
      const found = path.join(modules, file);
      if (!fs.existsSync(found)) return { error: `${file} is not installed` };
      contents.set(file, fs.readFileSync(found, 'utf8'));
      return { contents: contents.get(file) ?? '' };
    },
  });
  const output = JSON.parse(result) as CompilerOutput;
  const failures = (output.errors ?? []).filter(({ severity }) => severity === 'error');
  if (failures.length > 0) {
    throw new Error(failures.map(({ formattedMessage }) => formattedMessage).join('\n'));
  }
  for (const [file, { ast }] of Object.entries(output.sources)) {
    restoreComments(ast, contents.get(file) ?? '');
  }
  return {
    lineStarts: Object.fromEntries([...contents].map(([file, text]) => [file, startsOf(text)])),
    sources: mapValues(output.sources, ({ ast }) => ast),
    contracts: mapValues(output.contracts, (file) =>
      mapValues(file, ({ abi, userdoc, evm }) => ({
        abi,
        userdoc,
        methodIdentifiers: evm?.methodIdentifiers ?? {},
      })),
    ),
  };
}

/** In bytes, because the compiler counts in bytes. */
function startsOf(content: string): number[] {
  const starts = [0];
  Buffer.from(content).forEach((byte, at) => {
    if (byte === 0x0a) starts.push(at + 1);
  });
  return starts;
}

function mapValues<From, To>(record: Record<string, From>, to: (value: From) => To) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value)]));
}
