import { readAccount, readChainId } from './answers';
import { problem, type Problem } from './problem';
import type { Provider, Wallet } from './provider';
import { ask, limits, request, type Answer } from './request';

/** A wallet that has named an account to this page. */
export interface Session {
  wallet: Wallet;
  /** In checksum form. */
  account: string;
  chainId: number;
}

/** Asks for an account, which the reader confirms in the wallet, and for the chain. */
export async function connect(wallet: Wallet): Promise<Answer<Session>> {
  const { provider } = wallet;
  const account = await ask(provider, 'eth_requestAccounts', [], readAccount, limits.person);
  if ('problem' in account) return account;
  const chainId = await ask(provider, 'eth_chainId', [], readChainId);
  if ('problem' in chainId) return chainId;
  return { value: { wallet, account: account.value, chainId: chainId.value } };
}

/** Asks the wallet to go to a chain. It never asks to add one: that would name an endpoint. */
export async function switchChain(session: Session, chainId: number): Promise<Answer<Session>> {
  const { provider } = session.wallet;
  const params = [{ chainId: `0x${chainId.toString(16)}` }];
  const answer = await request(provider, 'wallet_switchEthereumChain', params, limits.person);
  if ('problem' in answer) return { problem: answer.problem };
  const now = await ask(provider, 'eth_chainId', [], readChainId);
  return 'problem' in now ? now : { value: { ...session, chainId: now.value } };
}

/**
 * Whether the wallet still has the account and the chain of the session, right before something is done
 * with them.
 * @returns null when it has
 */
export async function checkSession(session: Session): Promise<Problem | null> {
  const { wallet, account, chainId } = session;
  const [chain, accounts] = await Promise.all([
    ask(wallet.provider, 'eth_chainId', [], readChainId),
    ask(wallet.provider, 'eth_accounts', [], (value) =>
      Array.isArray(value) && value.length === 0 ? 'none' : readAccount(value),
    ),
  ]);
  if ('problem' in chain) return chain.problem;
  if ('problem' in accounts) return accounts.problem;
  if (accounts.value === 'none') return problem('unauthorized');
  if (accounts.value !== account) {
    return {
      kind: 'other',
      says: `The account in your wallet is now ${accounts.value}, not ${account}. Choose the account again in the wallet, or press "Read with my wallet" to go on with the new one.`,
    };
  }
  if (chain.value !== chainId) {
    return {
      kind: 'other',
      says: 'Your wallet has moved to another chain. Press "Read with my wallet" to begin again.',
    };
  }
  return null;
}

const EVENTS = ['accountsChanged', 'chainChanged', 'disconnect'];

/**
 * Hears of a change in the wallet. Wallets without events are noticed by `checkSession`.
 * @returns ends the listening
 */
export function onChange(provider: Provider, changed: () => void): () => void {
  const each = (name: 'on' | 'removeListener') => {
    try {
      for (const event of EVENTS) provider[name]?.(event, changed);
    } catch {
      // What is done next asks the wallet anyway.
    }
  };
  each('on');
  return () => each('removeListener');
}
