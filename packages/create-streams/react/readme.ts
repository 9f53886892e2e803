import type { WizardChain, WizardFacts } from '../contracts/types';
import type { Answers } from '../answers';
import { describeAnswers } from '../describe-answers';
import { localNote, localNotes } from '../local-chain/readme';
import { sampleReader } from '../samples';
import { createFunctionName, createFiles } from '../typescript/create';
import { approvalParagraph, checkNotes, partNotes, senderNote } from '../typescript/readme';
import { isSafe } from '../is-safe';

/** `README.md` of a React project. */
export function reactReadme(answers: Answers, chain: WizardChain, facts: WizardFacts): string {
  const read = sampleReader(facts);
  const isLockup = answers.product === 'lockup';
  const release = isLockup ? `Lockup ${facts.releases.lockup}` : `Flow ${facts.releases.flow}`;
  const files = [
    ['src/streams.ts', 'the fields of the form, and what makes a call of them'],
    ['src/create.ts', `\`${createFunctionName(answers)}\`, which approves the token and creates`],
    ...createFiles(answers, read)
      .slice(1)
      .map(({ path }) => [path, 'what the creation needs']),
    ...pageNotes(answers),
    ['src/Fields.tsx', 'the fields as the page shows them'],
    ...partNotes(answers),
    ['src/values.ts', 'reads addresses and amounts, and refuses wrong ones'],
    ['src/config.ts', 'the chain and the wallets'],
    ['src/contracts.ts', 'the ABI, and the address on every chain, from the package `sablier`'],
    ...checkNotes(answers),
    ['src/message.ts', 'one sentence for each error'],
    ['src/main.tsx', 'starts the page'],
    ...localNotes(answers),
  ];
  const list = files.map(([file, what]) => `- \`${file}\`: ${what}`).join('\n');
  return `# Streams with Sablier ${release}

A page with a form that ${isSafe(answers) ? 'writes the file with which a Safe creates streams' : 'creates streams'}. ${describeAnswers(answers)}

You need Node.js 20.19, or 22.12 or later, and a browser${isSafe(answers) ? '' : ` with a wallet on ${chain.name}`}.

\`\`\`sh
npm install
npm start # prints the address of the page
\`\`\`

To use a node of your own, copy \`.env.example\` to \`.env.local\` and fill it in.

${isSafe(answers) ? fileNote(answers) : createNote(answers)}
${errorNote(facts.site)}${localNote(answers, chain)}
${read('wizard/react/deploy.md')}
## Files

${list}
${senderNote(answers, facts.site)}${hookNote(answers, facts.site)}
The code is an example and has had no audit. Have yours reviewed before it holds value.
`;
}

const createNote = ({ batch }: Answers): string =>
  `Connect the wallet, fill in the form and press Create. Confirm the approval, unless the allowance suffices, and the
creation. The page shows the id of each stream.${batch === 'parts' ? PROGRESS : ''}`;

const PROGRESS = `

A list is created in parts. This browser keeps what was sent: after an error, or when the page was closed, enter the
same values again and press Create. A part that exists is not created again.`;

function fileNote({ batch, product, model }: Answers): string {
  const dates =
    product === 'lockup' && model !== 'linear' ? ' The dates count from that moment.' : '';
  const file =
    batch === 'parts'
      ? `a file for each part, safe-1.json and so
on. Open each once in the Transaction Builder of the Safe, which pays each part in a transaction of its own`
      : `safe-1.json. Open it once in the
Transaction Builder of the Safe, which pays in one transaction`;
  return `Fill in the form and press the button. Nothing is sent: the page writes ${file}.${dates}`;
}

/** The files of the page of a wallet, or of that of a Safe. */
const pageNotes = (answers: Answers): [string, string][] =>
  isSafe(answers)
    ? [
        ['src/App.tsx', 'the page'],
        ['src/SafeForm.tsx', 'the form, the files that it writes and its errors'],
        ['src/node.ts', 'the node that the page reads the chain from'],
        ['src/calls.ts', 'the approval of the token, as calls'],
        ['src/safe-file.ts', 'writes the calls as the file that the Transaction Builder reads'],
      ]
    : [
        ['src/App.tsx', 'the page; `src/Connect.tsx` has the buttons of the wallets'],
        ['src/CreateForm.tsx', 'the form, its progress and its errors'],
        ['src/clients.ts', 'the viem clients of the connected wallet'],
        ['src/approve.ts', approvalParagraph(answers)],
        ...(answers.batch === 'parts'
          ? ([
              ['src/Unfinished.tsx', 'says what is left of a list'],
              ['src/one-tab.ts', 'lets one tab of the browser send at a time'],
            ] as [string, string][])
          : []),
      ];

const errorNote = (site: string): string => `
When a contract refuses a call, the page shows the name or the selector of the error: ${site}/reference/errors
`;

const hookNote = ({ hooks }: Answers, site: string): string =>
  hooks === 'yes'
    ? `
## Hooks

\`src/streams.ts\` checks that the recipient has hooks. Lockup calls them only after the admin of its comptroller
has allowed the recipient. ${site}/guides/lockup/examples/hooks says more.
`
    : '';
