import { expect } from 'vitest';
import { LOCKUP_STATUSES, type LockupStatus } from '@sablier-docs/protocol/lockup/status';
import type { Who } from '../chains/contract';
import type { FlowStreamWorld } from './flow';
import type { StreamWorld } from './open';

// What many sentences say in other words, for any stream.

/** The sender cancels: what is not released returns, and what is released and not withdrawn stays. */
export async function cancels(world: StreamWorld): Promise<void> {
  const released = await world.released();
  await world.moves(() => world.call('sender', 'cancel', [world.id]), {
    sender: world.deposit - released,
    contract: released - world.deposit,
  });
  expect(await world.read('withdrawableAmountOf', [world.id])).toBe(released - world.taken);
}

/** What can be withdrawn now by the arithmetic of the protocol's package. */
export const withdrawable = async (world: StreamWorld): Promise<bigint> =>
  (await world.released()) - world.taken;

/** All that can be withdrawn reaches an account, or the call reverts where that is nothing. */
export async function withdrawsAll(
  world: StreamWorld,
  who: Who = world.who,
  to: Who = 'recipient',
): Promise<void> {
  const amount = await withdrawable(world);
  const args = [world.id, to];
  if (world.moment === 'depleted')
    return world.refuses('SablierLockup_StreamDepleted', who, 'withdrawMax', args);
  if (amount === 0n)
    return world.refuses('SablierLockup_WithdrawAmountZero', who, 'withdrawMax', args);
  await world.pays([who, 'withdrawMax', args], { [to]: amount, contract: -amount });
}

export const statusOf = async (world: StreamWorld): Promise<LockupStatus | undefined> =>
  LOCKUP_STATUSES[Number(await world.read('statusOf', [world.id]))];

/** The status that the terms, the clock and the price make. */
export async function expectedStatus(world: StreamWorld): Promise<LockupStatus> {
  if (world.moment === 'depleted') return 'DEPLETED';
  if (world.moment === 'canceled') return 'CANCELED';
  if ((await world.now()) < world.start) return 'PENDING';
  return (await world.released()) < world.deposit ? 'STREAMING' : 'SETTLED';
}

/** The error of `cancel` or `renounce` by the sender of a cancelable stream in a status; none where it works. */
export const errorIn = (status: LockupStatus): string =>
  ({
    PENDING: 'success',
    STREAMING: 'success',
    SETTLED: 'SablierLockup_StreamSettled',
    CANCELED: 'SablierLockup_StreamCanceled',
    DEPLETED: 'SablierLockup_StreamDepleted',
  })[status];

/** Somebody without an approval withdraws what is released to the recipient, and to nobody else. */
export async function pushesOnly(world: StreamWorld): Promise<void> {
  const amount = await withdrawable(world);
  // A part was withdrawn in the last second of a step: nothing is left that could go anywhere.
  if (amount === 0n) return;
  const error = 'SablierLockup_WithdrawalAddressNotRecipient';
  await world.reverts(error, world.who, 'withdraw', [world.id, world.who, amount]);
  await world.pays([world.who, 'withdraw', [world.id, 'recipient', amount]], {
    recipient: amount,
    contract: -amount,
  });
}

/** Only the recipient and approved accounts withdraw what is covered to another address. */
export async function choosesAddress(world: FlowStreamWorld): Promise<void> {
  const amount = await world.read('coveredDebtOf', [world.id]);
  const args = [world.id, 'other', amount];
  if (world.caller === 'sender' || world.caller === 'stranger')
    await world.reverts('SablierFlow_WithdrawalAddressNotRecipient', world.who, 'withdraw', args);
  else await world.pays([world.who, 'withdraw', args], { other: amount, contract: -amount });
}
