import fc from 'fast-check';
import * as any from './values';
import { amount, DAY, deposit, id, parts, role, sumOf, token, type Functions } from './values';

const terms = fc.record({
  sender: fc.constantFrom('sender', 'sender', 'stranger'),
  recipient: fc.constantFrom('recipient', 'recipient', 'operator'),
  depositAmount: amount,
  token,
  cancelable: fc.boolean(),
  transferable: fc.boolean(),
  shape: fc.constantFrom('', 'linear', 'a shape with a name beyond thirty-two letters'),
});
const unlocks = fc.record({
  start: fc.constantFrom(0n, 1n, any.UNIT),
  cliff: fc.constantFrom(0n, any.UNIT),
});
const rate = fc.constantFrom(0n, 1n, 10n ** 15n, any.UNIT / 86_400n, any.UNIT);

export const lockup: Functions = {
  ...any.ofLockup,
  createWithDurationsLL: fc
    .tuple(terms, unlocks, fc.constantFrom(1n, BigInt(DAY)), any.seconds, any.seconds)
    .map(([given, open, step, cliff, total]) => [given, open, step, { cliff, total }]),
  createWithDurationsLD: fc
    .tuple(terms, parts({ exponent: any.exponent }))
    .map(([given, list]) => [{ ...given, depositAmount: sumOf(list) }, list]),
  createWithDurationsLT: fc
    .tuple(terms, parts({}))
    .map(([given, list]) => [{ ...given, depositAmount: sumOf(list) }, list]),
  withdrawMultiple: fc.tuple(fc.constant([1n, 2n]), fc.tuple(amount, amount)),
};

export const flow: Functions = {
  ...any.ofStreams,
  create: fc.tuple(role, role, rate, fc.constant(0), token, fc.boolean()),
  createAndDeposit: fc.tuple(role, role, rate, fc.constant(0), token, fc.boolean(), amount),
  deposit: fc.tuple(
    id,
    amount,
    fc.constantFrom('sender', 'sender', 'sender', 'stranger'),
    fc.constantFrom('recipient', 'recipient', 'recipient', 'operator'),
  ),
  adjustRatePerSecond: fc.tuple(id, rate),
  pause: fc.tuple(id),
  restart: fc.tuple(id, rate),
  refund: fc.tuple(id, amount),
  refundMax: fc.tuple(id),
  void: fc.tuple(id),
  withdraw: fc.tuple(id, role, amount),
  withdrawMax: fc.tuple(id, role),
  statusOf: fc.tuple(id),
  totalDebtOf: fc.tuple(id),
  depletionTimeOf: fc.tuple(id),
  refundableAmountOf: fc.tuple(id),
};

/** Arguments of a creation that a contract accepts, of a stream from `sender` to `recipient`. */
export const lockupOpening = fc
  .tuple(terms, deposit, fc.constantFrom('dai', 'usdc', 'listed'), any.days, fc.constantFrom(0, 1))
  .map(([given, depositAmount, of, total, cliff]) => [
    {
      ...given,
      depositAmount,
      token: of,
      sender: 'sender',
      recipient: 'recipient',
      shape: '',
    },
    { start: 0n, cliff: 0n },
    1n,
    { cliff, total },
  ]);

export const flowOpening = fc
  .tuple(rate, token, fc.boolean(), deposit)
  .map(([perSecond, of, transferable, funds]) => [
    'sender',
    'recipient',
    perSecond === 0n ? 1n : perSecond,
    0,
    of,
    transferable,
    funds,
  ]);
