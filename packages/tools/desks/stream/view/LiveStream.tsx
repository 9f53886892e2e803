import comptrollers from '@facts/comptrollers.json';
import type { ChainFacts } from '@sablier-docs/kit/calls/view/CallOutput';
import type { OnDemand } from '@sablier-docs/kit/form/useOnDemand';
import { LiveContract } from '../../flow/view/LiveContract';
import type { LiveState } from '@sablier-docs/kit/wallet/view/subject';
import type { StreamResults } from '../../../readings/stream/results';
import type { DeskRelease } from '../../../readings/contracts/types';
import type { StreamNames } from '@sablier-docs/protocol/indexers/identifiers';
import type { ReactNode } from 'react';

type StreamLiveState = LiveState<StreamResults>;

interface Props {
  release: DeskRelease;
  stream: StreamNames;
  chain: ChainFacts;
  live: StreamLiveState;
  set: (live: StreamLiveState) => void;
  parts: OnDemand<typeof import('./wallet-parts')>;
  /** Grows when something was sent and the stream is to be read again. */
  round: number;
}

/** The present state of the stream. */
export function LiveStream({ release, stream, chain, ...reading }: Props): ReactNode {
  const { chainId, tokenId } = stream;
  return (
    <LiveContract
      noun="stream"
      {...{ chain, chainId, ...reading }}
      ask={({ fetchStream }, provider) =>
        fetchStream(provider, release, stream, comptrollers[chainId])
      }
      pasted={({ parsePastedStream }) => ({
        example: 'withdrawableAmountOf 250000000',
        read: (text) => {
          const { results, problems } = parsePastedStream(text, release);
          return { results: results.views.size > 0 ? results : null, problems };
        },
      })}
    >
      {({ StreamFigures }, results, account) => (
        <StreamFigures {...{ release, tokenId, chain, results, account }} />
      )}
    </LiveContract>
  );
}
