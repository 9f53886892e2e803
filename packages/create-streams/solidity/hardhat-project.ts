// cspell:ignore soljson
import type { WizardChain, WizardFacts } from '../contracts/types';
import type { Answers } from '../answers';
import type { ProjectFile } from '../project-file';
import { sampleReader } from '../samples';
import { hardhatDeploy } from './hardhat-deploy';
import { hardhatReadme } from './hardhat-readme';
import { packagesOfProduct } from './manifest';
import { foundryProject } from './project';

const STARTER = 'starters/hardhat';

/**
 * The files of a Hardhat project; those to start from come first. Contracts and tests are those of
 * the Foundry project: Hardhat runs tests in Solidity with the same cheat codes.
 */
export function hardhatProject(
  answers: Answers,
  chain: WizardChain,
  facts: WizardFacts,
): ProjectFile[] {
  const read = sampleReader(facts);
  const contracts = foundryProject(answers, chain, facts).flatMap(({ path, text }) =>
    /^(?:src|test)\/.*\.sol$/.test(path)
      ? [{ path: movedPath(path), text: moved(text, path) }]
      : [],
  );
  return [
    ...contracts,
    { path: 'scripts/deploy.ts', text: hardhatDeploy(answers, chain, facts.releases) },
    { path: 'README.md', text: hardhatReadme(answers, chain, facts) },
    { path: 'hardhat.config.ts', text: config(chain) },
    { path: 'package.json', text: manifest(answers, facts, read(`${STARTER}/package.json`)) },
    {
      path: 'tsconfig.json',
      text: read(`${STARTER}/tsconfig.json`).replace('"test"', '"scripts"'),
    },
    { path: '.gitignore', text: read(`${STARTER}/.gitignore`) },
    { path: '.npmrc', text: read('starters/_shared/.npmrc') },
  ];
}

const movedPath = (path: string): string => path.replace(/^src\//, 'contracts/');

/** Imports from the root of a Foundry project, as relative ones. */
function moved(text: string, path: string): string {
  const folder = path.startsWith('src/') ? 'src' : 'test';
  return text.replace(/(?<=^import .*")(src|test)\/(?=.*";$)/gm, (_, from: string) =>
    from === folder ? './' : `../${movedPath(`${from}/`)}`,
  );
}

const config = ({ id, name }: WizardChain): string => `import { createRequire } from 'node:module';
import viem from '@nomicfoundation/hardhat-viem';
import { configVariable, defineConfig } from 'hardhat/config';

const require = createRequire(import.meta.url);

export default defineConfig({
  plugins: [viem],
  solidity: {
    version: '0.8.29',
    // The compiler of the npm package: without this line Hardhat downloads one.
    path: require.resolve('solc/soljson.js'),
    settings: { evmVersion: 'shanghai', optimizer: { enabled: true, runs: 5000 } },
  },
  paths: { tests: { solidity: './test' } },
  // The tests read the published bytecode, and nothing else, from the packages.
  test: { solidity: { fsPermissions: { readDirectory: ['./node_modules/@sablier'] } } },
  networks: {
    // ${name}; both values come from the environment.
    chain: {
      type: 'http',
      chainId: ${id},
      url: configVariable('RPC_URL'),
      accounts: [configVariable('PRIVATE_KEY')],
    },
  },
});
`;

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** `package.json`: the starter's, without the runner of tests in TypeScript. */
function manifest(answers: Answers, facts: WizardFacts, text: string): string {
  const starter = JSON.parse(text) as Manifest;
  const { '@nomicfoundation/hardhat-node-test-runner': runner, ...devDependencies } =
    starter.devDependencies;
  if (!runner) throw new Error('The starter for Hardhat has another runner of tests.');
  const own = {
    ...starter,
    name: `sablier-${answers.product}-integration`,
    scripts: {
      build: 'hardhat build',
      test: 'hardhat test solidity',
      typecheck: 'hardhat build && tsc',
      deploy: 'hardhat run scripts/deploy.ts',
    },
    dependencies: packagesOfProduct(answers, facts, starter.dependencies),
    devDependencies,
  };
  return `${JSON.stringify(own, null, 2)}\n`;
}
