// region imports
import { isAddressEqual, parseEventLogs, type Address, type Hash } from 'viem';
import { approveIfNeeded } from '../approve';
import type { Clients } from '../clients';
import { batchLockupAbi } from '../contracts';
// endregion imports

const WEEK = 7 * 24 * 60 * 60;

export interface BatchLinearOptions {
  batchLockup: Address;
  lockup: Address;
  token: Address;
  /** One stream per entry; amounts in the token's smallest unit. */
  grants: { recipient: Address; depositAmount: bigint }[];
}

// region create
/** Opens one linear stream per grant in one transaction. Returns the ids in the same order. */
export async function batchCreateLinear(clients: Clients, options: BatchLinearOptions) {
  const hash = await sendLinearBatch(clients, options);
  return createdInBatch(clients, options, hash);
}

/** Sends that transaction. Returns its hash at once, before a block has it. */
export async function sendLinearBatch(clients: Clients, options: BatchLinearOptions) {
  const { publicClient, walletClient } = clients;
  const { batchLockup, lockup, token, grants } = options;
  const amount = grants.reduce((sum, { depositAmount }) => sum + depositAmount, 0n);
  await approveIfNeeded(clients, { token, spender: batchLockup, amount });

  const batch = grants.map(({ recipient, depositAmount }) => ({
    sender: walletClient.account.address,
    recipient,
    depositAmount,
    cancelable: true,
    transferable: true,
    durations: { cliff: 4 * WEEK, total: 52 * WEEK },
    unlockAmounts: { start: 0n, cliff: 0n },
    granularity: 1,
    shape: 'cliff',
  }));
  const { request } = await publicClient.simulateContract({
    account: walletClient.account,
    address: batchLockup,
    abi: batchLockupAbi,
    functionName: 'createWithDurationsLL',
    args: [lockup, token, batch],
  });
  return walletClient.writeContract(request);
}

/**
 * Waits for a batch and returns the ids of its streams. Throws when it reverted in its block. After any
 * other error the batch may still be mined: call this again with the same hash.
 */
export async function createdInBatch(
  { publicClient, walletClient }: Clients,
  { batchLockup }: Pick<BatchLinearOptions, 'batchLockup'>,
  hash: Hash,
) {
  const { logs, status } = await publicClient.waitForTransactionReceipt({ hash });
  if (status !== 'success') throw new Error(`Transaction ${hash} reverted and created no streams.`);

  // The batch contract's own event names the ids and the account that paid. A token can emit the same
  // event, and a smart account's transaction can hold the calls of others.
  const created = parseEventLogs({
    abi: batchLockupAbi,
    logs,
    eventName: 'CreateLockupBatch',
  }).find(
    ({ address, args }) =>
      isAddressEqual(address, batchLockup) &&
      isAddressEqual(args.funder, walletClient.account.address),
  );
  if (!created) throw new Error(`Transaction ${hash} created no streams.`);
  return created.args.streamIds;
}
// endregion create
