import type { ChainFacts } from '@sablier-docs/kit/calls/view/CallOutput';
import { LoadFailed } from '@sablier-docs/kit/form/LoadFailed';
import { notePress } from '@sablier-docs/kit/form/useFocusAfterPress';
import type { OnDemand } from '@sablier-docs/kit/form/useOnDemand';
import { WaitingButton } from '@sablier-docs/kit/form/WaitingButton';
import tool from '@sablier-docs/kit/form/styles.module.css';
import type { Provider } from '@sablier-docs/kit/wallet/provider';
import type { WalletResponse } from '@sablier-docs/kit/wallet/request';
import { useRef, useState, type ReactNode } from 'react';
import type { PasteResults, PasteOptions } from '@sablier-docs/kit/wallet/view/PasteResults';
import { isAsking } from '@sablier-docs/kit/wallet/view/patience';
import {
  emptyLiveState,
  type LiveState,
  type DeskSubject,
} from '@sablier-docs/kit/wallet/view/subject';
import type { WalletReader } from '@sablier-docs/kit/wallet/view/WalletReader';
import type { WalletSender } from '@sablier-docs/kit/wallet/view/WalletSender';

/** The code that every desk loads on demand; each desk adds its own. */
export interface WalletParts {
  PasteResults: typeof PasteResults;
  WalletReader: typeof WalletReader;
  WalletSender: typeof WalletSender;
}

interface Props<Results, Parts> {
  noun: DeskSubject;
  chain: ChainFacts;
  chainId: number;
  /** The code that talks to wallets, which most readers never need. */
  parts: OnDemand<Parts>;
  live: LiveState<Results>;
  /** Stores the results, or clears them. */
  set: (live: LiveState<Results>) => void;
  /** Increases when a transaction was sent and the contract has to be read again. */
  round: number;
  /** Reads the contract through the wallet. */
  ask: (parts: Parts, provider: Provider) => Promise<WalletResponse<Results>>;
  /** How to parse results that the reader pastes. */
  pasted: (parts: Parts) => PasteOptions<Results>;
  /** Renders the results, and reserves their space before they arrive. */
  children: (parts: Parts, results: Results | null, account: string | null) => ReactNode;
}

/** The state of a contract, read on demand through a wallet or from pasted results. */
export function LiveContract<Results, Parts extends WalletParts>(
  props: Props<Results, Parts>,
): ReactNode {
  const { noun, chain, chainId, parts, live, set, round, ask, pasted, children } = props;
  const [from, setFrom] = useState<'wallet' | 'paste' | null>(null);
  // Increases whenever the reader starts over.
  const [start, setStart] = useState(0);
  const since = useRef<number | null>(null);
  const { loaded, failed, load } = parts;
  const begin = (next: 'wallet' | 'paste') => {
    notePress();
    load();
    if (next === 'paste' && from === 'paste') return;
    if (next === 'wallet' && isAsking(since)) return;
    set(emptyLiveState);
    setFrom(next);
    setStart(start + 1);
  };
  const begins = (way: 'wallet' | 'paste') => ({
    waiting: from === way && !loaded && !failed,
    onClick: () => begin(way),
  });
  return (
    <section className={tool.stack} aria-label={`The ${noun} now`}>
      <h3>{`The ${noun} now`}</h3>
      <div className={tool.actions}>
        <WaitingButton {...begins('wallet')}>Read with my wallet</WaitingButton>
        <WaitingButton {...begins('paste')}>Paste answers</WaitingButton>
      </div>
      <p className={tool.hint}>
        <span>
          {from === null && 'Your wallet is asked for nothing before you press the button. '}
        </span>
        <span>The wallet reads from the contract; this page has no connection of its own.</span>
      </p>
      {failed && <LoadFailed />}
      {loaded && from === 'paste' && (
        <loaded.PasteResults {...pasted(loaded)} {...{ live, set }}>
          {(results) => children(loaded, results, null)}
        </loaded.PasteResults>
      )}
      {loaded && from === 'wallet' && (
        <loaded.WalletReader
          key={start}
          {...{ noun, chain, chainId, live, set, round, since }}
          ask={(provider) => ask(loaded, provider)}
        >
          {(results, account) => children(loaded, results, account)}
        </loaded.WalletReader>
      )}
    </section>
  );
}
