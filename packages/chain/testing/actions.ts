import fc from 'fast-check';
import { release as flowRelease } from 'sablier/evm/releases/flow/v3.0';
import { release as lockupRelease } from 'sablier/evm/releases/lockup/v4.0';
import { encodeFunctionData, type Abi } from 'viem';
import type { Hex } from '../rpc/hex';
import type { Role } from '../worlds/roles';
import type { World } from '../worlds/open';

const abis = {
  lockup: lockupRelease.abi.SablierLockup,
  flow: flowRelease.abi.SablierFlow,
} as const satisfies Record<string, Abi>;

/** A call by a role after some time, with the names of accounts in the place of addresses. */
export interface Action {
  readonly who: Role;
  readonly to: keyof typeof abis;
  readonly name: string;
  readonly args: readonly unknown[];
  /** Coin of the chain to attach, in wei. */
  readonly value: bigint;
  /** Seconds since the action before. */
  readonly pause: number;
}

/** Roles with more rights are more frequent. */
const ROLES = [
  'sender',
  'sender',
  'recipient',
  'recipient',
  'stranger',
  'operator',
] as const satisfies readonly Role[];
const DAY = 86_400;
const UNIT = 10n ** 18n;

const role = fc.constantFrom(...ROLES);
const id = fc.constantFrom(1n, 1n, 1n, 2n, 2n, 3n);
const token = fc.constantFrom('dai', 'usdc', 'toll', 'listed');
/** In the smallest unit, of any number of decimals. */
const amount = fc.oneof(
  fc.constantFrom(0n, 1n, 10n ** 6n, 10n ** 6n, UNIT / 100n, UNIT, 100n * UNIT),
  fc.bigInt({ min: 1n, max: 200n * UNIT }),
);
/** None, the minimum of 1 USD at 3,000 USD, less than it, and more. */
const value = fc.constantFrom(
  0n,
  333_333_333_333_332n,
  333_333_333_333_334n,
  10n ** 15n,
  10n ** 15n,
);
const pause = fc.oneof(
  fc.constant(0),
  fc.constantFrom(1, DAY, 10 * DAY),
  fc.integer({ min: 0, max: 10 * DAY }),
);
const seconds = fc.integer({ min: 0, max: 100 * DAY });

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
  start: fc.constantFrom(0n, 1n, UNIT),
  cliff: fc.constantFrom(0n, UNIT),
});
const parts = (extra: object) =>
  fc.array(fc.record({ amount, duration: fc.integer({ min: 0, max: 30 * DAY }), ...extra }), {
    maxLength: 4,
  });
const exponent = fc.constantFrom(UNIT / 2n, UNIT, 2n * UNIT, 3n * UNIT + 1n);
const rate = fc.constantFrom(0n, 1n, 10n ** 15n, UNIT / 86_400n, UNIT);

const sumOf = (list: readonly { amount: bigint }[]): bigint =>
  list.reduce((sum, one) => sum + one.amount, 0n);

/** Arguments of each tested function. */
const lockup: Readonly<Record<string, fc.Arbitrary<readonly unknown[]>>> = {
  createWithDurationsLL: fc
    .tuple(terms, unlocks, fc.constantFrom(1n, 86_400n), seconds, seconds)
    .map(([given, open, step, cliff, total]) => [given, open, step, { cliff, total }]),
  createWithDurationsLD: fc
    .tuple(terms, parts({ exponent }))
    .map(([given, list]) => [{ ...given, depositAmount: sumOf(list) }, list]),
  createWithDurationsLT: fc
    .tuple(terms, parts({}))
    .map(([given, list]) => [{ ...given, depositAmount: sumOf(list) }, list]),
  withdraw: fc.tuple(id, role, amount),
  withdrawMax: fc.tuple(id, role),
  withdrawMaxAndTransfer: fc.tuple(id, role),
  withdrawMultiple: fc.tuple(fc.constant([1n, 2n]), fc.tuple(amount, amount)),
  cancel: fc.tuple(id),
  cancelMultiple: fc.constant([[1n, 2n]]),
  renounce: fc.tuple(id),
  burn: fc.tuple(id),
  approve: fc.tuple(role, id),
  setApprovalForAll: fc.tuple(role, fc.boolean()),
  transferFrom: fc.tuple(role, role, id),
  statusOf: fc.tuple(id),
  streamedAmountOf: fc.tuple(id),
  refundableAmountOf: fc.tuple(id),
  withdrawableAmountOf: fc.tuple(id),
  ownerOf: fc.tuple(id),
};
const flow: Readonly<Record<string, fc.Arbitrary<readonly unknown[]>>> = {
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
  transferFrom: fc.tuple(role, role, id),
  statusOf: fc.tuple(id),
  totalDebtOf: fc.tuple(id),
  depletionTimeOf: fc.tuple(id),
  refundableAmountOf: fc.tuple(id),
};

/** Mostly the party with the right. */
const whoMay = (name: string) =>
  fc.oneof(
    role,
    fc.constant<Role>(/^(withdraw|burn|transfer|approve)/.test(name) ? 'recipient' : 'sender'),
  );

const actionOf = (to: keyof typeof abis, functions: typeof lockup) =>
  fc.oneof(
    ...Object.entries(functions).map(([name, args]) => ({
      // Actions that move tokens are the most frequent.
      weight: /^(withdraw|cancel|deposit|refund|create)/.test(name) ? 3 : 1,
      arbitrary: fc.record({
        ...{ who: whoMay(name), to: fc.constant(to), name: fc.constant(name), args, pause },
        value: name.startsWith('withdraw') ? value : fc.constant(0n),
      }),
    })),
  );

/** Some streams at the start, then any action by any role. */
export const sequences: fc.Arbitrary<readonly Action[]> = fc
  .constantFrom(
    [actionOf('lockup', lockup), openings('lockup')] as const,
    [actionOf('flow', flow), openings('flow')] as const,
  )
  .chain(([any, first]) =>
    fc.tuple(first, fc.array(any, { minLength: 4, maxLength: 12 })).map((both) => both.flat()),
  );

/** Two streams from `sender` to `recipient` that a contract accepts, for the actions that follow. */
function openings(to: keyof typeof abis): fc.Arbitrary<Action[]> {
  const days = fc.integer({ min: 1, max: 200 }).map((count) => count * DAY);
  const deposit = fc.bigInt({ min: UNIT, max: 100n * UNIT });
  const lockupTerms = fc
    .tuple(terms, deposit, fc.constantFrom('dai', 'usdc', 'listed'))
    .map(([given, depositAmount, of]) => ({
      ...{ ...given, depositAmount, token: of },
      ...{ sender: 'sender', recipient: 'recipient', shape: '' },
    }));
  const linear = fc
    .tuple(lockupTerms, days, fc.constantFrom(0, 1))
    .map(([given, total, cliff]) => [given, { start: 0n, cliff: 0n }, 1n, { cliff, total }]);
  const open = fc
    .tuple(rate, token, fc.boolean(), deposit)
    .map(([perSecond, of, transferable, funds]) => [
      ...['sender', 'recipient', perSecond === 0n ? 1n : perSecond, 0],
      ...[of, transferable, funds],
    ]);
  const [name, args] =
    to === 'lockup'
      ? (['createWithDurationsLL', linear] as const)
      : (['createAndDeposit', open] as const);
  const fixed = {
    who: fc.constant('sender' as const),
    to: fc.constant(to),
    name: fc.constant(name),
  };
  const opening = fc.record({ ...fixed, args, value: fc.constant(0n), pause });
  return fc.array(opening, { minLength: 2, maxLength: 2 });
}

/** The transaction of an action in a world. */
export function transactionOf(
  { accounts, contracts }: World,
  { who, to, name, args, value }: Action,
) {
  const names: Readonly<Record<string, Hex>> = { ...accounts, ...contracts };
  const data = encodeFunctionData({
    abi: abis[to] as Abi,
    functionName: name,
    args: addressed(names, args) as readonly unknown[],
  });
  return { from: accounts[who], to: contracts[to], value: `0x${value.toString(16)}`, data };
}

function addressed(names: Readonly<Record<string, Hex>>, value: unknown): unknown {
  if (typeof value === 'string') return names[value] ?? value;
  if (Array.isArray(value)) return value.map((one) => addressed(names, one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, addressed(names, one)]),
  );
}
