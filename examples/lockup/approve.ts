import { erc20Abi, type Address } from 'viem';
import type { Clients } from './clients';

// region approve
/** Allows `spender` to pull `amount`, unless it may already; waits until the approval counts. */
export async function approveIfNeeded(
  { publicClient, walletClient }: Clients,
  { token, spender, amount }: { token: Address; spender: Address; amount: bigint },
): Promise<void> {
  const owner = walletClient.account.address;
  const allowance = await publicClient.readContract({
    address: token,
    abi: erc20Abi,
    functionName: 'allowance',
    args: [owner, spender],
  });
  if (allowance >= amount) return;

  const { request } = await publicClient.simulateContract({
    account: walletClient.account,
    address: token,
    abi: erc20Abi,
    functionName: 'approve',
    args: [spender, amount],
  });
  const hash = await walletClient.writeContract(request);
  await publicClient.waitForTransactionReceipt({ hash });
}
// endregion approve
