import type { OnDemand } from '@site/src/components/Tool/useOnDemand';
import tool from '@site/src/components/Tool/styles.module.css';
import { useState, type ReactNode } from 'react';
import { nothingLive, type Noun } from './state';

type From = 'wallet' | 'paste';

interface Props<Parts> {
  noun: Noun;
  /** The code that talks with wallets, which most readers never need. */
  parts: OnDemand<Parts>;
  /** Forgets what was read. */
  set: (live: typeof nothingLive) => void;
  /** Whether answers can be pasted in the place of a wallet. */
  canPaste: boolean;
  /** @param start grows whenever the reader begins anew */
  children: (parts: Parts, from: From, start: number) => ReactNode;
}

/** The state of a contract: through a wallet or from pasted answers, once the reader asks for either. */
export function Live<Parts>({ noun, parts, set, canPaste, children }: Props<Parts>): ReactNode {
  const [from, setFrom] = useState<From | null>(null);
  const [starts, setStarts] = useState(0);
  const { loaded, failed, load } = parts;
  const begin = (next: From) => {
    load();
    if (next === 'paste' && from === 'paste') return;
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
        {canPaste && (
          <button type="button" className={tool.button} onClick={() => begin('paste')}>
            Paste answers
          </button>
        )}
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
      {loaded && from && children(loaded, from, starts)}
    </section>
  );
}
