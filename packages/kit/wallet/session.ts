import { parseAccount, parseChainId } from './parse-response';
import { walletProblem, type Problem } from './problem';
import type { Provider, Wallet } from './provider';
import { requestValue, limits, request, type WalletResponse } from './request';

/** A wallet that has connected an account to this page. */
export interface Session {
  wallet: Wallet;
  /** In checksum form. */
  account: string;
  chainId: number;
}

/** Requests an account, which the reader confirms in the wallet, and the chain. */
export async function connect(wallet: Wallet): Promise<WalletResponse<Session>> {
  const { provider } = wallet;
  const account = await requestValue(
    provider,
    'eth_requestAccounts',
    [],
    parseAccount,
    limits.person,
  );
  if ('problem' in account) return account;
  const chainId = await requestValue(provider, 'eth_chainId', [], parseChainId);
  if ('problem' in chainId) return chainId;
  return { value: { wallet, account: account.value, chainId: chainId.value } };
}

/**
 * Asks the wallet to switch to a chain. It never asks to add one, which would require an endpoint.
 */
export async function switchChain(
  session: Session,
  chainId: number,
): Promise<WalletResponse<Session>> {
  const { provider } = session.wallet;
  const params = [{ chainId: `0x${chainId.toString(16)}` }];
  const answer = await request(provider, 'wallet_switchEthereumChain', params, limits.person);
  if ('problem' in answer) return { problem: answer.problem };
  const now = await requestValue(provider, 'eth_chainId', [], parseChainId);
  return 'problem' in now ? now : { value: { ...session, chainId: now.value } };
}

/**
 * Whether the wallet still has the session's account and chain, checked right before they are used.
 * @returns null if it has
 */
export async function checkSession(session: Session): Promise<Problem | null> {
  const { wallet, account, chainId } = session;
  const [chain, accounts] = await Promise.all([
    requestValue(wallet.provider, 'eth_chainId', [], parseChainId),
    requestValue(wallet.provider, 'eth_accounts', [], (value) =>
      Array.isArray(value) && value.length === 0 ? 'none' : parseAccount(value),
    ),
  ]);
  if ('problem' in chain) return chain.problem;
  if ('problem' in accounts) return accounts.problem;
  if (accounts.value === 'none') return walletProblem('unauthorized');
  if (accounts.value !== account) {
    return {
      kind: 'other',
      message: `The account in your wallet is now ${accounts.value}, not ${account}. Choose the account again in the wallet, or press "Read with my wallet" to go on with the new one.`,
    };
  }
  if (chain.value !== chainId) {
    return {
      kind: 'other',
      message:
        'Your wallet has moved to another chain. Press "Read with my wallet" to begin again.',
    };
  }
  return null;
}

const EVENTS = ['accountsChanged', 'chainChanged', 'disconnect'];

/**
 * Subscribes to changes in the wallet. For wallets without events, `checkSession` detects them.
 * @returns a function that unsubscribes
 */
export function onChange(provider: Provider, changed: () => void): () => void {
  const each = (name: 'on' | 'removeListener') => {
    try {
      for (const event of EVENTS) provider[name]?.(event, changed);
    } catch {
      // The next action checks the wallet anyway.
    }
  };
  each('on');
  return () => each('removeListener');
}
