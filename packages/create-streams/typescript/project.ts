import type { WizardChain, WizardFacts } from '../contracts/types';
import type { Answers } from '../answers';
import { hasOwnAmounts, ownAmount } from '../options';
import type { ProjectFile } from '../project-file';
import { sampleReader, replaceInSample } from '../samples';
import { LOCAL_FOLDERS, localFiles, withFolders } from '../local-chain/files';
import { checkFiles } from './checks';
import { createFiles } from './create';
import { mainVariables } from '../main-variables';
import { mainScript } from './main';
import { LOCAL_PACKAGES, typescriptManifest, TEST_COMMAND } from './manifest';
import { KEY_IN_TERMINAL } from '../key-in-terminal';
import { typescriptReadme } from './readme';
import { partFiles } from './parts';
import { isSafe } from '../is-safe';

const STARTER = 'starters/viem';
const SHARED = 'starters/_shared';

const PARTS = {
  scripts: {
    start: 'tsx src/main.ts',
    chain: 'anvil',
    'start:local': 'tsx local/start.ts',
    test: TEST_COMMAND,
    typecheck: 'tsc',
  },
  packages: ['sablier', 'viem', 'typescript'],
  local: LOCAL_PACKAGES,
};

/** The files of a TypeScript project; those to start from come first. */
export function viemProject(
  answers: Answers,
  chain: WizardChain,
  facts: WizardFacts,
): ProjectFile[] {
  const read = sampleReader(facts);
  const approve = answers.token === 'unusual' ? 'lockup/approve.ts' : 'wizard/approve.ts';
  const own = (name: string) => ({ path: `src/${name}.ts`, text: read(`wizard/${name}.ts`) });
  return [
    ...createFiles(answers, read),
    { path: 'src/main.ts', text: mainScript(answers, chain, read) },
    ...(isSafe(answers)
      ? [own('calls'), own('safe-file')]
      : [
          { path: 'src/approve.ts', text: read(approve) },
          { path: 'src/clients.ts', text: read(`${SHARED}/src/clients.ts`) },
        ]),
    { path: 'src/contracts.ts', text: read(`${answers.product}/contracts.ts`) },
    ...partFiles(answers, read),
    ...listFile(answers),
    ...checkFiles(answers, read),
    { path: 'README.md', text: typescriptReadme(answers, chain, facts) },
    ...localFiles(answers, read),
    {
      path: 'package.json',
      text: typescriptManifest(answers, read(`${STARTER}/package.json`), PARTS, facts.versions),
    },
    {
      path: 'tsconfig.json',
      text: withFolders(read(`${STARTER}/tsconfig.json`), LOCAL_FOLDERS),
    },
    { path: '.env.example', text: environment(answers, chain, read(`${STARTER}/.env.example`)) },
    { path: '.npmrc', text: read(`${SHARED}/.npmrc`) },
    { path: '.gitignore', text: `${read(`${STARTER}/.gitignore`)}${outputs(answers)}` },
  ];
}

/** The list that the script reads. */
function listFile(answers: Answers): ProjectFile[] {
  if (answers.batch !== 'parts' && !hasOwnAmounts(answers)) return [];
  const text = hasOwnAmounts(answers)
    ? `# address,${ownAmount(answers)} in each line, with the ${ownAmount(answers)} in tokens: 1500.5\n`
    : '# One address in each line.\n';
  return [{ path: 'recipients.txt', text }];
}

/** Files that the script writes. */
const outputs = (answers: Answers): string =>
  isSafe(answers) ? 'safe*.json\n' : answers.batch === 'parts' ? 'progress.json\n' : '';

/** The lines of the starter about its key. */
const TEST_KEY = `# Copy this file to .env. Use the key of an account that holds nothing but coins of a test network.
PRIVATE_KEY=
`;

const KEY_ELSEWHERE = `# Copy this file to .env. PRIVATE_KEY does not belong in a file: it moves real tokens. Type it into the
# terminal before npm start, in bash or zsh: ${KEY_IN_TERMINAL}`;

function environment(answers: Answers, chain: WizardChain, starter: string): string {
  const place = replaceInSample(starter, 'A node of Sepolia.', `A node of ${chain.name}.`);
  const key = isSafe(answers)
    ? replaceInSample(place, TEST_KEY, '# Copy this file to .env.\n')
    : chain.isTestnet
      ? place
      : replaceInSample(place, TEST_KEY, `${KEY_ELSEWHERE}\n`);
  const variables = mainVariables(answers).map(
    ([name, what]) => `# ${what.charAt(0).toUpperCase()}${what.slice(1)}.\n${name}=\n`,
  );
  return `${key.trimEnd()}\n${variables.join('')}`;
}
