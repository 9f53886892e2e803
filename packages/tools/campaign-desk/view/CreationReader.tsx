import type { CampaignFact } from '@sablier-docs/protocol/campaigns/types';
import type { ChainFacts } from '../../calls/view/CallOutput';
import { LoadFailed } from '../../form/LoadFailed';
import tool from '../../form/styles.module.css';
import { useOnDemand } from '../../form/useOnDemand';
import { isAsking } from '../../wallet/view/patience';
import { emptyLiveState } from '../../wallet/view/subject';
import { useRef, useState, type ReactNode } from 'react';
import type { CreationReading } from '../created';

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
  const { loaded, failed, load } = useOnDemand(loadWallet);
  const [live, setLive] = useState(emptyLiveState);
  const [run, setRun] = useState(0);
  const since = useRef<number | null>(null);
  return (
    <>
      <div className={tool.actions}>
        <button
          type="button"
          className={tool.button}
          onClick={() => {
            load();
            if (!isAsking(since)) setRun(run + 1);
          }}
        >
          Read the transaction with my wallet
        </button>
      </div>
      {failed && <LoadFailed />}
      {loaded && run > 0 && (
        <loaded.WalletReader<CreationReading>
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
          ask={(provider) => loaded.fetchCreation(provider, hash, facts, chain.id)}
        >
          {() => null}
        </loaded.WalletReader>
      )}
    </>
  );
}
