import type { WizardChain, WizardFacts } from '../contracts/types';
import type { Answers } from '../answers';
import type { ProjectFile } from '../project-file';
import { sampleReader, replaceInSample, replaceAllInSample, type ReadSample } from '../samples';
import { LOCAL_FOLDERS, localFiles, withFolders } from '../local-chain/files';
import { checkFiles } from '../typescript/checks';
import { createFiles } from '../typescript/create';
import { LOCAL_PACKAGES, typescriptManifest, TEST_COMMAND } from '../typescript/manifest';
import { partFiles } from '../typescript/parts';
import { isSafe } from '../is-safe';
import { reactReadme } from './readme';
import { streamsModule, valuesFile } from './streams';

const STARTER = 'starters/wagmi';

const PARTS = {
  scripts: {
    start: 'vite',
    build: 'tsc && vite build',
    preview: 'vite preview',
    chain: 'anvil',
    'deploy:local': 'tsx local/deploy.ts',
    'start:local': 'vite --mode anvil',
    test: TEST_COMMAND,
    typecheck: 'tsc',
  },
  packages: [
    'sablier',
    'viem',
    'wagmi',
    '@tanstack/react-query',
    'react',
    'react-dom',
    '@types/react',
    '@types/react-dom',
    '@vitejs/plugin-react',
    'typescript',
    'vite',
  ],
  local: LOCAL_PACKAGES,
};

/** The files of a React project; those to start from come first. */
export function reactProject(
  answers: Answers,
  chain: WizardChain,
  facts: WizardFacts,
): ProjectFile[] {
  const read = sampleReader(facts);
  const own = (file: string): ProjectFile => ({
    path: `src/${file}`,
    text: read(`wizard/react/${file}`),
  });
  const starter = (file: string): ProjectFile => ({ path: file, text: read(`${STARTER}/${file}`) });
  return [
    { path: 'src/streams.ts', text: streamsModule(answers, read) },
    ...createFiles(answers, read),
    ...(isSafe(answers) ? safePage(read) : walletPage(answers, read)),
    own('Fields.tsx'),
    { path: 'src/config.ts', text: config(read('wizard/react/config.ts'), chain) },
    {
      path: 'src/local.ts',
      text: replaceInSample(read('wizard/react/local.ts'), '../local/', './'),
    },
    { path: 'src/values.ts', text: valuesFile(answers, read) },
    own('message.ts'),
    { path: 'src/contracts.ts', text: contracts(read(`${answers.product}/contracts.ts`), answers) },
    ...partFiles(answers, read),
    ...checkFiles(answers, read),
    starter('src/main.tsx'),
    own('style.css'),
    own('env.d.ts'),
    { path: 'README.md', text: reactReadme(answers, chain, facts) },
    ...localFiles(answers, read),
    {
      path: 'package.json',
      text: typescriptManifest(answers, read(`${STARTER}/package.json`), PARTS, facts.versions),
    },
    {
      path: 'index.html',
      text: replaceInSample(read(`${STARTER}/index.html`), 'My streams', 'Create streams'),
    },
    starter('vite.config.ts'),
    {
      path: 'tsconfig.json',
      text: withFolders(read(`${STARTER}/tsconfig.json`), LOCAL_FOLDERS),
    },
    { path: '.env.example', text: environment(chain) },
    { path: '.npmrc', text: read('starters/_shared/.npmrc') },
    {
      path: '.gitignore',
      text: replaceInSample(read(`${STARTER}/.gitignore`), '.env.local', '.env*.local'),
    },
  ];
}

/** The page of a wallet, which signs, and what its transactions need. */
function walletPage(answers: Answers, read: ReadSample): ProjectFile[] {
  const approve = answers.token === 'unusual' ? 'lockup/approve.ts' : 'wizard/approve.ts';
  return [
    { path: 'src/CreateForm.tsx', text: createForm(answers, read) },
    ...(answers.batch === 'parts'
      ? ['Unfinished.tsx', 'one-tab.ts'].map((file) => ({
          path: `src/${file}`,
          text: read(`wizard/react/${file}`),
        }))
      : []),
    {
      path: 'src/App.tsx',
      text: replaceInSample(
        read('wizard/react/App.tsx'),
        `../../${STARTER}/src/Connect`,
        './Connect',
      ),
    },
    { path: 'src/Connect.tsx', text: connect(read) },
    { path: 'src/clients.ts', text: read('wizard/react/clients.ts') },
    { path: 'src/approve.ts', text: read(approve) },
  ];
}

/** The form, which says of a list in parts what is left of it. */
function createForm({ batch }: Answers, read: ReadSample): string {
  const form = read('wizard/react/CreateForm.tsx');
  if (batch !== 'parts') return form;
  return replaceAllInSample(form, [
    [
      "import { createStreams, type Values } from './streams';",
      "import { inOneTab } from './one-tab';\nimport { createStreams, type Values } from './streams';\nimport { Unfinished } from './Unfinished';",
    ],
    [
      'return createStreams(clients, values);',
      'return inOneTab(() => createStreams(clients, values));',
    ],
    [
      '      {creation.error && sent.length > 0 && (\n        <p>A transaction above may still go through. Look it up before you press Create again.</p>\n      )}\n',
      '      <Unfinished disabled={creation.isPending} />\n',
    ],
  ]);
}

/** The page that writes the files of a Safe. */
const safePage = (read: ReadSample): ProjectFile[] => [
  {
    path: 'src/SafeForm.tsx',
    text: replaceInSample(
      read('wizard/react/SafeForm.tsx'),
      "import { prepareStreams } from './safe-streams';\nimport type { Values } from './streams';",
      "import { prepareStreams, type Values } from './streams';",
    ),
  },
  { path: 'src/App.tsx', text: read('wizard/react/SafeApp.tsx') },
  { path: 'src/node.ts', text: read('wizard/react/node.ts') },
  { path: 'src/calls.ts', text: read('wizard/calls.ts') },
  { path: 'src/safe-file.ts', text: read('wizard/safe-file.ts') },
];

/** The chain that was chosen, in place of the sample's. */
const config = (sample: string, { viem }: WizardChain): string =>
  replaceAllInSample(sample, [
    ['foundry, sepolia', [viem, 'foundry'].sort().join(', ')],
    [': sepolia', `: ${viem}`],
  ]);

/** The button for each wallet, and for the account of the local chain. */
const connect = (read: ReadSample): string =>
  replaceAllInSample(read(`${STARTER}/src/Connect.tsx`), [
    ["'./format'", "'./message'"],
    ['Connect a wallet to see its streams.', 'Connect the wallet that pays.'],
  ]);

/** ABI and address of one release only, because the whole SDK would bloat the bundle. */
const contracts = (sample: string, { product }: Answers): string =>
  replaceAllInSample(sample, [
    ["import { sablier } from 'sablier';\n", ''],
    product === 'lockup'
      ? ['sablier.contracts.get({ chainId, contractName, release })', found('contractName')]
      : [
          "sablier.contracts.get({ chainId, contractName: 'SablierFlow', release })",
          found("'SablierFlow'"),
        ],
  ]);

const found = (name: string): string =>
  `release.deployments
    .find((deployment) => deployment.chainId === chainId)
    ?.contracts.find(({ name }) => name === ${name})`;

const environment = ({ name }: WizardChain): string =>
  `# Copy this file to .env.local. Everybody who opens the page can read what is in it.
# A node of ${name}. Leave it empty to use a public one.
VITE_RPC_URL=
`;
