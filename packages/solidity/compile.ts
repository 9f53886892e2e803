import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Abi, Hex } from 'viem';
import { generateAirdropsInterfaces } from './airdrops/interfaces';
import { cachedCompile, cachedOutput } from './compile-cache';

/** Folders of the sources: those that the guides show, and those that only tests need. */
const FOLDERS = ['examples', 'packages/chain/contracts', 'tests/examples/contracts'];

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

// No package has the Airdrops sources: their interfaces are generated from the ABIs of the SDK.
const airdrops = generateAirdropsInterfaces();

const findImport = (file: string): { contents: string } | { error: string } => {
  const generated = airdrops.sources[file];
  if (generated) return { contents: generated };
  const at = path.join('node_modules', file);
  return existsSync(at)
    ? { contents: readFileSync(at, 'utf8') }
    : { error: `${file} is in no installed package` };
};

/** The compiler's input, with settings like those of the packages, but for the optimizer where it is off. */
const inputOf = (
  sources: Readonly<Record<string, string>>,
  wanted: readonly string[],
  isOptimized = true,
) => ({
  language: 'Solidity',
  sources: Object.fromEntries(
    Object.entries(sources).map(([file, content]) => [file, { content }]),
  ),
  settings: {
    evmVersion: 'shanghai',
    optimizer: { enabled: isOptimized, runs: 1000 },
    outputSelection: {
      // The compiler checks the sources for which output is selected, even for no contract.
      ...Object.fromEntries(Object.keys(sources).map((file) => [file, { None: ['abi'] }])),
      ...Object.fromEntries(wanted.map((file) => [file, { '*': ['abi', 'evm.bytecode.object'] }])),
    },
  },
});

/** The package has no types; `Solc` is the part of its interface that is used here. */
const loadSolc = () => createRequire(import.meta.url)('solc') as Solc;

/** Of the package: its compiler takes a second to load, which a cached output does not need. */
const solcVersion = () =>
  (createRequire(import.meta.url)('solc/package.json') as { version: string }).version;

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
 * @param wanted the files whose contracts are needed, all unless given; the others are only checked, which is much faster
 * @param imports sources that take the place of files of the installed packages, by import path
 * @throws on errors and, unless `warns` is set, on warnings
 */
export function compileFiles(
  sources: Readonly<Record<string, string>>,
  {
    warns = false,
    wanted = Object.keys(sources),
    imports = () => undefined,
  }: {
    warns?: boolean;
    wanted?: readonly string[];
    imports?: (file: string) => string | undefined;
  } = {},
): Named[] {
  const input = inputOf(sources, wanted);
  const compile = (resolve: (file: string) => object) =>
    loadSolc().compile(JSON.stringify(input), { import: resolve });
  const key = JSON.stringify([solcVersion(), input]);
  const find = (file: string) => {
    const contents = imports(file);
    return contents === undefined ? findImport(file) : { contents };
  };
  return contractsOf(cachedCompile(key, find, compile), wanted, warns);
}

/**
 * The compiler's output for an input with all its sources, in its own process, because vitest takes a worker that is
 * busy for a minute for dead. The optimizing compiler of WebAssembly costs more than it saves there.
 */
export function outputApart(input: object): Promise<string> {
  const json = JSON.stringify(input);
  return cachedOutput(`${solcVersion()} ${json}`, () => {
    const args = ['--liftoff-only', 'examples/starters/_shared/solc.cjs'];
    const compiler = execFile(process.execPath, args, { maxBuffer: 1 << 28 });
    compiler.stdin?.end(json);
    return text(compiler.stdout ?? Readable.from([]));
  });
}

/**
 * As `compileFiles`, in its own process and without the optimizer, which takes most of the time where there are many
 * contracts.
 * @param wanted the files whose contracts are needed; the others are only checked, which is much faster
 */
export async function compileApart(
  sources: Readonly<Record<string, string>>,
  wanted: readonly string[],
): Promise<Named[]> {
  const output = await outputApart(inputOf(withImports(sources), wanted, false));
  return contractsOf(output, wanted, false);
}

/** The sources with everything that they import, recursively. */
const withImports = (sources: Readonly<Record<string, string>>): Record<string, string> =>
  followImports(sources, (file) => {
    const found = findImport(file);
    // The compiler reports missing imports.
    return 'contents' in found ? found.contents : undefined;
  });

/** Adds what the sources import, recursively, as far as `read` returns its content. */
function followImports(
  sources: Readonly<Record<string, string>>,
  read: (file: string) => string | undefined,
): Record<string, string> {
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
      const found = read(imported);
      if (found === undefined) continue;
      all[imported] = found;
      open.push(imported);
    }
  }
  return all;
}

/**
 * `compileFiles` with the contracts keyed by name.
 * @param wanted as of `compileFiles`
 * @throws what `compileFiles` throws, and when two contracts share a name
 */
export function compileSources(
  sources: Readonly<Record<string, string>>,
  wanted?: readonly string[],
): Record<string, CompiledContract> {
  const contracts: Record<string, CompiledContract> = {};
  for (const { name, ...contract } of compileFiles(sources, wanted && { wanted })) {
    const other = contracts[name];
    if (other) throw new Error(`${contract.file} and ${other.file} both declare ${name}.`);
    contracts[name] = contract;
  }
  return contracts;
}

/**
 * Compiles every contract of examples/ and of the tests.
 * @throws what `compileSources` throws, and when there is no source
 */
export const compileExamples = (): Record<string, CompiledContract> =>
  compileSources(readExampleSources());

const DECLARED = /^(?:abstract )?(?:contract|interface|library) (\w+)/gm;

/**
 * Compiles some contracts of examples/ and of the tests, and only the files that they need: a third of the time.
 * @param isWanted whether a contract with this name is needed
 * @returns these contracts by name
 * @throws what `compileSources` throws, and when there is no source
 */
export function compileSomeExamples(
  isWanted: (name: string) => boolean,
): Record<string, CompiledContract> {
  const all = readExampleSources();
  const wanted = Object.entries(all).filter(([, source]) =>
    [...source.matchAll(DECLARED)].some(([, name = '']) => isWanted(name)),
  );
  const needed = followImports(Object.fromEntries(wanted), (file) => all[file]);
  const compiled = compileSources(
    needed,
    wanted.map(([file]) => file),
  );
  return Object.fromEntries(Object.entries(compiled).filter(([name]) => isWanted(name)));
}

/** @throws when there is no source */
function readExampleSources(): Record<string, string> {
  // A starter is a separate project with its own settings, which its tests compile; so are the projects of
  // the wizard. Samples of upgrades have the packages of their releases.
  const files = filesIn(FOLDERS, '.sol').filter(
    (file) => !/^examples\/(starters|wizard|upgrades)\//.test(file),
  );
  if (files.length === 0) throw new Error(`No Solidity file found in ${FOLDERS.join(', ')}.`);
  return Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')]));
}
