import { release } from 'sablier/evm/releases/legacy/v1.1';
import type { Account, Address, Chain, PublicClient, Transport, WalletClient } from 'viem';
import { confirmed } from '../../confirmed';

// region setup
export const legacyAbi = release.abi.Sablier;

export interface Clients {
  readonly publicClient: PublicClient<Transport, Chain>;
  readonly walletClient: WalletClient<Transport, Chain, Account>;
}
// endregion setup

// region deposit
/** The largest deposit up to `target` that the contract accepts: a multiple of the duration. */
export function usableDeposit(target: bigint, seconds: bigint): bigint {
  const deposit = target - (target % seconds);
  if (deposit <= 0n) throw new RangeError('Less than one unit per second.');
  return deposit;
}
// endregion deposit

// region balances
export interface LegacyStream {
  readonly deposit: bigint;
  readonly startTime: bigint;
  readonly stopTime: bigint;
  /** What is still in the contract. */
  readonly remainingBalance: bigint;
}

/** What each side would receive at `now` (Unix seconds), in the smallest unit of the token. */
export function balancesAt(stream: LegacyStream, now: bigint) {
  const duration = stream.stopTime - stream.startTime;
  const rate = stream.deposit / duration;
  const elapsed = now > stream.startTime ? now - stream.startTime : 0n;
  const streamed = rate * (elapsed < duration ? elapsed : duration);
  const withdrawn = stream.deposit - stream.remainingBalance;
  const recipient = streamed - withdrawn;
  return { recipient, sender: stream.remainingBalance - recipient };
}
// endregion balances

// region withdraw
/** Pays the recipient everything that has streamed. The sender or the recipient may send it. */
export async function withdrawAll(
  { publicClient, walletClient }: Clients,
  sablier: Address,
  streamId: bigint,
): Promise<bigint> {
  const contract = { address: sablier, abi: legacyAbi } as const;
  const [, recipient] = await publicClient.readContract({
    ...contract,
    functionName: 'getStream',
    args: [streamId],
  });
  const amount = await publicClient.readContract({
    ...contract,
    functionName: 'balanceOf',
    args: [streamId, recipient],
  });
  const hash = await walletClient.writeContract({
    ...contract,
    functionName: 'withdrawFromStream',
    args: [streamId, amount],
  });
  await confirmed({ publicClient }, hash);
  return amount;
}
// endregion withdraw

// region cancel
/** Ends the stream and pays both sides at once. The sender or the recipient may send it. */
export async function cancel(
  { publicClient, walletClient }: Clients,
  sablier: Address,
  streamId: bigint,
): Promise<void> {
  const hash = await walletClient.writeContract({
    address: sablier,
    abi: legacyAbi,
    functionName: 'cancelStream',
    args: [streamId],
  });
  await confirmed({ publicClient }, hash);
}
// endregion cancel
