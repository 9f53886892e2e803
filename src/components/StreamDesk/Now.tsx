import comptrollers from '@facts/comptrollers.json';
import type { ChainFacts } from '@site/src/components/CallOutputs/Send';
import { Live } from '@site/src/components/Wallet/Live';
import type { DeskRelease } from '@site/src/protocol/desk/types';
import type { StreamNames } from '@site/src/protocol/indexers/identifiers';
import type { ReactNode } from 'react';
import type { StreamLive } from './live';
import type { WalletParts } from './wallet-parts';

interface Props {
  release: DeskRelease;
  stream: StreamNames;
  chain: ChainFacts;
  live: StreamLive;
  set: (live: StreamLive) => void;
  parts: WalletParts;
  /** Grows when something was sent and the stream is to be read anew. */
  round: number;
}

/** The stream as it is now. */
export function Now({ parts, round, ...shared }: Props): ReactNode {
  const { release, stream, chain, live, set } = shared;
  return (
    <Live noun="stream" parts={parts} set={set}>
      {({ WalletReader, Findings, Paste, askStream }, from, start, since) =>
        from === 'paste' ? (
          <Paste {...shared} />
        ) : (
          <WalletReader
            key={start}
            {...{ chain, live, set, round, since }}
            noun="stream"
            chainId={stream.chainId}
            ask={(provider) => askStream(provider, release, stream, comptrollers[stream.chainId])}
          >
            {(answers, account) => (
              <Findings {...{ release, chain, answers, account }} tokenId={stream.tokenId} />
            )}
          </WalletReader>
        )
      }
    </Live>
  );
}
