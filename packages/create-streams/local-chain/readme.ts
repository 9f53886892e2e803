import type { Answers } from '../answers';
import type { WizardChain } from '../contracts/types';
import { isSafe } from '../is-safe';
import { isGated } from './terms';

const gateNote = (answers: Answers): string =>
  isGated(answers) ? '\nIts price feed begins just below the target, and the test raises it.' : '';

const listNote = ({ batch }: Answers): string =>
  batch === 'parts' ? '\nThe list has two recipients there.' : '';

const safeNote = (answers: Answers): string =>
  isSafe(answers)
    ? '\nA contract stands for the Safe there, and sends the calls of the file one by one.'
    : '';

/** How to run a project on a chain of one's own. */
export function localNote(answers: Answers, { name }: WizardChain): string {
  const { stack, product, hooks } = answers;
  const what = product === 'lockup' ? 'Lockup' : 'Flow';
  const allowed = hooks === 'yes' ? ', allows the recipient to have its hooks called' : '';
  const commands =
    stack === 'react'
      ? `npm run chain          # in a second terminal; leave it running
npm run deploy:local   # prints what to type into the form
npm run start:local    # the page, on the local chain`
      : `npm run chain          # in a second terminal; leave it running
npm run start:local    # \`src/main.ts\` on the local chain${isSafe(answers) ? ', and its file' : ''}`;
  const command = stack === 'react' ? 'npm run deploy:local' : 'npm run start:local';
  const account = isSafe(answers)
    ? ''
    : 'The page has the button **Local account**, for which the chain signs: no wallet is needed. ';
  const page =
    stack === 'react' ? `\n${account}\`npm start\` and \`npm run build\` keep to ${name}.\n` : '';
  return `
## On a chain of your own

\`npm test\` needs no account, key or coins. It starts an empty chain, deploys the published bytecode of ${what} with a
fee of 1 USD and a token${allowed}, creates the streams, and withdraws what they release over the years: once with 6
decimals, as USDC has, and once with 18.${gateNote(answers)}${listNote(answers)}${safeNote(answers)}

To look at such a chain yourself:

\`\`\`sh
${commands}
\`\`\`

\`${command} -- 18\` takes another number of decimals. Each run deploys anew. If another program has port 8545,
start the chain with \`npm run chain -- --port 8546\`, and set \`LOCAL_RPC_URL\` to \`http://127.0.0.1:8546\`.
${page}
\`package.json\` replaces two packages from GitHub with an empty one, and \`.npmrc\` leaves out scripts of packages:
nothing here needs them.
`;
}

/** The files of the local chain, for the list. */
export function localNotes(answers: Answers): [string, string][] {
  const { stack } = answers;
  return [
    ['test/check-streams.ts', 'the test: creates the streams, reads them and withdraws'],
    [
      'local/setup.ts',
      'deploys everything on an empty chain, which `local/anvil.ts` starts for the test',
    ],
    [
      'local/protocol.ts',
      'the contracts of the release; `local/comptroller.ts` and `local/deploy-contract.ts` help it',
    ],
    ...(isSafe(answers) && stack === 'viem'
      ? ([['local/clients.ts', 'the viem clients of the local chain']] as [string, string][])
      : []),
    stack === 'react'
      ? [
          'local/deploy.ts',
          'deploys on the chain of `npm run chain`, with the clients of `local/clients.ts`',
        ]
      : ['local/start.ts', 'runs the example on it, by `local/run-example.ts`'],
    ...(isSafe(answers)
      ? ([['local/execute-file.ts', 'sends the calls of a file from the address of the Safe']] as [
          string,
          string,
        ][])
      : []),
    stack === 'react'
      ? [
          'src/name-contracts.ts',
          'tells `src/contracts.ts` their addresses; `src/local.ts` does so for the page',
        ]
      : ['local/name-contracts.ts', 'tells `src/contracts.ts` their addresses'],
    ['contracts/Local.sol', 'the token and the feed; `contracts/local.json` has them compiled'],
  ];
}
