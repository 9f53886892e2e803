import type { Answers } from '../answers';
import { hasOwnAmounts, tokenName } from '../options';

export const COMMON_IMPORTS = [
  'import { StreamCreator } from "src/StreamCreator.sol";',
  'import { StreamRecipient } from "src/StreamRecipient.sol";',
  'import { LocalFeed, LocalToken } from "test/Local.sol";',
  'import { UnusualToken } from "test/UnusualToken.sol";',
];

/** Its creation, with the decimals that the test names. */
export const newToken = (answers: Answers): string => `${tokenName(answers)}(DECIMALS)`;

/** The decimals of the token, and 100 tokens of it. */
export const AMOUNT_LINES = [
  '    /// @dev 6 as in USDC. Try 18 as well, or the decimals of your token, from 6 to 18.',
  '    uint8 private constant DECIMALS = 6;',
  '    uint128 private constant AMOUNT = uint128(100 * 10 ** DECIMALS);',
];

/** The deposit of the second stream where each has its own, as an expression. */
export const SECOND = 'AMOUNT / 4';

/** The deposit of the stream with the index `i` of two. */
export const depositOf = (answers: Answers): string =>
  hasOwnAmounts(answers) ? `i == 0 ? AMOUNT : ${SECOND}` : 'AMOUNT';

/** An amount of tokens with 18 decimals as an expression for that in the token's decimals, rounded down. */
export const inDecimals = (amount: bigint): string =>
  amount === 0n ? '0' : `${amount} / 10 ** (18 - DECIMALS)`;

/**
 * The lines of `setUp` that determine the recipient; `protocol` is the variable of the contract.
 */
export const recipientParts = ({ recipient, product }: Answers, protocol: string): string[] => {
  if (recipient === 'account') return ['        recipient = PAID;'];
  const args = product === 'lockup' ? `address(this), ${protocol}` : `${protocol}, address(this)`;
  return [`        recipient = address(new StreamRecipient(${args}));`];
};

/** A test contract whose parts are separated by empty lines. */
export const testContract = (base: string, parts: readonly (readonly string[])[]): string =>
  `contract StreamCreatorTest is ${base} {\n${parts.map((part) => part.join('\n')).join('\n\n')}\n}\n`;
