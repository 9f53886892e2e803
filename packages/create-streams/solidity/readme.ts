import type { WizardChain, WizardFacts } from '../contracts/types';
import type { Answers } from '../answers';
import { describeAnswers } from '../describe-answers';
import { hasOwnAmounts } from '../options';
import { deployVariables } from './deploy';
import { scriptNotes, scriptSection } from './readme-scripts';
import { hasScript } from './scripts';

/** `README.md` of a Foundry project. */
export function solidityReadme(answers: Answers, chain: WizardChain, facts: WizardFacts): string {
  const isLockup = answers.product === 'lockup';
  const release = isLockup ? `Lockup ${facts.releases.lockup}` : `Flow ${facts.releases.flow}`;
  const local = isLockup ? 'LocalLockup' : 'LocalFlow';
  const needed = deployVariables(answers);
  const files = [
    ['src/StreamCreator.sol', 'creates the streams'],
    ...(answers.recipient === 'contract'
      ? [['src/StreamRecipient.sol', 'receives them and withdraws']]
      : []),
    [
      'test/StreamCreator.t.sol',
      `tests ${answers.recipient === 'contract' ? 'both' : 'it'} against the published bytecode`,
    ],
    ['script/Deploy.s.sol', `deploys on ${chain.name}`],
    ...scriptNotes(answers),
    [`test/${local}.sol`, `deploys ${release} and a comptroller in a test`],
    ['forge.cjs', 'starts `forge` of the npm package'],
    ['solc.cjs', 'starts the compiler of the npm package for `forge`'],
  ];
  const list = files.map(([file, what]) => `- \`${file}\`: ${what}`).join('\n');
  const variables = needed.map(([name, what]) => `export ${name}=0x… # ${what}`).join('\n');
  return `# Streams with Sablier ${release}

${describeAnswers(answers)}

You need Node.js 20 or later, on Linux or macOS. Foundry and the compiler, Solidity 0.8.29, come with the packages.

\`\`\`sh
npm install
npm test
\`\`\`

## Files

${list}

To use a compiler of your own, or on Windows, set \`FOUNDRY_SOLC\` to its path, or to 0.8.29, which \`forge\`
downloads. If you copied the files one by one, mark \`solc.cjs\` as executable first.

## Deploy on ${chain.name}

\`\`\`sh
${variables ? `${variables}\n` : ''}npm run deploy -- --rpc-url <address of a node> --account <name of a key in forge's keystore>
\`\`\`

The script stops on any other chain, because the addresses in it are those of ${chain.name}.

${
  hasScript(answers)
    ? scriptSection(answers, chain)
    : `## Create a stream

${howToCreate(answers)}
`
}${hookParagraph(answers, facts.site)}${tokenParagraph(answers)}
The code is an example and has had no audit. Have yours reviewed before it holds value.
`;
}

/** When the hooks run; empty without hooks. */
export const hookParagraph = ({ hooks }: Answers, site: string): string =>
  hooks === 'yes'
    ? `
## Hooks

Lockup calls the hooks only after the admin of its comptroller has allowed your recipient, once per address.
Until then the streams work and no hook runs. ${site}/guides/lockup/examples/hooks says more.
`
    : '';

/** How the contracts move a token like USDT; empty for others. */
export const tokenParagraph = ({ token }: Answers): string =>
  token === 'unusual'
    ? `
## The token

The contracts move tokens with \`SafeERC20\`, which accepts functions that return nothing, and \`forceApprove\`
sets an allowance to zero first where the token requires it. The tests use such a token.
`
    : '';

/** How to create a stream through the contract. */
export function howToCreate(answers: Answers): string {
  const { product, sender, batch } = answers;
  if (product === 'flow' && sender === 'contract') {
    const calls = batch === 'yes' ? '`createAndDepositMany`' : '`create`, then `deposit`';
    return `Send tokens to \`StreamCreator\`, which pays the deposits. Its owner calls ${calls}.${ownNote(answers)}`;
  }
  const name = {
    lockup: ['createStream', 'createStreams'],
    flow: ['createFunded', 'createAndDepositMany'],
  };
  const call = name[product][batch === 'yes' ? 1 : 0] ?? '';
  const who = sender === 'contract' ? 'The owner approves' : 'Approve';
  const then = sender === 'contract' ? 'calls' : 'call';
  const token = product === 'flow' && batch === 'no' ? 'a token' : 'the token';
  return `${who} \`StreamCreator\` for the sum of the deposits in ${token}, then ${then} \`${call}\`.${ownNote(answers)}`;
}

/** What the function takes where each stream has an amount of its own. */
const ownNote = (answers: Answers): string =>
  hasOwnAmounts(answers)
    ? ' It takes the recipients and their amounts as two arrays in the same order, in the smallest unit of the token.'
    : '';
