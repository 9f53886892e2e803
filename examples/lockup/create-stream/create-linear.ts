// region imports
import { isAddressEqual, parseEventLogs, type Address } from 'viem';
import { approveIfNeeded } from '../approve';
import type { Clients } from '../clients';
import { lockupAbi } from '../contracts';
// endregion imports

const WEEK = 7 * 24 * 60 * 60;

export interface LinearOptions {
  lockup: Address;
  token: Address;
  recipient: Address;
  /** In the token's smallest unit. */
  depositAmount: bigint;
  /** Seconds until the release begins; 0 for no cliff. */
  cliff: number;
}

// region create
/** Opens a stream of 52 weeks that the wallet pays for and may cancel. Returns its id. */
export async function createLinearStream(clients: Clients, options: LinearOptions) {
  const { publicClient, walletClient } = clients;
  const { lockup, token, recipient, depositAmount, cliff } = options;
  await approveIfNeeded(clients, { token, spender: lockup, amount: depositAmount });

  const { request } = await publicClient.simulateContract({
    account: walletClient.account,
    address: lockup,
    abi: lockupAbi,
    functionName: 'createWithDurationsLL',
    args: [
      {
        sender: walletClient.account.address,
        recipient,
        depositAmount,
        token,
        cancelable: true,
        transferable: true,
        shape: cliff === 0 ? 'linear' : 'cliff',
      },
      { start: 0n, cliff: 0n }, // unlock amounts
      1, // granularity in seconds
      { cliff, total: 52 * WEEK },
    ],
  });
  const hash = await walletClient.writeContract(request);
  const { logs, status } = await publicClient.waitForTransactionReceipt({ hash });
  if (status !== 'success') throw new Error(`Transaction ${hash} reverted.`);

  // The id comes from the log: a simulated one is wrong as soon as somebody else is faster.
  // A token can emit the same event, and a smart account's transaction can hold the calls of others.
  const created = parseEventLogs({
    abi: lockupAbi,
    logs,
    eventName: 'CreateLockupLinearStream',
  }).find(
    ({ address, args }) =>
      isAddressEqual(address, lockup) &&
      isAddressEqual(args.commonParams.funder, walletClient.account.address),
  );
  if (!created) throw new Error(`Transaction ${hash} created no stream.`);
  return created.args.streamId;
}
// endregion create
