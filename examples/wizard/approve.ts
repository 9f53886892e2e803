import { erc20Abi, type Address } from 'viem';
import type { Clients } from './clients';

export interface Approval {
  token: Address;
  spender: Address;
  /** In the token's smallest unit. */
  amount: bigint;
}

/**
 * Allows `spender` to pull `amount`, unless it may already; waits until the approval counts. Throws, with nothing
 * sent, when the account has less than the amount.
 */
export async function approveIfNeeded(clients: Clients, approval: Approval): Promise<void> {
  const { publicClient, walletClient } = clients;
  const { token, spender, amount } = approval;
  const at = { address: token, abi: erc20Abi } as const;
  const owner = walletClient.account.address;
  const balance = await publicClient.readContract({
    ...at,
    functionName: 'balanceOf',
    args: [owner],
  });
  if (balance < amount)
    throw new Error(
      `The account has ${balance} of the ${amount} units of the token that it needs.`,
    );
  const allowance = await publicClient.readContract({
    ...at,
    functionName: 'allowance',
    args: [owner, spender],
  });
  if (allowance >= amount) return;
  const { request } = await publicClient.simulateContract({
    ...at,
    account: walletClient.account,
    functionName: 'approve',
    args: [spender, amount],
  });
  const hash = await walletClient.writeContract(request);
  const { status } = await publicClient.waitForTransactionReceipt({ hash });
  if (status !== 'success') throw new Error(`The approval ${hash} reverted.`);
}
