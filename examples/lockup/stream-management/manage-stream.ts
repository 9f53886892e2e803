// region imports
import { encodeFunctionData, isAddressEqual, parseEventLogs, type Address, type Log } from 'viem';
import { confirmed } from '../../confirmed';
import type { Clients } from '../clients';
import { lockupAbi } from '../contracts';
import { withMargin } from '../../with-margin';
import { minFee } from '../fees/fee-with-margin';
// endregion imports

// region setup
/** The stream that the functions below act on. */
export interface StreamAt {
  lockup: Address;
  streamId: bigint;
}

/** Events of Lockup about these streams. A token can emit the same, and so can others in the transaction. */
const isAbout =
  (lockup: Address, streamIds: readonly bigint[]) =>
  ({ address, args }: Pick<Log, 'address'> & { args: { streamId: bigint } }) =>
    isAddressEqual(address, lockup) && streamIds.includes(args.streamId);
// endregion setup

// region withdraw
/** Takes `amount` out of the stream, in the token's smallest unit, and sends it to `to`. */
export async function withdraw(
  clients: Clients,
  { lockup, streamId, to, amount }: StreamAt & { to: Address; amount: bigint },
) {
  const { publicClient, walletClient } = clients;
  const { request } = await publicClient.simulateContract({
    address: lockup,
    abi: lockupAbi,
    account: walletClient.account,
    functionName: 'withdraw',
    args: [streamId, to, amount],
    value: withMargin(await minFee(clients, lockup, [streamId])),
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
  const { request } = await publicClient.simulateContract({
    address: lockup,
    abi: lockupAbi,
    account: walletClient.account,
    functionName: 'withdrawMax',
    args: [streamId, to],
    value: withMargin(await minFee(clients, lockup, [streamId])),
  });
  const { logs } = await confirmed(clients, await walletClient.writeContract(request));
  // Between simulation and block more was released: the log has the amount that moved.
  const log = parseEventLogs({ abi: lockupAbi, logs, eventName: 'WithdrawFromLockupStream' }).find(
    isAbout(lockup, [streamId]),
  );
  if (!log) throw new Error('The transaction withdrew nothing.');
  return log.args.amount;
}
// endregion withdraw-max

// region withdraw-multiple
/** Sends everything that is released to each stream's recipient. Returns the ids that paid nothing. */
export async function withdrawAll(
  clients: Clients,
  { lockup, streamIds }: { lockup: Address; streamIds: readonly bigint[] },
) {
  const { publicClient, walletClient } = clients;
  const contract = { address: lockup, abi: lockupAbi } as const;
  const due = await Promise.all(
    streamIds.map(async (id) => {
      const at = { ...contract, args: [id] } as const;
      // An id without a stream would revert the other views. It pays nothing.
      if (!(await publicClient.readContract({ ...at, functionName: 'isStream' }))) {
        return { id, amount: 0n };
      }
      const request = { ...at, functionName: 'withdrawableAmountOf' } as const;
      return { id, amount: await publicClient.readContract(request) };
    }),
  );
  const isEmpty = ({ amount }: { amount: bigint }) => amount === 0n;
  const empty = due.filter(isEmpty).map(({ id }) => id);
  const full = due.filter((entry) => !isEmpty(entry));
  if (full.length === 0) return empty; // a transaction would only pay the fee

  const ids = full.map(({ id }) => id);
  const { request } = await publicClient.simulateContract({
    ...contract,
    account: walletClient.account,
    functionName: 'withdrawMultiple',
    args: [ids, full.map(({ amount }) => amount)],
    // Too little would not revert: every entry would fail, and Lockup would keep the coins.
    value: withMargin(await minFee(clients, lockup, ids)),
  });
  const { logs } = await confirmed(clients, await walletClient.writeContract(request));
  const failures = parseEventLogs({
    abi: lockupAbi,
    logs,
    eventName: 'InvalidWithdrawalInWithdrawMultiple',
  }).filter(isAbout(lockup, ids));
  return [...empty, ...failures.map(({ args }) => args.streamId)];
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
  const canceled = parseEventLogs({ abi: lockupAbi, logs, eventName: 'CancelLockupStream' }).find(
    isAbout(lockup, [streamId]),
  );
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
  }).filter(isAbout(lockup, streamIds));
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
/** Hands the stream over, as its owner or an operator. Whatever is inside goes with it. */
export async function transfer(
  clients: Clients,
  { lockup, streamId, to }: StreamAt & { to: Address },
) {
  const { publicClient, walletClient } = clients;
  const contract = { address: lockup, abi: lockupAbi } as const;
  const owner = await publicClient.readContract({
    ...contract,
    functionName: 'getRecipient',
    args: [streamId],
  });
  const { request } = await publicClient.simulateContract({
    ...contract,
    account: walletClient.account,
    functionName: 'safeTransferFrom',
    args: [owner, to, streamId],
  });
  return confirmed(clients, await walletClient.writeContract(request));
}
// endregion transfer

// region withdraw-transfer
/** Withdraws everything to the present owner and hands the emptied stream over, in one transaction. */
export async function withdrawMaxAndTransfer(
  clients: Clients,
  { lockup, streamId, to }: StreamAt & { to: Address },
) {
  const { publicClient, walletClient } = clients;
  const contract = { address: lockup, abi: lockupAbi } as const;
  const withdrawable = await publicClient.readContract({
    ...contract,
    functionName: 'withdrawableAmountOf',
    args: [streamId],
  });
  // With nothing to withdraw Lockup asks for no fee, and would keep one.
  const fee = withdrawable === 0n ? 0n : await minFee(clients, lockup, [streamId]);
  const { request } = await publicClient.simulateContract({
    ...contract,
    account: walletClient.account,
    functionName: 'withdrawMaxAndTransfer',
    args: [streamId, to],
    value: withMargin(fee),
  });
  return confirmed(clients, await walletClient.writeContract(request));
}
// endregion withdraw-transfer
