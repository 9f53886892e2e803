import type { WizardChain } from '../contracts/types';
import type { Answers } from '../answers';
import { batchOf, hasOwnAmounts, modelOf, ownAmount } from '../options';
import { mostStreams } from '../most-streams';
import { lockupCallLines } from './lockup-calls';
import { hasList } from './script-parts';
import { scriptCommand, scriptName, scriptVariables } from './scripts';

/** The files of the script, each with what it does; none where the project has no script. */
export function scriptNotes(answers: Answers): [file: string, what: string][] {
  const isList = answers.batch === 'parts';
  const ofSafe = answers.sender === 'safe';
  if (!isList && !ofSafe) return [];
  const name = scriptName(answers);
  return [
    [
      `script/${name}.s.sol`,
      ofSafe
        ? 'writes what the Transaction Builder of the Safe reads'
        : 'creates the list in parts',
    ],
    ...(ofSafe ? [pair('script/SafeFile.sol', 'the format of that file, and its checksum')] : []),
    ...(isList
      ? [
          pair(
            'script/Recipients.sol',
            `the parts, with at most ${mostStreams(answers)} streams each`,
          ),
        ]
      : hasList(answers)
        ? [pair('script/Recipients.sol', 'what the two that read the list share')]
        : []),
    ...(hasOwnAmounts(answers)
      ? [
          pair(
            'script/Grants.sol',
            `reads \`address,${ownAmount(answers)}\` from each line of the list`,
          ),
        ]
      : []),
    ['script/Script.sol', 'the cheat codes of the script'],
    [
      `test/${name}.t.sol`,
      ofSafe
        ? 'sends what the script writes, as a Safe does'
        : 'runs the script, and lets it go on where it stopped',
    ],
  ];
}

const pair = (file: string, what: string): [string, string] => [file, what];

/** How the streams are created with the script. */
export function scriptSection(answers: Answers, chain: WizardChain): string {
  const [command] = scriptCommand(answers);
  const variables = scriptVariables(answers)
    .map(([name, what]) => `export ${name}=0x… # ${what.replaceAll('`', '')}`)
    .join('\n');
  const ofSafe = answers.sender === 'safe';
  const key = ofSafe ? '' : " --account <name of a key in forge's keystore>";
  const list = hasList(answers)
    ? hasOwnAmounts(answers)
      ? `Write \`address,${ownAmount(answers)}\` into each line of \`recipients.txt\`: the ${ownAmount(answers)} in whole tokens, with a\npoint and without thousands separators.\n\n`
      : 'Write the recipients into `recipients.txt`, one address in each line. Each receives a stream of 100 tokens.\n\n'
    : '';
  return `## Create ${answers.batch === 'no' ? 'a stream' : 'the streams'}

${list}\`\`\`sh
${variables}
npm run ${command} -- --rpc-url <address of a node>${key}
\`\`\`

${ofSafe ? ofTheSafe(answers) : inParts(answers, chain)}
`;
}

/** What makes a list another one for `StreamCreator`, which pays that from its beginning. */
const anotherList = (product: Answers['product']): string =>
  `A list with an address
added, removed or changed, another order${product === 'flow' ? ', amount or rate' : ' or amount'}`;

function inParts({ sender, product }: Answers, chain: WizardChain): string {
  const pays =
    sender !== 'contract'
      ? 'The account pays, and the script approves `StreamCreator` for the deposits first.'
      : product === 'flow'
        ? 'Use the account of the owner. `StreamCreator` pays: send it the deposits first.'
        : 'Use the account of the owner. It pays, and the script approves `StreamCreator` for the deposits first.';
  return `The script sends transactions on ${chain.name}. It calls \`createPart\` for each part that does not exist. ${pays}

If the script stops, run it again with the same list: it goes on where it stopped. The contract counts the streams of
a list, so no part is paid twice, even if two runs meet. ${anotherList(product)},
${sender === 'contract' ? '' : 'another account that pays, '}or another \`StreamCreator\` begins anew and pays again: change none
of them halfway. To create the same list once more, deploy \`StreamCreator\` again.

The estimated gas plus a tenth is below the cap of 16,777,216 per transaction. Keep
\`--gas-estimate-multiplier\`: the default of \`forge\` adds 30 percent.`;
}

function ofTheSafe(answers: Answers): string {
  const dates =
    answers.product === 'lockup' && answers.model === 'dynamic' && answers.batch === 'no'
      ? ' The start is the time of the block at which the script runs.'
      : '';
  if (answers.batch === 'parts') {
    return `The script sends nothing. It writes a file for each part into the folder safe, 1.json and so on. Open them in this
order in the Transaction Builder of the Safe, which pays each part in a transaction of its own. It sets the allowance
of \`StreamCreator\` to zero, then to the deposits, and calls \`createPart\`. The contract counts the streams of a
list, so it refuses a part that exists and one whose turn has not come. ${anotherList(answers.product)},
another Safe or another \`StreamCreator\` begins anew and pays again: change none of them halfway,
and empty the folder before another list. To create the same list once more, deploy \`StreamCreator\` again.`;
  }
  const call =
    answers.product === 'flow'
      ? answers.batch === 'no'
        ? 'createFunded'
        : 'createAndDepositMany'
      : (/^\w+/.exec(lockupCallLines[modelOf(answers)][batchOf(answers)])?.[0] ?? '');
  return `The script sends nothing. It writes 1.json into the folder safe: open it in the Transaction Builder of the Safe, which
pays ${hasOwnAmounts(answers) ? 'the amounts of the list' : '100 tokens for each stream'} in one transaction. It approves \`StreamCreator\`, and calls \`${call}\`. The
allowance is set to zero first, because some tokens refuse to change one above zero.${dates}`;
}
