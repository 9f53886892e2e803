import type { Problem } from './problem';
import type { Provider, Wallet } from './provider';
import type { Answer } from './request';
import { checkSession, connect, switchChain, type Session } from './session';

/** What is known of a contract, and through which wallet; pasted answers come without one. */
export interface LiveState<Answers> {
  session: Session | null;
  answers: Answers | null;
}

export const nothingLive = { session: null, answers: null };

export type ReadStep =
  | { at: 'finding' | 'choosing' | 'none' | 'reading' | 'read' | 'changed' }
  | { at: 'asking'; wallet: Wallet }
  | { at: 'elsewhere'; session: Session; problem?: Problem }
  | { at: 'problem'; problem: Problem };

export interface ReadTask<Answers> {
  /** The chain of the contract. */
  chainId: number;
  /** Reads the contract. */
  ask: (provider: Provider) => Promise<Answer<Answers>>;
  set: (live: LiveState<Answers>) => void;
}

/** Reads a contract through the wallet that the reader chooses. */
export interface Reader {
  step: () => ReadStep;
  subscribe: (changed: () => void) => () => void;
  /** @param wallets those that were found */
  begin: (wallets: readonly Wallet[]) => void;
  choose: (wallet: Wallet) => Promise<void>;
  /** Asks the wallet to go to the chain of the contract. */
  move: (session: Session) => Promise<void>;
  read: (session: Session) => Promise<void>;
  /** The wallet says that something has changed. */
  changed: (session: Session) => Promise<void>;
  /** Nothing that was begun writes anything any more. */
  end: () => void;
}

/**
 * A step that is overtaken by another ends without a trace.
 * @param task what is to be read, asked for each time it is needed
 */
export function makeReader<Answers>(task: () => ReadTask<Answers>): Reader {
  const listeners = new Set<() => void>();
  let step: ReadStep = { at: 'finding' };
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
      task().set(nothingLive);
      go({ at: 'elsewhere', session });
      return;
    }
    go({ at: 'reading' });
    const problem = await checkSession(session);
    const answer = problem ? { problem } : await ask(session.wallet.provider);
    if (mine !== run) return;
    if ('problem' in answer) {
      task().set(nothingLive);
      go({ at: 'problem', problem: answer.problem });
      return;
    }
    task().set({ session, answers: answer.value });
    go({ at: 'read' });
  };

  const choose = async (wallet: Wallet) => {
    const mine = begun();
    task().set(nothingLive);
    go({ at: 'asking', wallet });
    const answer = await connect(wallet);
    if (mine !== run) return;
    if ('problem' in answer) go({ at: 'problem', problem: answer.problem });
    else await read(answer.value);
  };

  return {
    step: () => step,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => void listeners.delete(changed);
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
      // A reading that has begun since then looks for itself.
      if (!problem || mine !== run) return;
      begun();
      task().set(nothingLive);
      go({ at: 'changed' });
    },
    end: () => void begun(),
  };
}
