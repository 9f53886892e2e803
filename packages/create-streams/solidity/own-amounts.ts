import type { Answers } from '../answers';
import { replaceAllInSample, replaceInSample } from '../samples';

const SAME_LENGTH =
  '    require(recipients.length == amounts.length, "one amount per recipient");\n';

/** The sum of the amounts, in place of a product. */
const SUM = `${SAME_LENGTH}
    uint256 total;
    for (uint256 i = 0; i < amounts.length; ++i) {
        total += amounts[i];
    }
`;

const PARAMETER = '/// @param amounts One deposit per recipient, in the same order.\n';

/** Text of the amounts in the notice of a batch. */
const NOTICES: Partial<Record<Answers['model'], readonly [string, string]>> = {
  linear: [
    'Every recipient has the same deposit.\n',
    'Each recipient has a deposit of their own.\n',
  ],
  dynamic: [', with equal deposits.\n', ', each with a deposit of their own.\n'],
};

/**
 * A function of a Lockup batch, which takes one amount for all, as one that takes an amount for each. That of tranched
 * streams does so itself.
 */
export function withOwnAmounts(section: string, { model }: Answers): string {
  const notice = NOTICES[model];
  if (!notice || !section.includes('amountEach')) return section;
  return replaceAllInSample(section, [
    [notice[0], `${notice[1]}${PARAMETER}`],
    ['uint128 amountEach\n', 'uint128[] calldata amounts\n'],
    ['    uint256 total = uint256(amountEach) * recipients.length;\n', SUM],
    ['amountEach', 'amounts[i]'],
  ]);
}

const PRODUCT = /^( *)uint256 total = uint256\(deposit\) \* recipients\.length;\n/m;

/** The function of a Flow batch, likewise. Its sender may be a contract that has the tokens, which needs no sum. */
export function withOwnDeposits(contract: string): string {
  const text = replaceAllInSample(contract, [
    ['all with the same rate and deposit.\n', 'all with the same rate.\n'],
    ['uint128 deposit\n', 'uint128[] calldata amounts\n'],
    ['TOKEN, true, deposit)', 'TOKEN, true, amounts[i])'],
  ]).replace(/(?<=all with the same rate\.\n)( *)(?=function)/, `$1${PARAMETER}$1`);
  const indented = (lines: string) => lines.replace(/^(?=.)/gm, '    ');
  return PRODUCT.test(text)
    ? text.replace(PRODUCT, indented(SUM))
    : replaceInSample(
        text,
        '        bytes[] memory calls = new bytes[](recipients.length);\n        for (uint256 i = 0; i < recipients.length; ++i) {\n            calls[i] = abi.encodeCall(\n                FLOW.createAndDeposit',
        `${indented(SAME_LENGTH)}        bytes[] memory calls = new bytes[](recipients.length);\n        for (uint256 i = 0; i < recipients.length; ++i) {\n            calls[i] = abi.encodeCall(\n                FLOW.createAndDeposit`,
      );
}
