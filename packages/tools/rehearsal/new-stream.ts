import { formatAmount } from '@sablier-docs/protocol/amount';
import { endTimeOf } from '@sablier-docs/protocol/lockup/end-time';
import type { LockupStream } from '@sablier-docs/protocol/lockup/types';
import { validateStream } from '@sablier-docs/protocol/lockup/validate';
import { MAX_UINT128 } from '@sablier-docs/protocol/solidity-types';

/**
 * A price-gated stream to create. Amounts in the token's smallest unit, times in Unix seconds, the
 * price in USD with 8 decimals.
 */
interface PriceGatedCreation {
  readonly model: 'priceGated';
  readonly deposit: bigint;
  readonly startTime: bigint;
  readonly endTime: bigint;
  /** Address of the price feed. */
  readonly oracle: string;
  readonly targetPrice: bigint;
}

/** A Lockup stream of any model, as it can be created. */
export type NewStream = LockupStream | PriceGatedCreation;

/** One thing to correct: the field, a sentence, and the error of the contract. */
interface NewStreamProblem {
  readonly field: string;
  readonly message: string;
  readonly error: string;
}

/** Unix second of the end. @throws a RangeError for a stream in parts that has none */
export const newStreamEnd = (stream: NewStream): bigint =>
  stream.model === 'priceGated' ? stream.endTime : endTimeOf(stream);

/**
 * Every reason for which Lockup v4.0 would refuse the stream, in the order of its checks, as far as
 * the values alone tell: whether a feed is valid and its price below the target is on the chain.
 */
export const newStreamProblems = (stream: NewStream): readonly NewStreamProblem[] =>
  stream.model === 'priceGated' ? priceGatedProblems(stream) : validateStream(stream);

function priceGatedProblems(stream: PriceGatedCreation): NewStreamProblem[] {
  const { deposit, startTime, endTime, targetPrice } = stream;
  // Deposit, start and end have the rules of a linear stream.
  const asLinear = validateStream({
    model: 'linear',
    deposit,
    startTime,
    endTime,
    cliffTime: 0n,
    unlocks: { start: 0n, cliff: 0n },
    granularity: 0n,
  });
  const field = 'targetPrice';
  if (targetPrice > MAX_UINT128) {
    const message = `Keep targetPrice between 0 and ${MAX_UINT128}, the largest uint128.`;
    return [...asLinear, { field, message, error: 'OutOfRange' }];
  }
  if (targetPrice > 0n) return asLinear;
  const message = 'Set the target above the latest price of the feed, in USD with 8 decimals.';
  return [...asLinear, { field, message, error: 'SablierLockup_TargetPriceTooLow' }];
}

/**
 * Second at which a stream by durations is drawn, because its own start is the block's. Whether its
 * parts fit does not depend on it.
 */
export const ANY_START = 1_800_000_000n;

/** When and how much a price-gated stream releases, as a clause. */
export const gateInWords = ({ targetPrice, oracle }: PriceGatedCreation): string =>
  `the whole amount is released while the price of the feed ${oracle} is at or above $${formatAmount(targetPrice, 8)}, and at the end whatever the price`;
