import { same, sameAddress } from '../checks';
import type { Task, Verdict } from '../types';
import { DAI } from '../units';

type Prepare = NonNullable<Task['prepare']>;

/** A Lockup stream that has run for a while. */
export const lockupAfter =
  (seconds: bigint): Prepare =>
  async ({ openLockup, pass }) => {
    const streamId = await openLockup();
    await pass(seconds);
    return { streamId };
  };

/** A Flow stream that has run for a while, with the given deposit, if any. */
export const flowAfter =
  (seconds: bigint, deposit?: bigint): Prepare =>
  async ({ openFlow, pass }) => {
    const streamId = await openFlow(deposit);
    await pass(seconds);
    return { streamId };
  };

/** Checks that a Lockup stream has this sender, recipient and deposit. */
export async function isFor(
  { read, accounts }: Parameters<Task['judge']>[0],
  { streamId = 1n, recipient = accounts.recipient, deposit = 100n * DAI } = {},
): Promise<Verdict> {
  return (
    sameAddress('the recipient', await read('lockup', 'ownerOf', [streamId]), recipient) ??
    sameAddress('the sender', await read('lockup', 'getSender', [streamId]), accounts.sender) ??
    same('the deposit', await read('lockup', 'getDepositedAmount', [streamId]), deposit)
  );
}

/** Checks that the recipient has exactly this much at the end. */
export const recipientHas =
  (token: 'dai' | 'usdc', amount: bigint): Task['judge'] =>
  async ({ balance, accounts }) =>
    same('the balance of the recipient', await balance(token, accounts.recipient), amount);
