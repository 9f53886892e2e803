import chains from '@facts/chains.json';
import { useUrlHash } from '../../flow/view/useUrlHash';
import { RetryButton } from '@sablier-docs/kit/form/RetryButton';
import { useOnDemand } from '@sablier-docs/kit/form/useOnDemand';
import tool from '@sablier-docs/kit/form/styles.module.css';
import { WithSentLists } from '@sablier-docs/kit/wallet/view/SentList';
import { deskAfter, emptyDesk } from '../desk-state';
import { findStream, missingStreamText, parseStreamQuery, withOnlyChain } from '../find';
import { readActionQuery, readStreamHash, writeStreamHash } from '../url-hash';
import { findLegacy } from '../legacy/find';
import { useCallback, useEffect, useReducer, type ReactNode } from 'react';
import { StreamQueryFields } from './StreamQueryFields';
import { LegacyStream } from './Legacy';
import { Stream } from './Stream';

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
 * Finds a stream, reads it with the reader's wallet, and writes the calls to send to its contract.
 * All its requests go through that wallet.
 */
export function StreamDesk(): ReactNode {
  const { loaded: data, failed, load, begin } = useOnDemand(loadDesk);
  const [state, dispatch] = useReducer(deskAfter, emptyDesk);
  const { action, texts, kept, failing } = state;
  const known = data ? [...data.contracts, ...data.legacy] : [];
  const asked = withOnlyChain(state.asked, known);

  const take = useCallback(
    (hash: string) => {
      const named = readStreamHash(hash);
      if (!named) return;
      load();
      dispatch({ do: 'ask', asked: parseStreamQuery(named.stream), action: named.action });
    },
    [load],
  );

  useEffect(() => {
    const { hash, search } = window.location;
    const chosen = readStreamHash(hash) ? null : readActionQuery(search);
    if (chosen) dispatch({ do: 'choose', action: chosen });
  }, []);

  const old = data && findLegacy(asked, data.legacy, chains);
  const legacy = old && 'stream' in old ? old.stream : null;
  const found = data && !old ? findStream(asked, data.contracts, chains) : null;
  const stream = found && 'stream' in found ? found.stream : null;
  const reason = old ?? found;
  const release = data?.releases.find((one) => one.alias === stream?.alias.split('-')[0]);
  useUrlHash(take, writeStreamHash(stream ?? legacy, action));

  return (
    <section
      data-tool="Stream desk. Name a stream and what to do with it; it reads the stream with your wallet, and writes the call for the wallet, a Safe, an explorer or a command line."
      className={tool.tool}
      aria-label="Stream desk"
      onFocus={begin}
    >
      <WithSentLists chains={chains}>
        <div className={`${tool.stack} ${tool.scripted}`}>
          <StreamQueryFields asked={asked} set={(next) => dispatch({ do: 'ask', asked: next })} />
        </div>
        <p role="status" className={tool.status}>
          {failed
            ? 'The list of contracts did not load. Check your connection.'
            : reason && 'problem' in reason
              ? reason.problem
              : data && !stream && !legacy && missingStreamText(asked, known, chains)}
        </p>
        {failed && <RetryButton onRetry={load} />}
        {stream && release && <Stream key={stream.id} {...{ stream, release, state, dispatch }} />}
        {legacy && (
          <LegacyStream
            key={legacy.alias}
            {...{ action, texts, kept, failing, dispatch }}
            stream={legacy}
          />
        )}
      </WithSentLists>
      <p className={tool.hint}>
        What you enter goes to nobody but your own wallet, when you press a button for it. Addresses
        and amounts are never taken from a link.
      </p>
    </section>
  );
}
