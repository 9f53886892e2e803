// region imports
import { isAddressEqual, parseEventLogs, parseUnits, type Address } from 'viem';
import { approveIfNeeded } from '../approve';
import type { Clients } from '../clients';
import { batchLockupAbi } from '../contracts';
// endregion imports

export interface BatchPriceGatedOptions {
  batchLockup: Address;
  lockup: Address;
  token: Address;
  recipient: Address;
  /** A feed with the interface of Chainlink's aggregators. */
  oracle: Address;
  /** Unix seconds. */
  timestamps: { start: number; end: number };
  /** One stream each: amount in the token's smallest unit, price in USD such as '5000'. */
  steps: { depositAmount: bigint; targetPrice: string }[];
}

// region create
/** Opens one price-gated stream per step, all for one recipient. Returns the ids in the same order. */
export async function batchCreatePriceGated(clients: Clients, options: BatchPriceGatedOptions) {
  const { publicClient, walletClient } = clients;
  const { batchLockup, lockup, token, recipient, oracle, timestamps, steps } = options;
  const amount = steps.reduce((sum, { depositAmount }) => sum + depositAmount, 0n);
  await approveIfNeeded(clients, { token, spender: batchLockup, amount });

  const batch = steps.map(({ depositAmount, targetPrice }) => ({
    sender: walletClient.account.address,
    recipient,
    depositAmount,
    cancelable: true,
    transferable: true,
    timestamps,
    unlockParams: { oracle, targetPrice: parseUnits(targetPrice, 8) },
    shape: '',
  }));
  const { request } = await publicClient.simulateContract({
    account: walletClient.account,
    address: batchLockup,
    abi: batchLockupAbi,
    functionName: 'createWithTimestampsLPG',
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
