import type { WizardChain, WizardFacts } from '../contracts/types';
import type { Answers } from '../answers';
import { describeAnswers } from '../describe-answers';
import { KEY_IN_TERMINAL } from '../key-in-terminal';
import { deployVariables } from './deploy';
import { hookParagraph, howToCreate, tokenParagraph } from './readme';

/** `README.md` of a Hardhat project. */
export function hardhatReadme(answers: Answers, chain: WizardChain, facts: WizardFacts): string {
  const isLockup = answers.product === 'lockup';
  const release = isLockup ? `Lockup ${facts.releases.lockup}` : `Flow ${facts.releases.flow}`;
  const local = isLockup ? 'LocalLockup' : 'LocalFlow';
  const hasRecipient = answers.recipient === 'contract';
  const files = [
    ['contracts/StreamCreator.sol', 'creates the streams'],
    ...(hasRecipient ? [['contracts/StreamRecipient.sol', 'receives them and withdraws']] : []),
    [
      'test/StreamCreator.t.sol',
      `tests ${hasRecipient ? 'both' : 'it'} against the published bytecode`,
    ],
    ['scripts/deploy.ts', `deploys on ${chain.name}`],
    [`test/${local}.sol`, `deploys ${release} and a comptroller in a test`],
    ['hardhat.config.ts', `the compiler of the npm package, and ${chain.name} as the network`],
  ];
  const list = files.map(([file, what]) => `- \`${file}\`: ${what}`).join('\n');
  const variables = deployVariables(answers)
    .map(([name, what]) => `export ${name}=0x… # ${what}\n`)
    .join('');
  return `# Streams with Sablier ${release}

${describeAnswers(answers)}

You need Node.js 22.13 or later. Hardhat 3 and the compiler, Solidity 0.8.29, come with the packages.

\`\`\`sh
npm install
npm test
\`\`\`

The tests are in Solidity. \`npm run typecheck\` builds the contracts and checks the types of the script.

## Files

${list}

## Deploy on ${chain.name}

In bash or zsh, the key is typed into the terminal, so that no file has it:

\`\`\`sh
export RPC_URL=<address of a node>
${KEY_IN_TERMINAL}
${variables}npm run deploy
\`\`\`

The script stops on any other chain, because the addresses in it are those of ${chain.name}.

## Create a stream

${howToCreate(answers)}
${hookParagraph(answers, facts.site)}${tokenParagraph(answers)}
The code is an example and has had no audit. Have yours reviewed before it holds value.
`;
}
