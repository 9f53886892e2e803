import type { ChainFacts } from '@sablier-docs/kit/calls/view/CallOutput';
import type { OnDemand } from '@sablier-docs/kit/form/useOnDemand';
import { LiveContract } from '../../../flow/view/LiveContract';
import type { LiveState } from '@sablier-docs/kit/wallet/view/subject';
import type { LegacyResults } from '../../legacy/fetch';
import type { LegacyStream } from '../../legacy/find';
import type { ReactNode } from 'react';

interface Props {
  stream: LegacyStream;
  chain: ChainFacts;
  live: LiveState<LegacyResults>;
  set: (live: LiveState<LegacyResults>) => void;
  parts: OnDemand<typeof import('../wallet-parts')>;
  /** Grows when something was sent and the stream is to be read again. */
  round: number;
}

/** The present state of a Legacy stream. */
export function LiveLegacy({ stream, chain, ...reading }: Props): ReactNode {
  return (
    <LiveContract
      noun="stream"
      {...{ chain, ...reading }}
      chainId={stream.chainId}
      ask={({ fetchLegacy }, provider) => fetchLegacy(provider, stream)}
      pasted={({ parsePastedLegacy }) => ({
        read: (text) => parsePastedLegacy(text, stream),
        asked:
          '“balanceOf” takes an address: write it before the answer. “getStream” has eight answers: keep their order, on one line or on several. ',
        example: 'balanceOf 0x… 250000000',
      })}
    >
      {({ LegacyFigures }, results, account) => (
        <LegacyFigures {...{ stream, results, account }} chainName={chain.name} />
      )}
    </LiveContract>
  );
}
