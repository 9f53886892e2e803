// region imports
import { decodeFunctionResult, encodeFunctionData, type Address, type Hex } from 'viem';
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
/** A linear and a tranched stream in one transaction, through Lockup's own `batch`. */
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
  const { request, result } = await publicClient.simulateContract({
    account: walletClient.account,
    address: lockup,
    abi: lockupAbi,
    functionName: 'batch',
    args: [[linear, tranched]],
  });
  const hash = await walletClient.writeContract(request);
  await publicClient.waitForTransactionReceipt({ hash });

  // Each entry is what its call returned. Others can take these ids before the transaction lands:
  // read the logs when that matters.
  const idOf = (functionName: 'createWithDurationsLL' | 'createWithDurationsLT', data: Hex) =>
    decodeFunctionResult({ abi: lockupAbi, functionName, data });
  const [first = '0x', second = '0x'] = result;
  return [idOf('createWithDurationsLL', first), idOf('createWithDurationsLT', second)] as const;
}
// endregion create
