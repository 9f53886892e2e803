import type { Account, Chain, Transport, WalletClient } from 'viem';

type Wallet = WalletClient<Transport, Chain, Account>;

/**
 * The wallet with a fixed gas limit instead of an estimate. An estimate throws for a call that would revert;
 * without it, the transaction reverts in its block, as it does when the state changes before it is mined.
 */
export function withoutEstimate(wallet: Wallet): Wallet {
  const writeContract = ((request: object) =>
    wallet.writeContract({ ...request, gas: 1_000_000n } as never)) as Wallet['writeContract'];
  return { ...wallet, writeContract };
}
