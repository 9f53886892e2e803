import type { WizardChain } from '../contracts/types';
import type { Answers } from '../answers';
import { batchOf, modelOf } from '../options';
import { writeSource } from './contract';
import { lockupCallLines } from './lockup-calls';
import { AMOUNT, digestOf, opening, partArgs, SCRIPT_IMPORTS, termsConstant } from './script-parts';

/** `script/SafeFiles.s.sol`: writes what a Safe sends. */
export function safeScript(answers: Answers, chain: WizardChain): string {
  const isList = answers.batch === 'parts';
  const name = answers.batch === 'no' ? 'recipient' : 'recipients';
  const checks = [
    '        address safe = vm.envAddress("SAFE");',
    '        require(safe.code.length > 0, "there is no contract at SAFE");',
    '        vm.createDir("safe", true);',
  ];
  const writes = isList
    ? [
        '        string[] memory files = filesOf(creator, token, safe, recipients);',
        '        for (uint256 at = 0; at < files.length; ++at) {',
        '            if (bytes(files[at]).length == 0) continue;',
        '            vm.writeFile(string.concat("safe/", vm.toString(at + 1), ".json"), files[at]);',
        '        }',
      ]
    : [`        vm.writeFile("safe/1.json", fileOf(creator, token, ${name}));`];
  const body = [
    '/// @notice Writes what the Transaction Builder of the Safe reads: `npm run safe-files`, see README.md.',
    `contract SafeFiles is SafeFile${isList ? ', Recipients' : ''} {`,
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
  '        address[] memory recipients',
  '    )',
  '        public',
  '        view',
  '        returns (string[] memory files)',
  '    {',
  `        ${AMOUNT}`,
  `        bytes32 list = ${digestOf(answers, 'recipients', 'amount')};`,
  '        uint256 done = creator.created(safe, list);',
  '        address[][] memory parts = partsOf(recipients);',
  '        files = new string[](parts.length);',
  '        for (uint256 at = 0; at < parts.length; ++at) {',
  '            uint256 from = at * MOST_STREAMS;',
  '            if (from < done) continue;',
  '            files[at] = _fileOf(creator, token, list, from, parts[at], amount);',
  '        }',
  '    }',
  '',
  '    function _fileOf(',
  '        StreamCreator creator,',
  '        IERC20Metadata token,',
  '        bytes32 list,',
  '        uint256 from,',
  '        address[] memory part,',
  '        uint128 amount',
  '    )',
  '        private',
  '        view',
  '        returns (string memory)',
  '    {',
  '        bytes memory data =',
  `            abi.encodeCall(creator.createPart, (list, from, ${partArgs(answers, 'part', 'amount')}));`,
  '        return fileOf(token, address(creator), part.length * amount, data);',
  '    }',
];

function fileFunction(answers: Answers): string[] {
  const isOne = answers.batch === 'no';
  const [type, name] = isOne ? ['address', 'recipient'] : ['address[] memory', 'recipients'];
  const [, called = '', args = ''] = /^(\w+)\((.*)\)$/.exec(callOf(answers)) ?? [];
  const isPair = answers.model === 'dynamic' && !isOne;
  const total = isOne ? 'amount' : 'recipients.length * amount';
  return [
    '    /// @notice The file with the approval and the creation, for one transaction of the Safe.',
    '    function fileOf(',
    '        StreamCreator creator,',
    '        IERC20Metadata token,',
    `        ${type} ${name}`,
    '    )',
    '        public',
    '        view',
    '        returns (string memory)',
    '    {',
    ...(isPair
      ? ['        require(recipients.length == 2, "RECIPIENTS are the early and the late one");']
      : []),
    `        ${AMOUNT}`,
    ...(args.includes('amounts')
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

/** The call of the contract, with `recipient` or `recipients`, `token` and `amount`. */
function callOf(answers: Answers): string {
  if (answers.product === 'lockup') {
    return lockupCallLines[modelOf(answers)][batchOf(answers)].replaceAll('AMOUNT', 'amount');
  }
  return answers.batch === 'no'
    ? 'createFunded(token, recipient, RATE, amount)'
    : 'createAndDepositMany(recipients, RATE, amount)';
}
