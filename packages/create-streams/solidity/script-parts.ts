// cspell:ignore chainid
import type { WizardChain } from '../contracts/types';
import type { Answers } from '../answers';
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

/** The amount of each stream, in the units of the token. */
export const AMOUNT = 'uint128 amount = uint128(100 * 10 ** token.decimals()); // for each stream';

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
    ...values[answers.batch],
    ...checks,
    ...needs,
  ];
}
