import type { FoundWallets } from './discover';
import type { Problem } from './problem';
import type { Provider, Wallet } from './provider';
import type { WalletResponse } from './request';
import { checkSession, connect, switchChain, type Session } from './session';

/** The results of a contract, and the wallet that returned them; null for pasted results. */
export interface LiveState<Results> {
  session: Session | null;
  results: Results | null;
}

export const emptyLiveState = { session: null, results: null };

export type ReadStep =
  | { at: 'finding' | 'choosing' | 'none' | 'reading' | 'read' | 'changed' }
  | { at: 'asking'; wallet: Wallet }
  | { at: 'elsewhere'; session: Session; problem?: Problem }
  | { at: 'problem'; problem: Problem };

export interface ReadTask<Results> {
  /** The chain of the contract. */
  chainId: number;
  /** Reads the contract. */
  ask: (provider: Provider) => Promise<WalletResponse<Results>>;
  set: (live: LiveState<Results>) => void;
}

/** Reads a contract through a wallet that the reader chooses. */
export interface Reader {
  step: () => ReadStep;
  /** The wallets that have announced themselves. */
  found: () => FoundWallets;
  subscribe: (changed: () => void) => () => void;
  /** Takes a longer list. After none was found it is offered: no wallet is asked without a press. */
  announced: (found: FoundWallets) => void;
  /** @param wallets the wallets that were found */
  begin: (wallets: readonly Wallet[]) => void;
  choose: (wallet: Wallet) => Promise<void>;
  /** Asks the wallet to switch to the contract's chain. */
  move: (session: Session) => Promise<void>;
  read: (session: Session) => Promise<void>;
  /** Handles a change event of the wallet. */
  changed: (session: Session) => Promise<void>;
  /** Stops every step, so that none updates the state any more. */
  end: () => void;
}

/**
 * Creates a reader. A step that is superseded by another has no effect.
 * @param task returns the contract to read, each time it is needed
 */
export function makeReader<Results>(task: () => ReadTask<Results>): Reader {
  const listeners = new Set<() => void>();
  let step: ReadStep = { at: 'finding' };
  let found: FoundWallets = { wallets: [], more: 0 };
  let run = 0;
  const begun = () => (run += 1);
  const go = (next: ReadStep) => {
    step = next;
    for (const changed of listeners) changed();
  };

  const read = async (session: Session) => {
    const mine = begun();
    const { chainId, ask } = task();
    if (session.chainId !== chainId) {
      task().set(emptyLiveState);
      go({ at: 'elsewhere', session });
      return;
    }
    go({ at: 'reading' });
    const problem = await checkSession(session);
    const answer = problem ? { problem } : await ask(session.wallet.provider);
    if (mine !== run) return;
    if ('problem' in answer) {
      task().set(emptyLiveState);
      go({ at: 'problem', problem: answer.problem });
      return;
    }
    task().set({ session, results: answer.value });
    go({ at: 'read' });
  };

  const choose = async (wallet: Wallet) => {
    const mine = begun();
    task().set(emptyLiveState);
    go({ at: 'asking', wallet });
    const answer = await connect(wallet);
    if (mine !== run) return;
    if ('problem' in answer) go({ at: 'problem', problem: answer.problem });
    else await read(answer.value);
  };

  return {
    step: () => step,
    found: () => found,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    announced: (next) => {
      found = next;
      go(step.at === 'none' ? { at: 'choosing' } : step);
    },
    begin: (wallets) => {
      begun();
      const [only, ...more] = wallets;
      if (only && more.length === 0) void choose(only);
      else go({ at: only ? 'choosing' : 'none' });
    },
    choose,
    read,
    move: async (session) => {
      const mine = begun();
      const answer = await switchChain(session, task().chainId);
      if (mine !== run) return;
      if ('problem' in answer) go({ at: 'elsewhere', session, problem: answer.problem });
      else await read(answer.value);
    },
    changed: async (session) => {
      const mine = run;
      const problem = await checkSession(session);
      // A reading that has started since then does its own checks.
      if (!problem || mine !== run) return;
      begun();
      task().set(emptyLiveState);
      go({ at: 'changed' });
    },
    end: () => void begun(),
  };
}
