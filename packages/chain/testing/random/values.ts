import fc from 'fast-check';
import type { Role } from '../../worlds/roles';

export const DAY = 86_400;
export const UNIT = 10n ** 18n;

/** Roles with more rights are more frequent. */
const ROLES = [
  'sender',
  'sender',
  'recipient',
  'recipient',
  'stranger',
  'operator',
] as const satisfies readonly Role[];

export const role = fc.constantFrom(...ROLES);
export const id = fc.constantFrom(1n, 1n, 1n, 2n, 2n, 3n);
export const token = fc.constantFrom('dai', 'usdc', 'toll', 'listed');
/** In the smallest unit, of any number of decimals. */
export const amount = fc.oneof(
  fc.constantFrom(0n, 1n, 10n ** 6n, 10n ** 6n, UNIT / 100n, UNIT, 100n * UNIT),
  fc.bigInt({ min: 1n, max: 200n * UNIT }),
);
/** Enough for a contract to accept it. */
export const deposit = fc.bigInt({ min: UNIT, max: 100n * UNIT });
/** None, the minimum of 1 USD at 3,000 USD, less than it, and more. */
export const value = fc.constantFrom(
  0n,
  333_333_333_333_332n,
  333_333_333_333_334n,
  10n ** 15n,
  10n ** 15n,
);
export const pause = fc.oneof(
  fc.constant(0),
  fc.constantFrom(1, DAY, 10 * DAY),
  fc.integer({ min: 0, max: 10 * DAY }),
);
export const seconds = fc.integer({ min: 0, max: 100 * DAY });
export const days = fc.integer({ min: 1, max: 200 }).map((count) => count * DAY);
export const exponent = fc.constantFrom(UNIT / 2n, UNIT, 2n * UNIT, 3n * UNIT + 1n);

/** Segments or tranches, of which there may be none. */
export const parts = (extra: object) =>
  fc.array(fc.record({ amount, duration: fc.integer({ min: 0, max: 30 * DAY }), ...extra }), {
    maxLength: 4,
  });
export const sumOf = (list: readonly { amount: bigint }[]): bigint =>
  list.reduce((sum, one) => sum + one.amount, 0n);

/** Arguments of each function that is tried. */
export type Functions = Readonly<Record<string, fc.Arbitrary<readonly unknown[]>>>;

/** What every contract with streams as NFTs has. */
export const ofStreams: Functions = {
  approve: fc.tuple(role, id),
  setApprovalForAll: fc.tuple(role, fc.boolean()),
  transferFrom: fc.tuple(role, role, id),
  ownerOf: fc.tuple(id),
};

/** What every release of Lockup has. */
export const ofLockup: Functions = {
  ...ofStreams,
  withdraw: fc.tuple(id, role, amount),
  withdrawMax: fc.tuple(id, role),
  withdrawMaxAndTransfer: fc.tuple(id, role),
  cancel: fc.tuple(id),
  cancelMultiple: fc.constant([[1n, 2n]]),
  renounce: fc.tuple(id),
  burn: fc.tuple(id),
  statusOf: fc.tuple(id),
  streamedAmountOf: fc.tuple(id),
  refundableAmountOf: fc.tuple(id),
  withdrawableAmountOf: fc.tuple(id),
};

export const ofToken: Functions = {
  approve: fc.tuple(
    fc.constantFrom('lockup', 'flow', 'lockupV1_2', 'lockupV1_0', 'operator'),
    amount,
  ),
  transfer: fc.tuple(role, amount),
  transferFrom: fc.tuple(role, role, amount),
};
