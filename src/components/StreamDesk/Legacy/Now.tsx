import type { ChainFacts } from '@site/src/components/CallOutputs/Send';
import { Live } from '@site/src/components/Wallet/Live';
import type { LiveState } from '@site/src/components/Wallet/state';
import type { LegacyAnswers } from '@site/src/tools/desk/legacy/ask';
import type { LegacyStream } from '@site/src/tools/desk/legacy/find';
import type { ReactNode } from 'react';
import type { WalletParts } from '../wallet-parts';

interface Props {
  stream: LegacyStream;
  chain: ChainFacts;
  live: LiveState<LegacyAnswers>;
  set: (live: LiveState<LegacyAnswers>) => void;
  parts: WalletParts;
  /** Grows when something was sent and the stream is to be read anew. */
  round: number;
}

/** A stream of Legacy as it is now. */
export function Now({ stream, chain, live, set, parts, round }: Props): ReactNode {
  const { name: chainName } = chain;
  return (
    <Live noun="stream" parts={parts} set={set}>
      {({ WalletReader, LegacyFindings, LegacyPaste, askLegacy }, from, start, since) =>
        from === 'paste' ? (
          <LegacyPaste {...{ stream, chainName, live, set }} />
        ) : (
          <WalletReader
            key={start}
            {...{ chain, live, set, round, since }}
            noun="stream"
            chainId={stream.chainId}
            ask={(provider) => askLegacy(provider, stream)}
          >
            {(answers, account) => <LegacyFindings {...{ stream, chainName, answers, account }} />}
          </WalletReader>
        )
      }
    </Live>
  );
}
