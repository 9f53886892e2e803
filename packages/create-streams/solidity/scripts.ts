import type { WizardChain } from '../contracts/types';
import type { Answers } from '../answers';
import { hasOwnAmounts, ownAmount } from '../options';
import type { ProjectFile } from '../project-file';
import type { ReadSample } from '../samples';
import { writeSource } from './contract';
import { recipientsReader } from './in-parts';
import { safeScript } from './safe-script';
import {
  amountLines,
  amountsName,
  digestOf,
  hasList,
  knowsToken,
  listArgs,
  listBase,
  listParameters,
  opening,
  parameterLines,
  partArgs,
  SCRIPT_IMPORTS,
  termsConstant,
} from './script-parts';

/** Whether the project has a script that creates streams, or writes what creates them. */
export const hasScript = ({ sender, batch }: Answers): boolean =>
  sender === 'safe' || batch === 'parts';

/** Name of that script and of its contract. */
export const scriptName = ({ sender }: Answers): 'SafeFiles' | 'CreateStreams' =>
  sender === 'safe' ? 'SafeFiles' : 'CreateStreams';

/** The npm command that runs the script, and what it runs. */
export const scriptCommand = (answers: Answers): [name: string, command: string] =>
  answers.sender === 'safe'
    ? ['safe-files', 'node forge.cjs script script/SafeFiles.s.sol']
    : [
        'create',
        // One transaction after the other. The estimate plus a tenth is below the gas cap of a transaction.
        'node forge.cjs script script/CreateStreams.s.sol --broadcast --slow --gas-estimate-multiplier 110',
      ];

/** The environment variables of the script, each with a description. */
export function scriptVariables(answers: Answers): [name: string, what: string][] {
  const { sender, batch } = answers;
  return [
    ['CREATOR', 'address of `StreamCreator`'],
    ...(knowsToken(answers)
      ? []
      : ([['TOKEN', 'address of the token to stream']] as [string, string][])),
    ...(sender === 'safe'
      ? ([['SAFE', 'address of the Safe that pays and is the sender']] as [string, string][])
      : []),
    ...((
      {
        no: [['RECIPIENT', 'address that receives']],
        yes: hasList(answers) ? [] : [['RECIPIENTS', recipientsSay(answers)]],
        parts: [],
      } satisfies Record<Answers['batch'], [string, string][]>
    )[batch] as [string, string][]),
  ];
}

const recipientsSay = ({ model }: Answers): string =>
  model === 'dynamic'
    ? 'the two addresses that receive a stream, with a comma between them'
    : 'each address that receives a stream, with commas between them';

/** The script and what it needs; none where the contract alone creates the streams. */
export function scriptFiles(answers: Answers, chain: WizardChain, read: ReadSample): ProjectFile[] {
  if (!hasScript(answers)) return [];
  const ofSafe = answers.sender === 'safe';
  const isOwn = hasOwnAmounts(answers);
  return [
    {
      path: `script/${scriptName(answers)}.s.sol`,
      text: ofSafe ? safeScript(answers, chain) : createScript(answers, chain),
    },
    ...(ofSafe ? [{ path: 'script/SafeFile.sol', text: read('wizard/foundry/SafeFile.sol') }] : []),
    ...(hasList(answers) ? [recipientsReader(answers, read)] : []),
    ...(isOwn ? [{ path: 'script/Grants.sol', text: read('wizard/foundry/Grants.sol') }] : []),
    { path: 'script/Script.sol', text: read('wizard/foundry/Script.sol') },
    ...(hasList(answers)
      ? [
          {
            path: 'recipients.txt',
            text: `# One ${isOwn ? `address,${ownAmount(answers)}` : 'address'} in each line.\n`,
          },
        ]
      : []),
  ];
}

/** `script/CreateStreams.s.sol`: sends the parts of a list. */
function createScript(answers: Answers, chain: WizardChain): string {
  const isOwn = hasOwnAmounts(answers);
  const isSender = answers.sender === 'contract';
  const isFunded = isSender && answers.product === 'flow';
  const sender = isSender ? 'address(creator)' : 'tx.origin';
  const pays = isFunded
    ? [
        '        require(token.balanceOf(address(creator)) >= total, "send the deposits to CREATOR first");',
      ]
    : [];
  const approves = isFunded ? [] : ['        _approve(token, address(creator), total);'];
  const body = [
    `/// @notice Creates the streams of recipients.txt on ${chain.name}, in parts: \`npm run create\`, see README.md.`,
    `contract CreateStreams is ${listBase(answers)} {`,
    ...(isFunded ? [] : ['    using SafeERC20 for IERC20Metadata;', '']),
    ...termsConstant(answers, 'private'),
    ...opening(answers, chain, [`        create(creator, token, ${listArgs(answers)});`, '    }']),
    '',
    '    /// @notice Sends one transaction for each part that does not exist. The contract refuses a part that exists, so',
    '    /// that another run goes on where this one stops and creates no stream again.',
    ...(isOwn
      ? [
          '    function create(',
          ...parameterLines([
            'StreamCreator creator',
            'IERC20Metadata token',
            ...listParameters(answers),
          ]),
          '    )',
          '        public',
          '    {',
        ]
      : [
          '    function create(StreamCreator creator, IERC20Metadata token, address[] memory recipients) public {',
        ]),
    ...amountLines(answers),
    `        bytes32 list = ${digestOf(answers, 'recipients', amountsName(answers))};`,
    `        uint256 done = creator.created(${sender}, list);`,
    isOwn
      ? '        uint256 total = sumFrom(amounts, done);'
      : '        uint256 total = (recipients.length - done) * amount;',
    ...pays,
    '        address[][] memory parts = partsOf(recipients);',
    ...(isOwn ? ['        uint128[][] memory amountsOfParts = partsOf(amounts);'] : []),
    '',
    '        vm.startBroadcast(); // as `tx.origin`, the account that sends',
    ...approves,
    '        for (uint256 at = 0; at < parts.length; ++at) {',
    '            uint256 from = at * MOST_STREAMS;',
    '            if (from < done) continue;',
    `            creator.createPart(list, from, ${partArgs(answers, 'parts[at]', isOwn ? 'amountsOfParts[at]' : 'amount')});`,
    '        }',
    '        vm.stopBroadcast();',
    '    }',
    ...(isFunded
      ? []
      : [
          '',
          '    function _approve(IERC20Metadata token, address creator, uint256 total) private {',
          '        uint256 allowance = token.allowance(tx.origin, creator);',
          '        if (allowance >= total) return;',
          '        // Some tokens refuse to change an allowance above zero.',
          '        if (allowance > 0) token.forceApprove(creator, 0);',
          '        token.forceApprove(creator, total);',
          '    }',
        ]),
    '}',
  ];
  return writeSource(SCRIPT_IMPORTS, `${body.join('\n')}\n`);
}
