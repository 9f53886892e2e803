// region imports
import {
  encodeFunctionData,
  erc20Abi,
  isAddressEqual,
  parseAbi,
  parseEventLogs,
  type Address,
} from 'viem';
import type { Clients } from '../clients';
import { lockupAbi } from '../contracts';
import type { LinearOptions } from '../create-stream/create-linear';

const approveAbi = parseAbi(['function approve(address spender, uint256 amount)']);
// endregion imports

const WEEK = 7 * 24 * 60 * 60;

// region check
/** Whether the wallet runs several calls as one: all of them, or none. It may have to ask its user. */
export async function joinsCalls({ walletClient }: Pick<Clients, 'walletClient'>) {
  const chainId = walletClient.chain.id;
  // A wallet without EIP-5792 knows no such method.
  const found = await walletClient.getCapabilities({ chainId }).catch(() => undefined);
  return found?.atomic?.status === 'supported' || found?.atomic?.status === 'ready';
}
// endregion check

// region send
/**
 * Asks the wallet to approve and create in one step, a stream of 52 weeks that the wallet may cancel.
 * Returns the id of the calls: keep it, because the owners of a multisig may take days to sign. Throws
 * when the wallet cannot join calls; use `createLinearStream` then.
 */
export async function approveAndCreate(clients: Clients, options: LinearOptions): Promise<string> {
  const { publicClient, walletClient } = clients;
  const { lockup, token, recipient, depositAmount, cliff } = options;
  const sender = walletClient.account.address;
  const allowance = await publicClient.readContract({
    address: token,
    abi: erc20Abi,
    functionName: 'allowance',
    args: [sender, lockup],
  });
  const approve = (amount: bigint) => ({
    to: token,
    data: encodeFunctionData({ abi: approveAbi, args: [lockup, amount] }),
  });
  const params = { sender, recipient, depositAmount, token, cancelable: true, transferable: true };
  const create = encodeFunctionData({
    abi: lockupAbi,
    functionName: 'createWithDurationsLL',
    args: [
      { ...params, shape: cliff === 0 ? 'linear' : 'cliff' },
      { start: 0n, cliff: 0n },
      1,
      { cliff, total: 52 * WEEK },
    ],
  });
  // Tokens such as USDT on Ethereum change an allowance above zero only to zero.
  const approvals =
    allowance > 0n ? [approve(0n), approve(depositAmount)] : [approve(depositAmount)];
  const { id } = await walletClient.sendCalls({
    calls: [...approvals, { to: lockup, data: create }],
    forceAtomic: true,
  });
  return id;
}
// endregion send

// region result
/**
 * The id of the stream that the calls created, or undefined while they are pending. Throws when they
 * failed.
 */
export async function createdStream(
  { publicClient, walletClient }: Clients,
  lockup: Address,
  callsId: string,
): Promise<bigint | undefined> {
  const { status, statusCode, receipts = [] } = await walletClient.getCallsStatus({ id: callsId });
  if (status === 'pending') return undefined;
  if (status !== 'success') throw new Error(`The calls failed with status ${statusCode}.`);
  const found = await Promise.all(
    receipts.map(({ transactionHash: hash }) => publicClient.getTransactionReceipt({ hash })),
  );
  // The transaction of a smart account can hold the calls of others too.
  const created = parseEventLogs({
    abi: lockupAbi,
    logs: found
      .flatMap(({ logs }) => logs)
      .filter(({ address }) => isAddressEqual(address, lockup)),
    eventName: 'CreateLockupLinearStream',
  }).find(({ args }) => isAddressEqual(args.commonParams.funder, walletClient.account.address));
  if (!created) throw new Error('The calls created no stream.');
  return created.args.streamId;
}
// endregion result
