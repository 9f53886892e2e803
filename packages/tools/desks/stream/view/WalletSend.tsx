import type { PreparedCall } from '@sablier-docs/kit/wallet/prepared';
import { preparedKey } from '@sablier-docs/kit/wallet/prepared';
import type { ReactNode } from 'react';
import type { ChainFacts } from '@sablier-docs/kit/calls/view/CallOutput';
import type { OnDemand } from '@sablier-docs/kit/form/useOnDemand';
import type { WalletParts } from '@sablier-docs/kit/wallet/view/LiveContract';
import type { StreamLiveState } from './LiveStream';

interface Props {
  chain: ChainFacts;
  live: StreamLiveState;
  parts: OnDemand<WalletParts>;
  prepared: readonly PreparedCall[];
  /** Notes the key of a call that a simulation has seen to fail. */
  setFailing: (key: string) => void;
  readAgain: () => void;
}

/** Simulates and sends each prepared call with the wallet that has read the stream. */
export function StreamWalletSend(props: Props): ReactNode {
  const { chain, live, parts, prepared, setFailing, readAgain } = props;
  const { session } = live;
  if (!session || !parts.loaded) return null;
  const { WalletSender } = parts.loaded;
  return prepared.map((one) => (
    <WalletSender
      key={preparedKey(one)}
      noun="stream"
      {...{ prepared: one, chain, session, readAgain, setFailing }}
    />
  ));
}
