import { same } from '../checks';
import type { Task } from '../types';

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

/** Whether the recipient holds exactly this much in the end. */
export const recipientHas =
  (token: 'dai' | 'usdc', amount: bigint): Task['judge'] =>
  async ({ balance, accounts }) =>
    same('the balance of the recipient', await balance(token, accounts.recipient), amount);
