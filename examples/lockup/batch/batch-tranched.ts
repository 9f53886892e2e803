// region imports
import { isAddressEqual, parseEventLogs, type Address } from 'viem';
import { approveIfNeeded } from '../approve';
import type { Clients } from '../clients';
import { batchLockupAbi } from '../contracts';
import { installments } from '../create-stream/create-tranched';
// endregion imports

export interface BatchTranchedOptions {
  batchLockup: Address;
  lockup: Address;
  token: Address;
  startTime: number;
  /** Unlock dates that all streams share, ascending, in Unix seconds. */
  dates: number[];
  /** One stream per entry; amounts in the token's smallest unit. */
  grants: { recipient: Address; depositAmount: bigint }[];
}

// region create
/** Opens one stream of equal installments per grant. Returns the ids in the same order. */
export async function batchCreateTranched(clients: Clients, options: BatchTranchedOptions) {
  const { publicClient, walletClient } = clients;
  const { batchLockup, lockup, token, startTime, dates, grants } = options;
  const amount = grants.reduce((sum, { depositAmount }) => sum + depositAmount, 0n);
  await approveIfNeeded(clients, { token, spender: batchLockup, amount });

  const batch = grants.map(({ recipient, depositAmount }) => ({
    sender: walletClient.account.address,
    recipient,
    depositAmount,
    cancelable: true,
    transferable: false,
    startTime, // no end: the last tranche has it
    tranches: installments(depositAmount, dates),
    shape: '',
  }));
  const { request } = await publicClient.simulateContract({
    account: walletClient.account,
    address: batchLockup,
    abi: batchLockupAbi,
    functionName: 'createWithTimestampsLT',
    args: [lockup, token, batch],
  });
  const hash = await walletClient.writeContract(request);
  const { logs, status } = await publicClient.waitForTransactionReceipt({ hash });
  if (status !== 'success') throw new Error(`Transaction ${hash} reverted.`);
  // A token can emit the same event, and a smart account's transaction can hold the calls of others.
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
