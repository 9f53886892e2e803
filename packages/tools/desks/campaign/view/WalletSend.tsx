import type { ChainFacts } from '@sablier-docs/kit/calls/view/CallOutput';
import type { OnDemand } from '@sablier-docs/kit/form/useOnDemand';
import { preparedKey, type PreparedCall } from '@sablier-docs/kit/wallet/prepared';
import type { WalletParts } from '@sablier-docs/kit/wallet/view/LiveContract';
import type { ReactNode } from 'react';
import type { CampaignLiveState } from './LiveCampaign';

interface Props {
  chain: ChainFacts;
  live: CampaignLiveState;
  parts: OnDemand<WalletParts>;
  prepared: PreparedCall;
  /** Notes the key of a call that a simulation has seen to fail. */
  setFailing: (key: string) => void;
  readAgain: () => void;
}

/** Simulates and sends the prepared call with the wallet that has read the campaign. */
export function CampaignWalletSend(props: Props): ReactNode {
  const { chain, live, parts, prepared, setFailing, readAgain } = props;
  const { session, results } = live;
  if (!session || !results || !parts.loaded) return null;
  const { WalletSender } = parts.loaded;
  return (
    <WalletSender
      key={preparedKey(prepared)}
      noun="campaign"
      {...{ prepared, chain, session, setFailing, readAgain }}
    />
  );
}
