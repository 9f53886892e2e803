import fc from 'fast-check';
import { zeroAddress } from 'viem';
import * as any from './values';
import { amount, deposit, parts, role, sumOf, token, type Functions } from './values';

/** Mostly none; a share has 18 decimals, and a broker may get a tenth. */
const broker = fc.constantFrom(
  ...[0, 1, 2].map(() => ({ account: zeroAddress as string, fee: 0n })),
  { account: 'other', fee: any.UNIT / 100n },
  { account: 'other', fee: any.UNIT / 5n },
);
const terms = fc.record({
  sender: fc.constantFrom('sender', 'sender', 'stranger'),
  recipient: fc.constantFrom('recipient', 'recipient', 'operator'),
  totalAmount: amount,
  asset: token,
  cancelable: fc.boolean(),
  // v1.0 has no such flag, and the encoding leaves it out.
  transferable: fc.boolean(),
  broker,
});
const linear = fc
  .tuple(terms, any.seconds, any.seconds)
  .map(([given, cliff, total]) => [{ ...given, durations: { cliff, total } }]);

const withParts = (name: string, extra: object) =>
  fc.tuple(terms, parts(extra)).map(([given, list]) => {
    // v1.0 calls a duration a delta.
    const all = list.map((part) => ({ ...part, delta: part.duration }));
    return [{ ...given, totalAmount: sumOf(list), [name]: all }];
  });
const segments = withParts('segments', { exponent: any.exponent });

/** The ways to create a stream, by contract. */
const CREATIONS: Readonly<Record<string, Functions>> = {
  lockupV1_2: { createWithDurations: linear },
  'lockupV1_2.dynamic': { createWithDurations: segments },
  'lockupV1_2.tranched': { createWithDurations: withParts('tranches', {}) },
  lockupV1_0: { createWithDurations: linear },
  'lockupV1_0.dynamic': { createWithDeltas: segments },
};
const two = fc.constant([1n, 2n]);

/** Functions of a contract of Lockup v1.2 or v1.0. */
export const functionsOf = (contract: string): Functions => ({
  ...any.ofLockup,
  ...CREATIONS[contract],
  withdrawMultiple: contract.startsWith('lockupV1_0')
    ? fc.tuple(two, role, fc.tuple(amount, amount))
    : fc.tuple(two, fc.tuple(amount, amount)),
});

/** The comptroller of v1.0 takes a share of each new stream. */
export const comptroller: Functions = {
  setProtocolFee: fc.tuple(token, fc.constantFrom(0n, any.UNIT / 1_000n, any.UNIT / 2n)),
};

/** Name and arguments of a creation that the contract accepts, of a stream from `sender` to `recipient`. */
export function openingOf(contract: string): readonly [string, fc.Arbitrary<readonly unknown[]>] {
  const [name = ''] = Object.keys(CREATIONS[contract] ?? {});
  const args = fc
    .tuple(terms, deposit, fc.constantFrom('dai', 'usdc', 'listed'), any.days, any.exponent)
    .map(([given, totalAmount, asset, total, exponent]) => {
      const halves = [1, 2].map(() => ({
        amount: totalAmount / 2n,
        exponent,
        duration: total / 2,
        delta: total / 2,
      }));
      return [
        {
          ...given,
          asset,
          sender: 'sender',
          recipient: 'recipient',
          broker: { account: zeroAddress, fee: 0n },
          totalAmount: (totalAmount / 2n) * 2n,
          durations: { cliff: 0, total },
          segments: halves,
          tranches: halves,
        },
      ];
    });
  return [name, args];
}
