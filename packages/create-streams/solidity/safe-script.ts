import type { WizardChain } from '../contracts/types';
import type { Answers } from '../answers';
import { batchOf, hasOwnAmounts, modelOf } from '../options';
import { writeSource } from './contract';
import { lockupCallLines } from './lockup-calls';
import {
  amountLines,
  amountsName,
  digestOf,
  hasList,
  listArgs,
  listBase,
  listParameters,
  opening,
  parameterLines,
  partArgs,
  SCRIPT_IMPORTS,
  termsConstant,
} from './script-parts';

/** `script/SafeFiles.s.sol`: writes what a Safe sends. */
export function safeScript(answers: Answers, chain: WizardChain): string {
  const isList = answers.batch === 'parts';
  const name = answers.batch === 'no' ? 'recipient' : listArgs(answers);
  const checks = [
    '        address safe = vm.envAddress("SAFE");',
    '        require(safe.code.length > 0, "there is no contract at SAFE");',
    '        vm.createDir("safe", true);',
  ];
  const writes = isList
    ? [
        `        string[] memory files = filesOf(creator, token, safe, ${name});`,
        '        for (uint256 at = 0; at < files.length; ++at) {',
        '            if (bytes(files[at]).length == 0) continue;',
        '            vm.writeFile(string.concat("safe/", vm.toString(at + 1), ".json"), files[at]);',
        '        }',
      ]
    : [`        vm.writeFile("safe/1.json", fileOf(creator, token, ${name}));`];
  const body = [
    '/// @notice Writes what the Transaction Builder of the Safe reads: `npm run safe-files`, see README.md.',
    `contract SafeFiles is SafeFile${hasList(answers) ? `, ${listBase(answers)}` : ''} {`,
    ...termsConstant(answers, 'private'),
    ...opening(answers, chain, [...checks, ...writes, '    }']),
    '',
    ...(isList ? filesFunctions(answers) : fileFunction(answers)),
    '}',
  ];
  return writeSource(SCRIPT_IMPORTS, `${body.join('\n')}\n`);
}

const filesFunctions = (answers: Answers): string[] => [
  '    /// @notice The file of each part. That of a part that exists is empty: the contract would refuse it.',
  '    function filesOf(',
  '        StreamCreator creator,',
  '        IERC20Metadata token,',
  '        address safe,',
  ...parameterLines(listParameters(answers)),
  '    )',
  '        public',
  '        view',
  '        returns (string[] memory files)',
  '    {',
  ...amountLines(answers),
  `        bytes32 list = ${digestOf(answers, 'recipients', amountsName(answers))};`,
  '        uint256 done = creator.created(safe, list);',
  '        address[][] memory parts = partsOf(recipients);',
  ...(hasOwnAmounts(answers)
    ? ['        uint128[][] memory amountsOfParts = partsOf(amounts);']
    : []),
  '        files = new string[](parts.length);',
  '        for (uint256 at = 0; at < parts.length; ++at) {',
  '            uint256 from = at * MOST_STREAMS;',
  '            if (from < done) continue;',
  `            files[at] = _fileOf(creator, token, list, from, parts[at], ${hasOwnAmounts(answers) ? 'amountsOfParts[at]' : 'amount'});`,
  '        }',
  '    }',
  '',
  '    function _fileOf(',
  '        StreamCreator creator,',
  '        IERC20Metadata token,',
  '        bytes32 list,',
  '        uint256 from,',
  '        address[] memory part,',
  `        uint128${hasOwnAmounts(answers) ? '[] memory amounts' : ' amount'}`,
  '    )',
  '        private',
  '        view',
  '        returns (string memory)',
  '    {',
  '        bytes memory data =',
  `            abi.encodeCall(creator.createPart, (list, from, ${partArgs(answers, 'part', amountsName(answers))}));`,
  `        return fileOf(token, address(creator), ${hasOwnAmounts(answers) ? 'sumFrom(amounts, 0)' : 'part.length * amount'}, data);`,
  '    }',
];

function fileFunction(answers: Answers): string[] {
  const isOne = answers.batch === 'no';
  const isOwn = hasOwnAmounts(answers);
  const parameters = isOne ? ['address recipient'] : listParameters(answers);
  const [, called = '', args = ''] = /^(\w+)\((.*)\)$/.exec(callOf(answers)) ?? [];
  const isPair = answers.model === 'dynamic' && !isOne && !isOwn;
  const total = isOwn ? 'sumFrom(amounts, 0)' : isOne ? 'amount' : 'recipients.length * amount';
  return [
    '    /// @notice The file with the approval and the creation, for one transaction of the Safe.',
    '    function fileOf(',
    '        StreamCreator creator,',
    '        IERC20Metadata token,',
    ...parameterLines(parameters),
    '    )',
    '        public',
    '        view',
    '        returns (string memory)',
    '    {',
    ...(isPair
      ? ['        require(recipients.length == 2, "RECIPIENTS are the early and the late one");']
      : []),
    ...amountLines(answers),
    ...(args.includes('amounts') && !isOwn
      ? [
          '        uint128[] memory amounts = new uint128[](recipients.length);',
          '        for (uint256 i = 0; i < amounts.length; ++i) {',
          '            amounts[i] = amount;',
          '        }',
        ]
      : []),
    `        bytes memory data = abi.encodeCall(creator.${called}, (${args}));`,
    `        return fileOf(token, address(creator), ${total}, data);`,
    '    }',
  ];
}

/** The call of the contract, with `recipient` or `recipients`, `token` and `amount` or `amounts`. */
function callOf(answers: Answers): string {
  if (answers.product === 'lockup') {
    return hasOwnAmounts(answers)
      ? 'createStreams(recipients, amounts)'
      : lockupCallLines[modelOf(answers)][batchOf(answers)].replaceAll('AMOUNT', 'amount');
  }
  return answers.batch === 'no'
    ? 'createFunded(token, recipient, RATE, amount)'
    : `createAndDepositMany(recipients, RATE, ${amountsName(answers)})`;
}
