import { erc20Abi, parseAbi, type Address } from 'viem';
import type { Clients } from './clients';

// region approve
/** Without a return type: USDT on Ethereum and some older tokens return nothing. */
const approveAbi = parseAbi(['function approve(address spender, uint256 amount)']);

export interface Approval {
  token: Address;
  spender: Address;
  /** In the token's smallest unit. */
  amount: bigint;
}

/**
 * Allows `spender` to pull `amount`, unless it may already; waits until the approval counts. Tokens
 * that refuse to change an allowance above zero need a second transaction, which sets it to zero first.
 * Throws, with nothing sent, when the wallet has less than the amount.
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
  if (allowance > 0n && !(await simulateApproval(clients, approval).catch(() => undefined))) {
    await approve(clients, { token, spender, amount: 0n });
  }
  await approve(clients, approval);
}

const simulateApproval = (
  { publicClient, walletClient }: Clients,
  { token, spender, amount }: Approval,
) =>
  publicClient.simulateContract({
    account: walletClient.account,
    address: token,
    abi: approveAbi,
    functionName: 'approve',
    args: [spender, amount],
  });

async function approve(clients: Clients, approval: Approval): Promise<void> {
  const { request } = await simulateApproval(clients, approval);
  const hash = await clients.walletClient.writeContract(request);
  const { status } = await clients.publicClient.waitForTransactionReceipt({ hash });
  if (status !== 'success') throw new Error(`The approval ${hash} reverted.`);
}
// endregion approve
