import type { WizardChain, WizardFacts } from '../contracts/types';
import type { Answers } from '../answers';
import { hasOwnAmounts, ownAmount } from '../options';
import { describeAnswers } from '../describe-answers';
import { localNote, localNotes } from '../local-chain/readme';
import { mostStreams } from '../most-streams';
import { createFunctionName, createFiles } from './create';
import { needsCode } from './checks';
import { mainVariables } from '../main-variables';
import { isSafe } from '../is-safe';
import { KEY_IN_TERMINAL } from '../key-in-terminal';
import { sampleReader } from '../samples';

/** `README.md` of a TypeScript project. */
export function typescriptReadme(answers: Answers, chain: WizardChain, facts: WizardFacts): string {
  const isLockup = answers.product === 'lockup';
  const release = isLockup ? `Lockup ${facts.releases.lockup}` : `Flow ${facts.releases.flow}`;
  const files = [
    ['src/create.ts', `\`${createFunctionName(answers)}\`, the function to use in your own code`],
    [
      'src/main.ts',
      hasOwnAmounts(answers)
        ? `creates the streams of recipients.txt on ${chain.name}`
        : `an example of 100 tokens for each stream, on ${chain.name}`,
    ],
    ...partNotes(answers),
    ['src/contracts.ts', 'the ABI, and the address on every chain, from the package `sablier`'],
    ...(isSafe(answers)
      ? [
          ['src/calls.ts', 'the approval of the token, as calls'],
          ['src/safe-file.ts', 'writes the calls as the file that the Transaction Builder reads'],
        ]
      : [
          ['src/approve.ts', approvalParagraph(answers)],
          ['src/clients.ts', 'the viem clients, and the key from the environment'],
        ]),
    ...checkNotes(answers),
    ...createFiles(answers, sampleReader(facts))
      .slice(1)
      .map(({ path }) => [path, 'what the creation needs']),
    ...localNotes(answers),
  ];
  const list = files.map(([file, what]) => `- \`${file}\`: ${what}`).join('\n');
  const variables = mainVariables(answers)
    .map(([name, what]) => `- \`${name}\`: ${what}`)
    .join('\n');
  return `# Streams with Sablier ${release}

${describeAnswers(answers)}

You need Node.js 20.12 or later. Copy \`.env.example\` to \`.env\` and fill it in:

${chain.isTestnet && !isSafe(answers) ? TEST_KEY : ''}${variables}
${chain.isTestnet || isSafe(answers) ? '' : REAL_KEY}${listNote(answers)}
\`\`\`sh
npm install
npm start
\`\`\`

${isSafe(answers) ? safeNote(answers) : `\`npm start\` sends transactions on ${chain.name}.`} \`npm run typecheck\` checks the types and sends nothing.
${localNote(answers, chain)}
## Files

${list}
${senderNote(answers, facts.site)}${hookNote(answers, facts.site)}
The code is an example and has had no audit. Have yours reviewed before it holds value.
`;
}

const listNote = (answers: Answers): string =>
  hasOwnAmounts(answers)
    ? `\nWrite the recipients into \`recipients.txt\`, with \`address,${ownAmount(answers)}\` in each line. The ${ownAmount(answers)} is in tokens, without thousands separators.\n`
    : answers.batch === 'parts'
      ? '\nWrite the recipients into \`recipients.txt\`, one address in each line.\n'
      : '';

function safeNote({ batch, product, model }: Answers): string {
  const dates = product === 'lockup' && model !== 'linear';
  const note = dates ? ' The dates count from the moment at which the script runs.' : '';
  return batch === 'parts'
    ? `\`npm start\` sends nothing. It writes a file for each part, safe-1.json and so on: open each once in the Transaction Builder of the Safe, which pays each part in a transaction of its own.${note}`
    : `\`npm start\` sends nothing. It writes safe.json: open it in the Transaction Builder of the Safe, which pays in one transaction.${note}`;
}

/** What reads the amounts of a list, and keeps one in parts. */
export const partNotes = (answers: Answers): [string, string][] => {
  const grants: [string, string][] = hasOwnAmounts(answers)
    ? [['src/grants.ts', `reads \`address,${ownAmount(answers)}\` lines, and refuses wrong ones`]]
    : [];
  if (answers.batch !== 'parts') return grants;
  const parts: [string, string] = [
    'src/parts.ts',
    `the parts, with at most ${mostStreams(answers)} streams each`,
  ];
  if (isSafe(answers)) return [...grants, parts];
  return [
    ...grants,
    ['src/in-parts.ts', 'goes on where it stopped: a second run creates no stream again'],
    ['src/progress.ts', 'keeps what was sent'],
    ['src/creation-event.ts', 'the streams that a transaction has created'],
    parts,
  ];
};

const TEST_KEY =
  '- `PRIVATE_KEY`: the key of the account that pays, and that holds nothing but test coins\n';

const REAL_KEY = `
The key of the account that pays moves real tokens, so keep it out of files. Type it into the terminal, in
bash or zsh:

\`\`\`sh
${KEY_IN_TERMINAL}
\`\`\`
`;

/** The checks of the addresses that a project has. */
export const checkNotes = (answers: Answers): [string, string][] => [
  ...(needsCode(answers)
    ? ([['src/check-contract.ts', 'refuses an address without a contract']] as [string, string][])
    : []),
  ...(answers.hooks === 'yes'
    ? ([['src/check-hook.ts', 'asks whether the recipient has hooks that Lockup calls']] as [
        string,
        string,
      ][])
    : []),
];

/** What a reader has to know of a sender that is not the account that pays. */
export const senderNote = ({ sender }: Answers, site: string): string =>
  sender === 'contract'
    ? `
## The sender

The sender is a contract of yours, such as a Safe (a multisig). It may cancel, and refunds go to it, although the
account that sends the transaction pays. To let a Safe pay as well, create the streams from the Safe itself:
${site}/apps/guides/how-to#safe says how.
`
    : '';

/** What `src/approve.ts` does. */
export const approvalParagraph = ({ token }: Answers): string =>
  token === 'unusual'
    ? 'a check of the balance, then the approval, which also suits a token that returns nothing or refuses to change an allowance above zero'
    : 'a check of the balance, then the approval';

const hookNote = ({ hooks }: Answers, site: string): string =>
  hooks === 'yes'
    ? `
## Hooks

\`src/main.ts\` checks that the recipient has hooks. Lockup calls them only after the admin of its comptroller
has allowed the recipient. ${site}/guides/lockup/examples/hooks says more.
`
    : '';
