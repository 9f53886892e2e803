// cspell:ignore chainid
import type { WizardChain } from '../contracts/types';
import type { Answers } from '../answers';
import { hasOwnAmounts } from '../options';
import { rateInWords } from '../period-words';
import { rateOf } from '../terms';
import { targetLiteral } from './gate';

/** Possible imports of a script. */
export const SCRIPT_IMPORTS = [
  'import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";',
  'import { IERC20Metadata } from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";',
  'import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";',
  'import { UD21x18 } from "@prb/math/src/UD21x18.sol";',
  'import { StreamCreator } from "src/StreamCreator.sol";',
  'import { Grants } from "script/Grants.sol";',
  'import { Recipients } from "script/Recipients.sol";',
  'import { SafeFile } from "script/SafeFile.sol";',
];

/** A Flow contract knows its token unless it creates single streams for any account. */
export const knowsToken = ({ product, sender, batch }: Answers): boolean =>
  product === 'lockup' || sender === 'contract' || batch !== 'no';

/** The rate or the target price of the streams. */
export const termsConstant = (answers: Answers, visibility: 'public' | 'private'): string[] => {
  if (answers.product === 'flow') {
    return [
      `    /// @dev ${rateInWords(answers)}, rounded down: a rate has 18 decimals, whatever the token has.`,
      `    UD21x18 ${visibility} constant RATE = UD21x18.wrap(${rateOf(answers)});`,
      '',
    ];
  }
  if (answers.model !== 'price-gated') return [];
  return [
    `    /// @dev ${answers.price} USD with 8 decimals.`,
    `    uint128 ${visibility} constant TARGET = ${targetLiteral(answers)};`,
    '',
  ];
};

/** Whether a file has the recipients, and the amount of each where they differ. */
export const hasList = (answers: Answers): boolean =>
  answers.batch === 'parts' || hasOwnAmounts(answers);

/** The contract of the project that reads the file and divides it. */
export const listBase = (answers: Answers): 'Grants' | 'Recipients' =>
  hasOwnAmounts(answers) ? 'Grants' : 'Recipients';

/** The amount of each stream where all have one, in the units of the token, as a line. */
export const amountLines = (answers: Answers): string[] =>
  hasOwnAmounts(answers)
    ? []
    : ['        uint128 amount = uint128(100 * 10 ** token.decimals()); // for each stream'];

/** The list as arguments, and as parameters with their types. */
export const listArgs = (answers: Answers): string =>
  hasOwnAmounts(answers) ? 'recipients, amounts' : 'recipients';
export const listParameters = (answers: Answers): string[] => [
  'address[] memory recipients',
  ...(hasOwnAmounts(answers) ? ['uint128[] memory amounts'] : []),
];

/** Parameters of a function, one in each line. */
export const parameterLines = (parameters: readonly string[]): string[] =>
  parameters.map((one, at) => `        ${one}${at + 1 < parameters.length ? ',' : ''}`);

/** The amounts of a list, or the one for all. */
export const amountsName = (answers: Answers): 'amounts' | 'amount' =>
  hasOwnAmounts(answers) ? 'amounts' : 'amount';

/** The digest of a list: another list or other terms have no part in it. */
export const digestOf = ({ product }: Answers, recipients: string, amount: string): string =>
  `keccak256(abi.encode(${[recipients, amount, ...(product === 'flow' ? ['RATE'] : [])].join(', ')}))`;

/** The arguments of a part, of which the recipients and the amount are expressions. */
export const partArgs = ({ product }: Answers, part: string, amount: string): string =>
  [part, ...(product === 'flow' ? ['RATE'] : []), amount].join(', ');

/** The function that `forge script` runs, up to its last lines. */
export function opening(answers: Answers, chain: WizardChain, needs: readonly string[]): string[] {
  const values: Record<Answers['batch'], string[]> = {
    no: ['        address recipient = vm.envAddress("RECIPIENT");'],
    yes: ['        address[] memory recipients = vm.envAddress("RECIPIENTS", ",");'],
    parts: ['        address[] memory recipients = recipientsIn(vm.readFile("recipients.txt"));'],
  };
  const own = [
    '        (address[] memory recipients, uint128[] memory amounts) =',
    '            grantsIn(vm.readFile("recipients.txt"), token.decimals());',
  ];
  const required = (address: string, what: string) =>
    `require(${address}.code.length > 0, "there is no contract at ${what}");`;
  const checks =
    answers.recipient !== 'contract'
      ? []
      : answers.batch === 'no'
        ? [`        ${required('recipient', 'RECIPIENT')}`]
        : [
            '        for (uint256 i = 0; i < recipients.length; ++i) {',
            `            ${required('recipients[i]', 'a recipient')}`,
            '        }',
          ];
  const token = knowsToken(answers) ? 'address(creator.TOKEN())' : 'vm.envAddress("TOKEN")';
  return [
    '    function run() external {',
    `        require(block.chainid == ${chain.id}, "the addresses are those of ${chain.name}");`,
    '        StreamCreator creator = StreamCreator(vm.envAddress("CREATOR"));',
    `        IERC20Metadata token = IERC20Metadata(${token});`,
    ...(hasOwnAmounts(answers) ? own : values[answers.batch]),
    ...checks,
    ...needs,
  ];
}
