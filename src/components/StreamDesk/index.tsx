import chains from '@facts/chains.json';
import { useKept } from '@site/src/components/Tool/useKept';
import { useOnDemand } from '@site/src/components/Tool/useOnDemand';
import tool from '@site/src/components/Tool/styles.module.css';
import { SentList } from '@site/src/components/Wallet/SentList';
import type { ActionId } from '@site/src/protocol/desk/actions';
import type { Call } from '@site/src/tools/calls/call';
import { forNextAction, type Texts } from '@site/src/tools/desk/fields';
import { findStream, nothingAsked, takePasted, type Asked } from '@site/src/tools/desk/find';
import { readHash, writeHash } from '@site/src/tools/desk/hash';
import { findLegacy } from '@site/src/tools/desk/legacy/find';
import { useCallback, useState, type ReactNode } from 'react';
import { Find } from './Find';
import { LegacyStream } from './Legacy';
import { Stream } from './Stream';

const NOTHING: Texts = {};

/** The contracts and their functions. */
async function loadDesk() {
  const [contracts, releases, legacy] = await Promise.all([
    import('@facts/stream-contracts.json'),
    import('@facts/desk.json'),
    import('@facts/legacy-desk.json'),
  ]);
  return { contracts: contracts.default, releases: releases.default, legacy: legacy.default };
}

/**
 * Finds a stream, reads it with the reader's wallet, and writes what to send to its contract. It asks no
 * network for anything but through that wallet.
 */
export function StreamDesk(): ReactNode {
  const { loaded: data, failed, load } = useOnDemand(loadDesk);
  const [asked, setAsked] = useState(nothingAsked);
  const [action, choose] = useState<ActionId | null>(null);
  const [texts, setTexts] = useState(NOTHING);
  const [kept, setKept] = useState<readonly Call[]>([]);

  const ask = useCallback((next: Asked) => {
    setAsked(next);
    // Amounts and addresses of one stream must not be sent to another.
    setTexts(NOTHING);
  }, []);
  const setAction = (next: ActionId | null) => {
    choose(next);
    setTexts(forNextAction);
  };
  const take = useCallback(
    (hash: string) => {
      const kept = readHash(hash);
      if (!kept) return;
      load();
      ask(takePasted(kept.stream));
      choose(kept.action);
    },
    [load, ask],
  );

  const old = data && findLegacy(asked, data.legacy, chains);
  const legacy = old && 'stream' in old ? old.stream : null;
  const found = data && !old ? findStream(asked, data.contracts, chains) : null;
  const stream = found && 'stream' in found ? found.stream : null;
  const reason = old ?? found;
  const release = data?.releases.find((one) => one.alias === stream?.alias.split('-')[0]);
  useKept(take, writeHash(stream ?? legacy, action));

  return (
    <section
      data-tool="Stream desk. Name a stream and what to do with it; it reads the stream with your wallet, and writes the call for the wallet, a Safe, an explorer or a command line."
      className={tool.tool}
      aria-label="Stream desk"
      onFocus={load}
    >
      <SentList chains={chains} />
      <div className={`${tool.stack} ${tool.scripted}`}>
        <Find asked={asked} set={ask} />
      </div>
      <p role="status" className={tool.status}>
        {failed
          ? 'The list of contracts did not load. Check your connection and click a field again.'
          : reason && 'problem' in reason && reason.problem}
      </p>
      {stream && release && (
        <Stream
          key={stream.id}
          {...{ stream, release, action, texts, kept, setAction, setTexts, setKept }}
        />
      )}
      {legacy && (
        <LegacyStream
          key={legacy.alias}
          {...{ action, texts, kept, setAction, setTexts, setKept }}
          stream={legacy}
        />
      )}
      <p className={tool.hint}>
        What you enter goes to nobody but your own wallet, when you press a button for it. Addresses
        and amounts are never taken from a link.
      </p>
    </section>
  );
}
