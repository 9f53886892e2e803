import { discoverWallets, injectedWallet } from '@site/src/tools/wallet/discover';
import type { Problem } from '@site/src/tools/wallet/problem';
import type { Provider, Wallet } from '@site/src/tools/wallet/provider';
import type { Answer } from '@site/src/tools/wallet/request';
import {
  checkSession,
  connect,
  onChange,
  switchChain,
  type Session,
} from '@site/src/tools/wallet/session';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { nothingLive, type LiveState } from './state';

export type Step =
  | { at: 'finding' | 'choosing' | 'none' | 'reading' | 'read' | 'changed' }
  | { at: 'asking'; wallet: Wallet }
  | { at: 'elsewhere'; session: Session; problem?: Problem }
  | { at: 'problem'; problem: Problem };

/** Wallets announce themselves at once when asked; a slow one still joins the list. */
const WAIT = 300;

export interface Reading<Answers> {
  /** The chain of the contract. */
  chainId: number;
  /** Reads the contract. */
  ask: (provider: Provider) => Promise<Answer<Answers>>;
  live: LiveState<Answers>;
  set: (live: LiveState<Answers>) => void;
  /** Grows when something was sent and the contract is to be read anew. */
  round: number;
  /** Holds since when the wallet has not answered; see Live.tsx. */
  since: RefObject<number | null>;
}

const BUSY: readonly Step['at'][] = ['finding', 'asking', 'reading'];

/**
 * Finds wallets, and reads a contract through the one that the reader chooses. A step that is overtaken
 * by another ends without a trace.
 */
export function useReading<Answers>({ chainId, ask, live, set, round, since }: Reading<Answers>) {
  const [wallets, setWallets] = useState<readonly Wallet[]>([]);
  const [step, setStep] = useState<Step>({ at: 'finding' });
  const run = useRef(0);

  const read = async (session: Session) => {
    const mine = (run.current += 1);
    if (session.chainId !== chainId) {
      set(nothingLive);
      setStep({ at: 'elsewhere', session });
      return;
    }
    setStep({ at: 'reading' });
    const problem = await checkSession(session);
    const answer = problem ? { problem } : await ask(session.wallet.provider);
    if (mine !== run.current) return;
    if ('problem' in answer) {
      set(nothingLive);
      setStep({ at: 'problem', problem: answer.problem });
      return;
    }
    set({ session, answers: answer.value });
    setStep({ at: 'read' });
  };

  const choose = async (wallet: Wallet) => {
    const mine = (run.current += 1);
    set(nothingLive);
    setStep({ at: 'asking', wallet });
    const answer = await connect(wallet);
    if (mine !== run.current) return;
    if ('problem' in answer) setStep({ at: 'problem', problem: answer.problem });
    else await read(answer.value);
  };

  const move = async (session: Session) => {
    const mine = (run.current += 1);
    const answer = await switchChain(session, chainId);
    if (mine !== run.current) return;
    if ('problem' in answer) setStep({ at: 'elsewhere', session, problem: answer.problem });
    else await read(answer.value);
  };

  const begin = () => {
    run.current += 1;
    const injected = wallets.length === 0 ? injectedWallet(window) : null;
    const [only, ...more] = injected ? [injected] : wallets;
    if (only && more.length === 0) void choose(only);
    else setStep({ at: only ? 'choosing' : 'none' });
  };

  useEffect(() => discoverWallets(window, setWallets), []);

  const isBusy = BUSY.includes(step.at);
  useEffect(() => {
    since.current = isBusy ? performance.now() : null;
    return () => {
      since.current = null;
    };
  }, [isBusy, since]);

  // A reader that is gone writes nothing over the figures of the one after it.
  useEffect(() => () => void (run.current += 1), []);

  const isFinding = step.at === 'finding';
  useEffect(() => {
    if (!isFinding) return undefined;
    const timer = setTimeout(begin, WAIT);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- begins anew with the wallets found so far
  }, [isFinding, wallets]);

  const { session } = live;
  useEffect(() => {
    if (!session) return undefined;
    return onChange(session.wallet.provider, () => {
      void checkSession(session).then((problem) => {
        if (!problem) return;
        run.current += 1;
        set(nothingLive);
        setStep({ at: 'changed' });
      });
    });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `set` of a state never changes
  }, [session]);

  useEffect(() => {
    if (round > 0 && session) void read(session);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each round
  }, [round]);

  return { step, wallets, choose, move, read, begin };
}
