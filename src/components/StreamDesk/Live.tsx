import tool from '@site/src/components/Tool/styles.module.css';
import type { DeskRelease } from '@site/src/protocol/desk/types';
import type { StreamNames } from '@site/src/protocol/indexers/identifiers';
import { useState, type ReactNode } from 'react';
import { nothingLive, type LiveState } from './state';
import type { ChainFacts } from '@site/src/components/CallOutputs/Send';
import type { WalletParts } from './wallet-parts';

interface Props {
  release: DeskRelease;
  stream: StreamNames;
  chain: ChainFacts;
  live: LiveState;
  set: (live: LiveState) => void;
  parts: WalletParts;
  /** Grows when something was sent and the stream is to be read anew. */
  round: number;
}

/** The state of the stream: through a wallet or from pasted answers, once the reader asks for either. */
export function Live({ parts, round, ...shared }: Props): ReactNode {
  const [from, setFrom] = useState<'wallet' | 'paste' | null>(null);
  const [starts, setStarts] = useState(0);
  const { loaded, failed, load } = parts;
  const begin = (next: 'wallet' | 'paste') => {
    load();
    if (next === 'paste' && from === 'paste') return;
    shared.set(nothingLive);
    setFrom(next);
    setStarts(starts + 1);
  };
  return (
    <section className={tool.stack} aria-label="The stream now">
      <h3>The stream now</h3>
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
      {loaded && from === 'wallet' && (
        <loaded.WalletReader key={starts} round={round} {...shared} />
      )}
      {loaded && from === 'paste' && <loaded.Paste {...shared} />}
    </section>
  );
}
