import type { WizardChain, WizardFacts } from '../contracts/types';
import type { Answers } from '../answers';
import type { ProjectFile } from '../project-file';
import { sampleReader, replaceInSample, type ReadSample } from '../samples';
import { localFiles, withLocalFolders } from '../local-chain/files';
import { hasLocalChain } from '../local-chain/setup';
import { checkFiles } from './checks';
import { createFiles } from './create';
import { mainScript, mainVariables } from './main';
import { LOCAL_PACKAGES, manifest, TEST_COMMAND } from './manifest';
import { KEY_IN_TERMINAL, readme } from './readme';
import { partsModule } from './parts';
import { isSafe } from './safe';

const STARTER = 'starters/viem';

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

/** Of a Safe, whose script writes files alone. */
const SAFE_PARTS = {
  scripts: { start: PARTS.scripts.start, typecheck: PARTS.scripts.typecheck },
  packages: [...PARTS.packages, '@types/node', 'tsx'],
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
  const isLocal = hasLocalChain(answers);
  const parts = isLocal ? PARTS : SAFE_PARTS;
  const tsconfig = read(`${STARTER}/tsconfig.json`);
  return [
    ...createFiles(answers, read),
    { path: 'src/main.ts', text: mainScript(answers, chain) },
    ...(isSafe(answers)
      ? [own('calls'), own('safe-file')]
      : [
          { path: 'src/approve.ts', text: read(approve) },
          { path: 'src/clients.ts', text: read(`${STARTER}/src/clients.ts`) },
        ]),
    { path: 'src/contracts.ts', text: read(`${answers.product}/contracts.ts`) },
    ...partFiles(answers, read),
    ...checkFiles(answers, read),
    { path: 'README.md', text: readme(answers, chain, facts) },
    ...(isLocal ? localFiles(answers, read) : []),
    {
      path: 'package.json',
      text: manifest(answers, read(`${STARTER}/package.json`), parts, facts.versions),
    },
    { path: 'tsconfig.json', text: isLocal ? withLocalFolders(tsconfig) : tsconfig },
    { path: '.env.example', text: environment(answers, chain, read(`${STARTER}/.env.example`)) },
    ...(isLocal ? [{ path: '.npmrc', text: read(`${STARTER}/.npmrc`) }] : []),
    { path: '.gitignore', text: `${read(`${STARTER}/.gitignore`)}${outputs(answers)}` },
  ];
}

/** What a list in parts needs: the list, and a script that goes on where it stopped, or parts alone for a Safe. */
function partFiles(answers: Answers, read: ReadSample): ProjectFile[] {
  if (answers.batch !== 'parts') return [];
  const list = { path: 'recipients.txt', text: '# One address in each line.\n' };
  const parts = { path: 'src/parts.ts', text: partsModule(answers, read) };
  if (isSafe(answers)) return [parts, list];
  const [event, contracts] =
    answers.product === 'lockup'
      ? ['wizard/creation-event.ts', '../lockup/contracts']
      : ['wizard/flow-event.ts', '../flow/contracts'];
  const text = replaceInSample(read(event), contracts, './contracts');
  return [
    { path: 'src/in-parts.ts', text: read('wizard/in-parts.ts') },
    { path: 'src/creation-event.ts', text },
    parts,
    list,
  ];
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
