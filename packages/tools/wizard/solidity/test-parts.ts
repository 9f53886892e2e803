import type { Answers } from '../answers';

export const COMMON_IMPORTS = [
  'import { StreamCreator } from "src/StreamCreator.sol";',
  'import { StreamRecipient } from "src/StreamRecipient.sol";',
  'import { LocalFeed, LocalToken } from "test/Local.sol";',
  'import { UnusualToken } from "test/UnusualToken.sol";',
];

/** The token that the test deploys. */
export const tokenName = ({ token }: Answers): 'UnusualToken' | 'LocalToken' =>
  token === 'unusual' ? 'UnusualToken' : 'LocalToken';

/** Its creation; the standard one takes its decimals. */
export const newToken = (answers: Answers): string =>
  `${tokenName(answers)}(${answers.token === 'unusual' ? '' : '18'})`;

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
