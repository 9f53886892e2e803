// region imports
import { isAddressEqual, parseEventLogs, parseUnits, type Address } from 'viem';
import { approveIfNeeded } from '../approve';
import type { Clients } from '../clients';
import { batchLockupAbi } from '../contracts';
// endregion imports

const WEEK = 7 * 24 * 60 * 60;

export interface BatchDynamicOptions {
  batchLockup: Address;
  lockup: Address;
  token: Address;
  startTime: number;
  /** One stream per entry. `exponent` is a decimal number from 0 to about 18.44. */
  grants: { recipient: Address; depositAmount: bigint; exponent: string }[];
}

// region create
/** Opens one curved stream of 52 weeks per grant. Returns the ids in the same order. */
export async function batchCreateDynamic(clients: Clients, options: BatchDynamicOptions) {
  const { publicClient, walletClient } = clients;
  const { batchLockup, lockup, token, startTime, grants } = options;
  const amount = grants.reduce((sum, { depositAmount }) => sum + depositAmount, 0n);
  await approveIfNeeded(clients, { token, spender: batchLockup, amount });

  const batch = grants.map(({ recipient, depositAmount, exponent }) => ({
    sender: walletClient.account.address,
    recipient,
    depositAmount,
    cancelable: true,
    transferable: true,
    startTime, // no end: the last segment has it
    segments: [
      {
        amount: depositAmount,
        exponent: parseUnits(exponent, 18),
        timestamp: startTime + 52 * WEEK,
      },
    ],
    shape: '',
  }));
  const { request } = await publicClient.simulateContract({
    account: walletClient.account,
    address: batchLockup,
    abi: batchLockupAbi,
    functionName: 'createWithTimestampsLD',
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
