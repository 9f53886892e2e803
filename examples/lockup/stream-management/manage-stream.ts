// region imports
import { encodeFunctionData, parseEventLogs, type Address, type Hash } from 'viem';
import type { Clients } from '../clients';
import { lockupAbi } from '../contracts';
// endregion imports

// region setup
/** The stream that the functions below act on. */
export interface StreamAt {
  lockup: Address;
  streamId: bigint;
}

/** Waits until a transaction is in a block, and throws when it reverted there. */
async function confirmed({ publicClient }: Clients, hash: Hash) {
  const receipt = await publicClient.waitForTransactionReceipt({ hash });
  if (receipt.status !== 'success') throw new Error(`Transaction ${hash} reverted.`);
  return receipt;
}
// endregion setup

// region withdraw
/** Takes `amount` out of the stream, in the token's smallest unit, and sends it to `to`. */
export async function withdraw(
  clients: Clients,
  { lockup, streamId, to, amount }: StreamAt & { to: Address; amount: bigint },
) {
  const { publicClient, walletClient } = clients;
  const contract = { address: lockup, abi: lockupAbi, account: walletClient.account } as const;
  const value = await publicClient.readContract({
    ...contract,
    functionName: 'calculateMinFeeWei',
    args: [streamId],
  });
  const { request } = await publicClient.simulateContract({
    ...contract,
    functionName: 'withdraw',
    args: [streamId, to, amount],
    value,
  });
  return confirmed(clients, await walletClient.writeContract(request));
}
// endregion withdraw

// region withdraw-max
/** Takes everything out that is released. Returns the amount. */
export async function withdrawMax(
  clients: Clients,
  { lockup, streamId, to }: StreamAt & { to: Address },
) {
  const { publicClient, walletClient } = clients;
  const contract = { address: lockup, abi: lockupAbi, account: walletClient.account } as const;
  const value = await publicClient.readContract({
    ...contract,
    functionName: 'calculateMinFeeWei',
    args: [streamId],
  });
  const { request } = await publicClient.simulateContract({
    ...contract,
    functionName: 'withdrawMax',
    args: [streamId, to],
    value,
  });
  const { logs } = await confirmed(clients, await walletClient.writeContract(request));
  // Between simulation and block more was released: the log has the amount that moved.
  const [log] = parseEventLogs({ abi: lockupAbi, logs, eventName: 'WithdrawFromLockupStream' });
  return log?.args.amount ?? 0n;
}
// endregion withdraw-max

// region withdraw-multiple
/** Sends everything that is released to each stream's recipient. Returns the ids that failed. */
export async function withdrawAll(
  clients: Clients,
  { lockup, streamIds }: { lockup: Address; streamIds: bigint[] },
) {
  const { publicClient, walletClient } = clients;
  const contract = { address: lockup, abi: lockupAbi, account: walletClient.account } as const;
  const read = (functionName: 'calculateMinFeeWei' | 'withdrawableAmountOf') =>
    Promise.all(
      streamIds.map((id) => publicClient.readContract({ ...contract, functionName, args: [id] })),
    );
  const fees = await read('calculateMinFeeWei');
  const amounts = await read('withdrawableAmountOf');
  const value = fees.reduce((highest, fee) => (fee > highest ? fee : highest), 0n);

  const { request } = await publicClient.simulateContract({
    ...contract,
    functionName: 'withdrawMultiple',
    args: [streamIds, amounts],
    value,
  });
  const { logs } = await confirmed(clients, await walletClient.writeContract(request));
  const failures = parseEventLogs({
    abi: lockupAbi,
    logs,
    eventName: 'InvalidWithdrawalInWithdrawMultiple',
  });
  return failures.map(({ args }) => args.streamId);
}
// endregion withdraw-multiple

// region cancel
/** Stops the stream. Returns what went back to the sender and what the recipient may still take. */
export async function cancel(clients: Clients, { lockup, streamId }: StreamAt) {
  const { publicClient, walletClient } = clients;
  const { request } = await publicClient.simulateContract({
    address: lockup,
    abi: lockupAbi,
    account: walletClient.account,
    functionName: 'cancel',
    args: [streamId],
  });
  const { logs } = await confirmed(clients, await walletClient.writeContract(request));
  const [canceled] = parseEventLogs({ abi: lockupAbi, logs, eventName: 'CancelLockupStream' });
  if (!canceled) throw new Error('The transaction canceled nothing.');
  const { senderAmount, recipientAmount } = canceled.args;
  return { senderAmount, recipientAmount };
}
// endregion cancel

// region cancel-multiple
/** Stops every stream that can be stopped. Returns the ids that could not. */
export async function cancelMultiple(
  clients: Clients,
  { lockup, streamIds }: { lockup: Address; streamIds: bigint[] },
) {
  const { publicClient, walletClient } = clients;
  const { request } = await publicClient.simulateContract({
    address: lockup,
    abi: lockupAbi,
    account: walletClient.account,
    functionName: 'cancelMultiple',
    args: [streamIds],
  });
  const { logs } = await confirmed(clients, await walletClient.writeContract(request));
  const failures = parseEventLogs({
    abi: lockupAbi,
    logs,
    eventName: 'InvalidStreamInCancelMultiple',
  });
  return failures.map(({ args }) => args.streamId);
}
// endregion cancel-multiple

// region renounce
/** Gives up the right to cancel these streams, for good. One that refuses reverts all. */
export async function renounce(
  clients: Clients,
  { lockup, streamIds }: { lockup: Address; streamIds: bigint[] },
) {
  const { publicClient, walletClient } = clients;
  const calls = streamIds.map((streamId) =>
    encodeFunctionData({ abi: lockupAbi, functionName: 'renounce', args: [streamId] }),
  );
  const { request } = await publicClient.simulateContract({
    address: lockup,
    abi: lockupAbi,
    account: walletClient.account,
    functionName: 'batch',
    args: [calls],
  });
  return confirmed(clients, await walletClient.writeContract(request));
}
// endregion renounce

// region transfer
/** Hands the stream over. Whatever is inside and not withdrawn goes with it. */
export async function transfer(
  clients: Clients,
  { lockup, streamId, to }: StreamAt & { to: Address },
) {
  const { publicClient, walletClient } = clients;
  const { request } = await publicClient.simulateContract({
    address: lockup,
    abi: lockupAbi,
    account: walletClient.account,
    functionName: 'safeTransferFrom',
    args: [walletClient.account.address, to, streamId],
  });
  return confirmed(clients, await walletClient.writeContract(request));
}
// endregion transfer

// region withdraw-transfer
/** Withdraws everything to the wallet and hands the emptied stream over, in one transaction. */
export async function withdrawMaxAndTransfer(
  clients: Clients,
  { lockup, streamId, to }: StreamAt & { to: Address },
) {
  const { publicClient, walletClient } = clients;
  const contract = { address: lockup, abi: lockupAbi, account: walletClient.account } as const;
  const value = await publicClient.readContract({
    ...contract,
    functionName: 'calculateMinFeeWei',
    args: [streamId],
  });
  const { request } = await publicClient.simulateContract({
    ...contract,
    functionName: 'withdrawMaxAndTransfer',
    args: [streamId, to],
    value,
  });
  return confirmed(clients, await walletClient.writeContract(request));
}
// endregion withdraw-transfer
