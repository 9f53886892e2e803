import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
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

/**
 * Foundry's names for what is not in node_modules: its test library, of which the tests hold the
 * signatures that samples use, and the sources of the sample project.
 */
const FOUNDRY: readonly (readonly [prefix: string, folders: readonly string[]])[] = [
  ['forge-std/', ['tests/examples/contracts/forge-std']],
  ['src/', ['examples/lockup/local-environment', 'examples/flow/local-environment']],
];

// No package holds the Airdrops sources: their interfaces are made from the ABIs of the SDK.
const airdrops = generateAirdropsInterfaces();

const findImport = (file: string): { contents: string } | { error: string } => {
  const generated = airdrops.sources[file];
  if (generated) return { contents: generated };
  const [prefix, folders] = FOUNDRY.find(([start]) => file.startsWith(start)) ?? [
    '',
    ['node_modules'],
  ];
  const at = folders
    .map((folder) => path.join(folder, file.slice(prefix.length)))
    .find((candidate) => existsSync(candidate));
  return at
    ? { contents: readFileSync(at, 'utf8') }
    : { error: `${file} is in no installed package` };
};

/**
 * Compiles sources, keyed by file, with the release's compiler and settings like the packages'.
 * @throws on errors and, unless `warns` is set, on warnings
 */
export function compileFiles(
  sources: Readonly<Record<string, string>>,
  { warns = false } = {},
): (CompiledContract & { readonly name: string })[] {
  const files = Object.keys(sources);
  const input = {
    language: 'Solidity',
    sources: Object.fromEntries(files.map((file) => [file, { content: sources[file] }])),
    settings: {
      evmVersion: 'shanghai',
      optimizer: { enabled: true, runs: 1000 },
      outputSelection: Object.fromEntries(
        files.map((file) => [file, { '*': ['abi', 'evm.bytecode.object'] }]),
      ),
    },
  };
  // The package has no types; this is the part of its interface that is used.
  const solc = createRequire(import.meta.url)('solc') as Solc;
  const compile = (resolve: (file: string) => object) =>
    solc.compile(JSON.stringify(input), { import: resolve });
  const key = JSON.stringify([solc.version(), input]);
  const output = JSON.parse(cachedCompile(key, findImport, compile)) as Output;
  const problems = (output.errors ?? []).filter(({ severity }) => !warns || severity === 'error');
  if (problems.length > 0) {
    throw new Error(problems.map(({ formattedMessage }) => formattedMessage).join('\n'));
  }

  return files.flatMap((file) =>
    Object.entries(output.contracts?.[file] ?? {}).map(([name, { abi, evm }]) => ({
      name,
      file,
      abi,
      creationCode: `0x${evm.bytecode.object}` as const,
    })),
  );
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
  // A starter is a project of its own, with its own settings; its tests compile it.
  const files = filesIn(FOLDERS, '.sol').filter((file) => !file.startsWith('examples/starters/'));
  if (files.length === 0) throw new Error(`No Solidity file in ${FOLDERS.join(', ')}.`);
  return compileSources(
    Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')])),
  );
}
