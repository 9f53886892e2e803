import type { Answers } from '../answers';
import type { ProjectFile } from '../project-file';
import { replaceInSample, type ReadSample } from '../samples';
import { checkModule, testFile } from './check';
import { deployCommand, runModule, START_COMMAND } from './commands';
import { tokenName } from '../options';
import { isSafe } from '../is-safe';
import { hasContract, setupModule } from './setup';

const SAMPLES = 'wizard/local';
const SHARED = 'starters/_shared';
const SHARED_CLIENTS = `../../${SHARED}/src/clients`;
const SHARED_CONTRACTS = `../../${SHARED}/contracts/local.json`;

/** Decimals of the tokens in the tests of a project. */
export const DECIMALS = [6, 18];

/** A local chain with the protocol, a token and the parties, and a test that runs on it. */
export function localFiles(answers: Answers, read: ReadSample): ProjectFile[] {
  const { product, stack } = answers;
  const isPage = stack === 'react';
  const ofSafe = isSafe(answers);
  // A page and the script of a Safe sign nothing with a key.
  const hasClients = isPage || ofSafe;
  const clients = hasClients ? './clients' : '../src/clients';
  const own = (file: string): string =>
    read(`${SAMPLES}/${file}.ts`)
      .replaceAll(SHARED_CLIENTS, clients)
      .replaceAll(SHARED_CONTRACTS, '../contracts/local.json');
  const names = isPage ? 'src/name-contracts' : 'local/name-contracts';
  const stackFiles = isPage
    ? [{ path: 'local/deploy.ts', text: deployCommand(answers) }]
    : [
        { path: 'local/run-example.ts', text: runModule(answers) },
        { path: 'local/start.ts', text: START_COMMAND },
      ];
  return [
    ...DECIMALS.map((decimals) => ({
      path: `test/${decimals}-decimals.test.ts`,
      text: testFile(decimals),
    })),
    { path: 'test/check-streams.ts', text: checkModule(answers, read) },
    ...stackFiles,
    ...(hasClients ? [{ path: 'local/clients.ts', text: read(`${SHARED}/src/clients.ts`) }] : []),
    ...(ofSafe ? [{ path: 'local/execute-file.ts', text: own('execute-file') }] : []),
    { path: `${names}.ts`, text: nameContracts(answers, read) },
    {
      path: 'local/setup.ts',
      text: setupModule(answers, clients, isPage ? '../src/name-contracts' : './name-contracts'),
    },
    { path: 'local/protocol.ts', text: own(product) },
    { path: 'local/comptroller.ts', text: own('comptroller') },
    { path: 'local/deploy-contract.ts', text: own('deploy-contract') },
    { path: 'local/anvil.ts', text: read(`${SHARED}/test/anvil.ts`) },
    ...contractFiles(answers, read),
  ];
}

const nameContracts = ({ product }: Answers, read: ReadSample): string => {
  const text = read(`${SAMPLES}/name-contracts.ts`);
  return product === 'lockup'
    ? text
    : replaceInSample(text, 'releases/lockup/v4.0', 'releases/flow/v3.0');
};

const known = new Map<string, Readonly<Record<string, unknown>>>();

/** The contracts by name, read once: their code is long, and a project is written again with each answer. */
function contractsIn(text: string): Readonly<Record<string, unknown>> {
  const contracts = known.get(text) ?? (JSON.parse(text) as Record<string, unknown>);
  known.set(text, contracts);
  return contracts;
}

/** The Solidity of the local chain, and what the compiler made of it. */
function contractFiles(answers: Answers, read: ReadSample): ProjectFile[] {
  const compiled = {
    ...contractsIn(read(`${SHARED}/contracts/local.json`)),
    ...contractsIn(read(`${SAMPLES}/contracts/local.json`)),
  };
  const wanted = [
    tokenName(answers),
    'LocalFeed',
    ...(hasContract(answers) ? ['LocalContract'] : []),
  ];
  const some = Object.fromEntries(wanted.map((name) => [name, compiled[name]]));
  return [
    { path: 'contracts/local.json', text: `${JSON.stringify(some)}\n` },
    { path: 'contracts/Local.sol', text: read(`${SHARED}/contracts/Local.sol`) },
    ...(answers.token === 'unusual'
      ? [{ path: 'contracts/UnusualToken.sol', text: read('wizard/UnusualToken.sol') }]
      : []),
    ...(hasContract(answers)
      ? [
          {
            path: 'contracts/LocalContract.sol',
            text: read(`${SAMPLES}/contracts/LocalContract.sol`),
          },
        ]
      : []),
  ];
}

/** `tsconfig.json` of a starter, with these folders and the files that the starter names beside its own. */
export const withFolders = (text: string, folders: readonly string[]): string =>
  text.replace(/"include": \[(.*)\]/, (_, named: string) => {
    const files = named.split(', ').filter((name) => name.includes('.'));
    return `"include": [${[...folders.map((folder) => `"${folder}"`), ...files].join(', ')}]`;
  });

/** The folders of a project with a local chain. */
export const LOCAL_FOLDERS = ['src', 'local', 'test'];
