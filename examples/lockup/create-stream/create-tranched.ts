// region imports
import { isAddressEqual, parseEventLogs, type Address } from 'viem';
import { approveIfNeeded } from '../approve';
import type { Clients } from '../clients';
import { lockupAbi } from '../contracts';
// endregion imports

export interface TranchedOptions {
  lockup: Address;
  token: Address;
  recipient: Address;
  /** In the token's smallest unit. */
  depositAmount: bigint;
  /** Unix seconds. */
  startTime: number;
  /** One date per installment, ascending, in Unix seconds. */
  dates: number[];
}

// region split
/** Equal parts of a deposit; the last one takes the remainder, so that the sum is exact. */
export function installments(depositAmount: bigint, dates: number[]) {
  const part = depositAmount / BigInt(dates.length);
  const last = depositAmount - part * BigInt(dates.length - 1);
  return dates.map((timestamp, i) => ({
    amount: i === dates.length - 1 ? last : part,
    timestamp,
  }));
}
// endregion split

// region create
/** Opens a stream that releases equal installments. Returns its id. */
export async function createTranchedStream(clients: Clients, options: TranchedOptions) {
  const { publicClient, walletClient } = clients;
  const { lockup, token, recipient, depositAmount, startTime, dates } = options;
  const end = dates.at(-1);
  if (end === undefined) throw new Error('A tranched stream needs at least one date.');
  await approveIfNeeded(clients, { token, spender: lockup, amount: depositAmount });

  const { request } = await publicClient.simulateContract({
    account: walletClient.account,
    address: lockup,
    abi: lockupAbi,
    functionName: 'createWithTimestampsLT',
    args: [
      {
        sender: walletClient.account.address,
        recipient,
        depositAmount,
        token,
        cancelable: true,
        transferable: true,
        timestamps: { start: startTime, end },
        shape: '',
      },
      installments(depositAmount, dates),
    ],
  });
  const hash = await walletClient.writeContract(request);
  const { logs, status } = await publicClient.waitForTransactionReceipt({ hash });
  if (status !== 'success') throw new Error(`Transaction ${hash} reverted.`);
  // A token can emit the same event, and a smart account's transaction can hold the calls of others.
  const created = parseEventLogs({
    abi: lockupAbi,
    logs,
    eventName: 'CreateLockupTranchedStream',
  }).find(
    ({ address, args }) =>
      isAddressEqual(address, lockup) &&
      isAddressEqual(args.commonParams.funder, walletClient.account.address),
  );
  if (!created) throw new Error(`Transaction ${hash} created no stream.`);
  return created.args.streamId;
}
// endregion create
