import { Contract, type Signer } from 'ethers';
import { confirmed } from '../../starters/ethers/src/transactions';

const tokenAbi = [
  'function allowance(address owner, address spender) view returns (uint256)',
  'function balanceOf(address account) view returns (uint256)',
  // Without a return type: USDT on Ethereum and some older tokens return nothing.
  'function approve(address spender, uint256 amount)',
];

export interface Approval {
  token: string;
  spender: string;
  /** In the token's smallest unit. */
  amount: bigint;
}

/**
 * Allows `spender` to pull `amount`, unless it may already; waits until the approval counts. An allowance above zero
 * becomes zero first, because some tokens refuse to change one. Throws when the account has less than the amount.
 */
export async function approveIfNeeded(signer: Signer, approval: Approval): Promise<void> {
  const { token, spender, amount } = approval;
  const owner = await signer.getAddress();
  const erc20 = new Contract(token, tokenAbi, signer);
  const balance = (await erc20.getFunction('balanceOf')(owner)) as bigint;
  if (balance < amount)
    throw new Error(
      `The account has ${balance} of the ${amount} units of the token that it needs.`,
    );
  const allowance = (await erc20.getFunction('allowance')(owner, spender)) as bigint;
  if (allowance >= amount) return;
  const approve = erc20.getFunction('approve');
  if (allowance > 0n) await confirmed(approve(spender, 0n));
  await confirmed(approve(spender, amount));
}
