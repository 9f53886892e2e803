import { encodeErrorResult, parseAbi } from 'viem';
import { describe, expect, it } from 'vitest';
import { readErrors } from '@sablier-docs/reference/errors';
import { decodeArguments } from './arguments';
import { explainError } from './explain';
import { withMargin } from '@sablier-docs/protocol/fee';
import { feeSentence, READ_THE_FEE_AGAIN } from './fee-sentence';

const errors = readErrors(process.cwd());
const NAMES = errors.map(({ name }) => name).filter((name) => name.endsWith('FeePayment'));

function sentenceFor(name: string, paid: bigint, asked: bigint, coin?: string): string | null {
  const abi = parseAbi([`error ${name}(uint256 feePaid, uint256 minFeeWei)`] as never);
  const data = encodeErrorResult({ abi, errorName: name, args: [paid, asked] } as never);
  const explained = explainError(data, errors);
  return explained ? feeSentence(explained.error.name, decodeArguments(explained), coin) : null;
}

describe('an error about the fee', () => {
  it('is known for Flow, Lockup and campaigns', () => {
    expect(NAMES.map((name) => name.split('_')[0]).sort()).toEqual([
      'SablierFlow',
      'SablierLockup',
      'SablierMerkleBase',
    ]);
  });

  it.each(NAMES)("says what is missing in the chain's coin: %s", (name) => {
    expect(sentenceFor(name, 0n, 262_350_000_000_000n, 'ETH')).toBe(
      'The call came with 0 ETH, and the contract asks for at least 0.00026235 ETH: 0.00026235 ETH more.',
    );
    expect(sentenceFor(name, 5n, 7n)).toBe(
      "The call came with 0.000000000000000005, and the contract asks for at least 0.000000000000000007 of the chain's coin (ETH on Ethereum and Base): 0.000000000000000002 more.",
    );
  });

  it('says nothing of other errors, of halves, and of a fee that was paid', () => {
    expect(sentenceFor(NAMES[0] ?? '', 7n, 7n, 'ETH')).toBeNull();
    expect(feeSentence('SablierLockup_Overdraw', [{ value: '1' }, { value: '2' }])).toBeNull();
    expect(feeSentence(NAMES[0] ?? '', [{ value: '1' }])).toBeNull();
    expect(feeSentence(NAMES[0] ?? '', [])).toBeNull();
  });
});

it('what a desk adds is what it says that it adds', () => {
  const added = Number(withMargin(10n ** 18n) - 10n ** 18n) / 10 ** 16;
  expect(READ_THE_FEE_AGAIN).toContain(`adds ${added.toFixed(1)} percent`);
});
