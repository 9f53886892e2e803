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

/** The same of Flow, with a deposit of its own where one is named. */
export const flowAfter =
  (seconds: bigint, deposit?: bigint): Prepare =>
  async ({ openFlow, pass }) => {
    const streamId = await openFlow(deposit);
    await pass(seconds);
    return { streamId };
  };

/** Whether a stream of Lockup is the sender's, pays the recipient, and holds this much. */
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

/** Whether the recipient holds exactly this much in the end. */
export const recipientHas =
  (token: 'dai' | 'usdc', amount: bigint): Task['judge'] =>
  async ({ balance, accounts }) =>
    same('the balance of the recipient', await balance(token, accounts.recipient), amount);
