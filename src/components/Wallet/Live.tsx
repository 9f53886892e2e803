import type { OnDemand } from '@site/src/components/Tool/useOnDemand';
import tool from '@site/src/components/Tool/styles.module.css';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { nothingLive, type Noun } from './state';

type From = 'wallet' | 'paste';

interface Props<Parts> {
  noun: Noun;
  /** The code that talks with wallets, which most readers never need. */
  parts: OnDemand<Parts>;
  /** Forgets what was read. */
  set: (live: typeof nothingLive) => void;
  /**
   * @param start grows whenever the reader begins anew
   * @param since when a wallet was asked for what it has not answered yet, in milliseconds of
   *   `performance.now()`; null while it is asked for nothing
   */
  children: (parts: Parts, from: From, start: number, since: RefObject<number | null>) => ReactNode;
}

/**
 * For so long another press of the button is the same one, in milliseconds: a wallet that is asked twice
 * refuses, or opens two windows. Later, the reader has given up on the first.
 */
const PATIENCE = 5_000;

/** The state of a contract: through a wallet or from pasted answers, once the reader asks for either. */
export function Live<Parts>({ noun, parts, set, children }: Props<Parts>): ReactNode {
  const [from, setFrom] = useState<From | null>(null);
  const [starts, setStarts] = useState(0);
  const since = useRef<number | null>(null);
  const { loaded, failed, load } = parts;
  const begin = (next: From) => {
    load();
    if (next === 'paste' && from === 'paste') return;
    const isAsking = since.current !== null && performance.now() - since.current < PATIENCE;
    if (next === 'wallet' && isAsking) return;
    set(nothingLive);
    setFrom(next);
    setStarts(starts + 1);
  };
  return (
    <section className={tool.stack} aria-label={`The ${noun} now`}>
      <h3>The {noun} now</h3>
      <div className={tool.actions}>
        <button type="button" className={tool.button} onClick={() => begin('wallet')}>
          Read with my wallet
        </button>
        <button type="button" className={tool.button} onClick={() => begin('paste')}>
          Paste answers
        </button>
      </div>
      <p className={tool.hint}>
        Your wallet is asked for nothing before you press the button. It reads from the contract;
        this page has no connection of its own.
      </p>
      {failed && (
        <p role="status" className={tool.problem}>
          This part of the page did not load. Check your connection and press the button again.
        </p>
      )}
      {loaded && from && children(loaded, from, starts, since)}
    </section>
  );
}
