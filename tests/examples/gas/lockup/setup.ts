import type { LocalProtocol } from '@sablier-docs/testing/start';
import { dai, DAY } from '@sablier-docs/testing/streams';

/** Segments or tranches of the measured streams. */
export const PARTS = [1, 2, 3, 10, 100];
/** Streams of the measured batches. */
export const BATCHES = [5, 10, 20, 50];
export const DEPOSIT = dai('300');
export const NO_UNLOCKS = { start: 0n, cliff: 0n };

export interface Range {
  readonly start: bigint;
  readonly end: bigint;
}

export const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** The first argument of every create function; `timestamps` for those that take dates. */
export const params = (local: LocalProtocol, timestamps?: Range) => ({
  sender: local.accounts.sender,
  recipient: local.accounts.recipient,
  depositAmount: DEPOSIT,
  token: local.contracts.token,
  cancelable: true,
  transferable: true,
  ...(timestamps ? { timestamps } : {}),
  shape: '',
});

/** `count` equal parts of the deposit, a day apart: with durations, or with dates after `start`. */
export const parts = (count: number, extra: object, start?: bigint) =>
  Array.from({ length: count }, (_, i) => ({
    amount: DEPOSIT / BigInt(count),
    ...extra,
    ...(start === undefined ? { duration: DAY } : { timestamp: start + BigInt(i + 1) * DAY }),
  }));

/** A model with parts: the ending of its functions, the name of a part, and its further fields. */
export const MODELS = {
  dynamic: { suffix: 'LD', unit: 'segment', extra: { exponent: dai('0.5') } },
  tranched: { suffix: 'LT', unit: 'tranche', extra: {} },
} as const;

/**
 * Uses every account, balance and counter once. A slot that is zero at first costs more to write, and a
 * live contract is past that.
 */
export async function settle(local: LocalProtocol): Promise<void> {
  const { sender, recipient, other } = local.accounts;
  const { lockup } = local.deployed;
  await local.mint(sender, dai('10000000'));
  for (const spender of [local.contracts.lockup, local.contracts.batchLockup]) {
    await local.approve(sender, spender, dai('5000000'));
  }
  const ids = [await openLinear(local), await openLinear(local)];
  const value = await local.lockup.read.calculateMinFeeWei([ids[0] ?? 0n]);
  await local.warpTo((await local.now()) + DAY);
  await local.send(recipient, lockup, 'withdraw', [ids[0], recipient, 1n], { value });
  await local.send(recipient, lockup, 'transferFrom', [recipient, other, ids[1]]);
}

/** A linear stream of 100 days without a cliff; its id. */
export async function openLinear(local: LocalProtocol): Promise<bigint> {
  const args = [params(local), NO_UNLOCKS, 1n, { cliff: 0n, total: 100n * DAY }];
  const { sender } = local.accounts;
  const call = 'createWithDurationsLL';
  return (await local.send<bigint>(sender, local.deployed.lockup, call, args)).result;
}
