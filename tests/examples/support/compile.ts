import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Abi, Hex } from 'viem';
import { generateAirdropsInterfaces } from './airdrops/interfaces';
import { cachedCompile } from './compile-cache';

/** Sources that are compiled: what the guides show, and what the tests need beside it. */
const FOLDERS = ['examples', 'tests/examples/contracts'];

export interface CompiledContract {
  /** From the root of the repository. */
  readonly file: string;
  readonly abi: Abi;
  readonly creationCode: Hex;
}

interface Output {
  readonly errors?: readonly { readonly severity: string; readonly formattedMessage: string }[];
  readonly contracts?: Readonly<
    Record<string, Record<string, { abi: Abi; evm: { bytecode: { object: string } } }>>
  >;
}

interface Solc {
  compile(input: string, callbacks: { import: (file: string) => object }): string;
  version(): string;
}

/** Every file below the folders with this ending, as paths from the root of the repository. */
export function filesIn(folders: readonly string[], ending: string): string[] {
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
        path.posix.join(folder, name.split(path.sep).join('/')),
      ),
    )
    .filter((file) => file.endsWith(ending))
    .sort();
}

// No package holds the Airdrops sources: their interfaces are made from the ABIs of the SDK.
const airdrops = generateAirdropsInterfaces();

const findImport = (file: string): { contents: string } | { error: string } => {
  const generated = airdrops.sources[file];
  if (generated) return { contents: generated };
  const at = path.join('node_modules', file);
  return existsSync(at)
    ? { contents: readFileSync(at, 'utf8') }
    : { error: `${file} is in no installed package` };
};

/** What the compiler gets: the release's compiler settings, like those of the packages. */
const inputOf = (sources: Readonly<Record<string, string>>, wanted: readonly string[]) => ({
  language: 'Solidity',
  sources: Object.fromEntries(
    Object.entries(sources).map(([file, content]) => [file, { content }]),
  ),
  settings: {
    evmVersion: 'shanghai',
    optimizer: { enabled: true, runs: 1000 },
    outputSelection: {
      // The compiler checks the sources of which it is to put something out, if only of no contract.
      ...Object.fromEntries(Object.keys(sources).map((file) => [file, { None: ['abi'] }])),
      ...Object.fromEntries(wanted.map((file) => [file, { '*': ['abi', 'evm.bytecode.object'] }])),
    },
  },
});

type Named = CompiledContract & { readonly name: string };

/** @throws on errors and, unless `warns` is set, on warnings */
function contractsOf(json: string, wanted: readonly string[], warns: boolean): Named[] {
  const output = JSON.parse(json) as Output;
  const problems = (output.errors ?? []).filter(({ severity }) => !warns || severity === 'error');
  if (problems.length > 0) {
    throw new Error(problems.map(({ formattedMessage }) => formattedMessage).join('\n'));
  }
  return wanted.flatMap((file) =>
    Object.entries(output.contracts?.[file] ?? {}).map(([name, { abi, evm }]) => ({
      name,
      file,
      abi,
      creationCode: `0x${evm.bytecode.object}` as const,
    })),
  );
}

/**
 * Compiles sources, keyed by file, with the release's compiler and settings like the packages'.
 * @throws on errors and, unless `warns` is set, on warnings
 */
export function compileFiles(
  sources: Readonly<Record<string, string>>,
  { warns = false } = {},
): Named[] {
  const files = Object.keys(sources);
  const input = inputOf(sources, files);
  // The package has no types; this is the part of its interface that is used.
  const solc = createRequire(import.meta.url)('solc') as Solc;
  const compile = (resolve: (file: string) => object) =>
    solc.compile(JSON.stringify(input), { import: resolve });
  const key = JSON.stringify([solc.version(), input]);
  return contractsOf(cachedCompile(key, findImport, compile), files, warns);
}

/**
 * As `compileFiles`, in a process of its own: a worker that is busy for a minute is taken for dead.
 * @param wanted the files whose contracts are needed; the others are checked only, which is much quicker
 */
export async function compileApart(
  sources: Readonly<Record<string, string>>,
  wanted: readonly string[],
): Promise<Named[]> {
  const compiler = execFile(process.execPath, ['tests/examples/support/solc.cjs'], {
    maxBuffer: 1 << 28,
  });
  const output = text(compiler.stdout ?? Readable.from([]));
  compiler.stdin?.end(JSON.stringify(inputOf(withImports(sources), wanted)));
  return contractsOf(await output, wanted, false);
}

/** The sources and everything that they import, and so on. */
function withImports(sources: Readonly<Record<string, string>>): Record<string, string> {
  const all: Record<string, string> = { ...sources };
  const open = Object.keys(sources);
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    for (const [, name = ''] of (all[file] ?? '').matchAll(
      /^\s*(?:import|\}) [^"';]*["']([^"']+)["'][^"';]*;/gm,
    )) {
      const imported = name.startsWith('.')
        ? path.posix.join(path.posix.dirname(file), name)
        : name;
      if (all[imported] !== undefined) continue;
      const found = findImport(imported);
      // The compiler itself says what is missing.
      if (!('contents' in found)) continue;
      all[imported] = found.contents;
      open.push(imported);
    }
  }
  return all;
}

/**
 * `compileFiles` with the contracts keyed by name.
 * @throws what `compileFiles` throws, and when two contracts share a name
 */
export function compileSources(
  sources: Readonly<Record<string, string>>,
): Record<string, CompiledContract> {
  const contracts: Record<string, CompiledContract> = {};
  for (const { name, ...contract } of compileFiles(sources)) {
    const twin = contracts[name];
    if (twin) throw new Error(`${contract.file} and ${twin.file} both declare ${name}.`);
    contracts[name] = contract;
  }
  return contracts;
}

/**
 * Compiles every contract of examples/ and of the tests.
 * @throws what `compileSources` throws, and when there is no source
 */
export function compileExamples(): Record<string, CompiledContract> {
  // A starter is a project of its own, with its own settings; its tests compile it. So do those of the
  // wizard, with the projects that it makes.
  const files = filesIn(FOLDERS, '.sol').filter(
    (file) => !/^examples\/(starters|wizard)\//.test(file),
  );
  if (files.length === 0) throw new Error(`No Solidity file in ${FOLDERS.join(', ')}.`);
  return compileSources(
    Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')])),
  );
}
