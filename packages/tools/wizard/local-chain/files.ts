import type { Answers } from '../answers';
import type { ProjectFile } from '../project-file';
import { replaceAllInSample, replaceInSample, type ReadSample } from '../samples';
import { checkModule, testFile } from './check';
import { deployCommand, runModule, START } from './commands';
import { tokenName } from '../options';
import { hasContract, setupModule } from './setup';

const SAMPLES = 'wizard/local';
const STARTER = 'starters/viem';
const STARTER_CLIENTS = '../../starters/viem/src/clients';
const STARTER_CONTRACTS = '../../starters/viem/contracts/local.json';

/** Decimals of the tokens in the tests of a project. */
export const DECIMALS = [6, 18];

/** A local chain with the protocol, a token and the parties, and a test that runs on it. */
export function localFiles(answers: Answers, read: ReadSample): ProjectFile[] {
  const { product, stack } = answers;
  const isPage = stack === 'react';
  const clients = isPage ? './clients' : '../src/clients';
  const own = (file: string): string =>
    read(`${SAMPLES}/${file}.ts`)
      .replaceAll(STARTER_CLIENTS, clients)
      .replaceAll(STARTER_CONTRACTS, '../contracts/local.json');
  const names = isPage ? 'src/name-contracts' : 'local/name-contracts';
  const stackFiles = isPage
    ? [
        { path: 'local/clients.ts', text: read(`${STARTER}/src/clients.ts`) },
        { path: 'local/deploy.ts', text: deployCommand(answers) },
      ]
    : [
        { path: 'local/run-example.ts', text: runModule(answers) },
        { path: 'local/start.ts', text: START },
      ];
  return [
    ...DECIMALS.map((decimals) => ({
      path: `test/${decimals}-decimals.test.ts`,
      text: testFile(decimals),
    })),
    { path: 'test/check-streams.ts', text: checkModule(answers) },
    ...stackFiles,
    { path: `${names}.ts`, text: nameContracts(answers, read) },
    {
      path: 'local/setup.ts',
      text: setupModule(answers, clients, isPage ? '../src/name-contracts' : './name-contracts'),
    },
    { path: 'local/protocol.ts', text: own(product) },
    { path: 'local/comptroller.ts', text: own('comptroller') },
    { path: 'local/deploy-contract.ts', text: own('deploy-contract') },
    { path: 'local/anvil.ts', text: own('anvil') },
    ...contractFiles(answers, read),
  ];
}

const nameContracts = ({ product }: Answers, read: ReadSample): string => {
  const text = read(`${SAMPLES}/name-contracts.ts`);
  return product === 'lockup'
    ? text
    : replaceInSample(text, 'releases/lockup/v4.0', 'releases/flow/v3.0');
};

/** The Solidity of the local chain, and what the compiler made of it. */
function contractFiles(answers: Answers, read: ReadSample): ProjectFile[] {
  const compiled = {
    ...(JSON.parse(read(`${STARTER}/contracts/local.json`)) as Record<string, unknown>),
    ...(JSON.parse(read(`${SAMPLES}/contracts/local.json`)) as Record<string, unknown>),
  };
  const wanted = [
    ...[tokenName(answers), 'LocalFeed'],
    ...(hasContract(answers) ? ['LocalContract'] : []),
  ];
  const some = Object.fromEntries(wanted.map((name) => [name, compiled[name]]));
  return [
    { path: 'contracts/local.json', text: `${JSON.stringify(some)}\n` },
    { path: 'contracts/Local.sol', text: read(`${STARTER}/contracts/Local.sol`) },
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

/** `tsconfig.json` of a starter, with the folders of the local chain. */
export const withLocalFolders = (text: string): string =>
  replaceAllInSample(text, [['"src"', '"src", "local", "test"']]).replace(
    '"test", "local", ',
    '"test", ',
  );
