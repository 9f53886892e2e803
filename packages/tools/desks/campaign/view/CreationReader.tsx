import type { CampaignFact } from '@sablier-docs/protocol/campaigns/types';
import type { ChainFacts } from '@sablier-docs/kit/calls/view/CallOutput';
import { PressToRead } from '../../flow/view/PressToRead';
import { emptyLiveState } from '@sablier-docs/kit/wallet/view/subject';
import { usePress } from '../../flow/view/usePress';
import type { ReactNode } from 'react';
import type { CreationReading } from '../../../readings/campaign/created';

const loadWallet = () => import('./wallet-parts');

interface Props {
  hash: string;
  chain: ChainFacts & { id: number };
  facts: readonly CampaignFact[];
  /** Takes what was read. */
  take: (reading: CreationReading) => void;
}

/** Reads with the reader's wallet which campaign a transaction has created. */
export function CreationReader({ hash, chain, facts, take }: Props): ReactNode {
  const { parts, waiting, failed, live, setLive, run, since, press } = usePress<
    typeof import('./wallet-parts'),
    CreationReading
  >(loadWallet);
  return (
    <>
      <PressToRead {...{ press, waiting, failed }}>Read the transaction with my wallet</PressToRead>
      {parts && (
        <parts.WalletReader<CreationReading>
          key={run}
          noun="transaction"
          without="No wallet was found in this browser. Open the transaction in an explorer instead, and enter the address beside the create event of its logs."
          chainId={chain.id}
          {...{ chain, live, since }}
          set={(next) => {
            setLive(emptyLiveState);
            if (next.results) take(next.results);
          }}
          round={0}
          ask={(provider) => parts.fetchCreation(provider, hash, facts, chain.id)}
        >
          {() => null}
        </parts.WalletReader>
      )}
    </>
  );
}
