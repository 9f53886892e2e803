import type { WizardChain, WizardFacts } from '../../../protocol/wizard/types';
import type { Answers } from '../answers';
import { chosen } from '../describe';
import { createName, createFiles } from './create';
import { KEY_IN_TERMINAL } from './key';
import { mainVariables } from './main';
import { reader } from '../pieces';

/** `README.md` of a TypeScript project. */
export function readme(answers: Answers, chain: WizardChain, facts: WizardFacts): string {
  const isLockup = answers.product === 'lockup';
  const release = isLockup ? `Lockup ${facts.releases.lockup}` : `Flow ${facts.releases.flow}`;
  const files = [
    ['src/create.ts', `\`${createName(answers)}\`, the function to use in your own code`],
    ['src/main.ts', `an example of 100 tokens for each stream, on ${chain.name}`],
    ['src/contracts.ts', 'the ABI, and the address on every chain, from the package `sablier`'],
    ['src/approve.ts', approval(answers)],
    ...createFiles(answers, reader(facts))
      .slice(1)
      .map(({ path }) => [path, 'what `src/create.ts` needs']),
  ];
  const list = files.map(([file, what]) => `- \`${file}\`: ${what}`).join('\n');
  const variables = mainVariables(answers)
    .map(([name, what]) => `- \`${name}\`: ${what}`)
    .join('\n');
  return `# Streams with Sablier ${release}

${chosen(answers)}

You need Node.js 20.12 or later. Copy \`.env.example\` to \`.env\` and fill it in:

${chain.isTestnet ? TEST_KEY : ''}${variables}
${chain.isTestnet ? '' : REAL_KEY}
\`\`\`sh
npm install
npm start
\`\`\`

\`npm start\` sends transactions on ${chain.name}. \`npm run typecheck\` checks the types and sends nothing.

## Files

${list}
${hookNote(answers, facts.site)}
The code is an example and has had no audit. Have yours reviewed before it holds value.
`;
}

const TEST_KEY =
  '- `PRIVATE_KEY`: the key of the account that pays, and that holds nothing but test coins\n';

const REAL_KEY = `
The key of the account that pays moves real tokens, so keep it out of files. Type it into the terminal, in
bash or zsh:

\`\`\`sh
${KEY_IN_TERMINAL}
\`\`\`
`;

/** What `src/approve.ts` does. */
export const approval = ({ token }: Answers): string =>
  token === 'unusual'
    ? 'the approval, which also suits a token that returns nothing or refuses to change an allowance above zero'
    : 'the approval';

const hookNote = ({ hooks }: Answers, site: string): string =>
  hooks === 'yes'
    ? `
## Hooks

\`src/main.ts\` checks that the recipient has hooks. Lockup calls them only after the admin of its comptroller
has allowed the recipient. ${site}/guides/lockup/examples/hooks says more.
`
    : '';
