// region imports
import { encodeFunctionData, isAddressEqual, parseEventLogs, type Address } from 'viem';
import { approveIfNeeded } from '../approve';
import type { Clients } from '../clients';
import { lockupAbi } from '../contracts';
// endregion imports

const WEEK = 7 * 24 * 60 * 60;

export interface MixedOptions {
  lockup: Address;
  token: Address;
  recipient: Address;
  /** For each of the two streams, in the token's smallest unit. */
  amountEach: bigint;
}

// region create
/** A linear and a tranched stream in one transaction, through Lockup's own `batch`. Returns their ids. */
export async function createMixed(clients: Clients, options: MixedOptions) {
  const { publicClient, walletClient } = clients;
  const { lockup, token, recipient, amountEach } = options;
  // Here Lockup itself pulls the tokens.
  await approveIfNeeded(clients, { token, spender: lockup, amount: amountEach * 2n });

  const params = {
    sender: walletClient.account.address,
    recipient,
    depositAmount: amountEach,
    token,
    cancelable: true,
    transferable: true,
    shape: '',
  };
  const linear = encodeFunctionData({
    abi: lockupAbi,
    functionName: 'createWithDurationsLL',
    args: [params, { start: 0n, cliff: 0n }, 1, { cliff: 0, total: 52 * WEEK }],
  });
  const tranched = encodeFunctionData({
    abi: lockupAbi,
    functionName: 'createWithDurationsLT',
    args: [params, [{ amount: amountEach, duration: 26 * WEEK }]],
  });
  const { request } = await publicClient.simulateContract({
    account: walletClient.account,
    address: lockup,
    abi: lockupAbi,
    functionName: 'batch',
    args: [[linear, tranched]],
  });
  const hash = await walletClient.writeContract(request);
  const { logs, status } = await publicClient.waitForTransactionReceipt({ hash });
  if (status !== 'success') throw new Error(`Transaction ${hash} reverted.`);

  // The logs are in the order of the calls. Simulated ids can be others by now, and logs of a token or of
  // other calls in a smart account's transaction do not count.
  const created = parseEventLogs({
    abi: lockupAbi,
    logs,
    eventName: ['CreateLockupLinearStream', 'CreateLockupTranchedStream'],
  }).filter(
    ({ address, args }) =>
      isAddressEqual(address, lockup) &&
      isAddressEqual(args.commonParams.funder, walletClient.account.address),
  );
  if (created.length !== 2)
    throw new Error(`Transaction ${hash} created ${created.length} streams.`);
  return created.map(({ args }) => args.streamId);
}
// endregion create
