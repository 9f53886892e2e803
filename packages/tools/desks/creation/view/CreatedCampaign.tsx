import { LoadFailed } from '@sablier-docs/kit/form/LoadFailed';
import tool from '@sablier-docs/kit/form/styles.module.css';
import { TextInput } from '@sablier-docs/kit/form/TextInput';
import { useOnDemand } from '@sablier-docs/kit/form/useOnDemand';
import { MAX_LINK_LENGTH } from '@sablier-docs/kit/inputs/parsed';
import { transactionIn } from '@sablier-docs/kit/inputs/transactions';
import { isAsking } from '@sablier-docs/kit/wallet/view/patience';
import { emptyLiveState, type LiveState } from '@sablier-docs/kit/wallet/view/subject';
import type { CreatedReading } from '../fetch-created';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { CreatedCampaignProps } from './created-campaign-props';

const loadParts = () => import('./created-parts');

/** The campaign that a transaction has created: found in its logs, compared, funded and managed. */
export function CreatedCampaign(props: CreatedCampaignProps): ReactNode {
  const { chain, creator, call, list, asked, setAsked } = props;
  const { loaded, failed, load } = useOnDemand(loadParts);
  const [live, setLive] = useState<LiveState<CreatedReading | { says: string }>>(emptyLiveState);
  const since = useRef<number | null>(null);
  const hash = transactionIn(asked.text);
  const { run } = asked;
  const isAsked = run > 0;
  const heading = useRef<HTMLHeadingElement>(null);
  const ownRun = useRef(0);
  useEffect(() => {
    if (run === 0) return;
    load();
    // The button that begins it from elsewhere is a screen above.
    if (ownRun.current !== run) heading.current?.focus();
  }, [run, load]);
  const read = () => {
    load();
    if (isAsking(since)) return;
    ownRun.current = run + 1;
    setLive(emptyLiveState);
    setAsked({ ...asked, run: run + 1 });
  };
  return (
    <section className={tool.stack} aria-label="The new campaign">
      <h3 ref={heading} tabIndex={-1}>
        After it is created
      </h3>
      <TextInput
        label="Transaction that created it"
        hint="Its hash, or its link in an explorer. Safe shows another hash of its own: take that of the explorer. A private key looks like a hash: never paste one."
        problem={
          asked.text.trim() !== '' && hash === null
            ? 'Enter 0x and 64 characters, or the link of an explorer to the transaction.'
            : null
        }
        maxLength={MAX_LINK_LENGTH}
        value={asked.text}
        onValue={(text) => {
          setLive(emptyLiveState);
          // Another transaction is read after another press only.
          setAsked({ text, run: 0 });
        }}
      />
      <div className={tool.actions}>
        <button
          type="button"
          className={tool.button}
          aria-disabled={hash === null}
          onClick={() => hash !== null && read()}
        >
          Find the campaign with my wallet
        </button>
      </div>
      {failed && <LoadFailed />}
      {loaded && isAsked && hash !== null && (
        <loaded.WalletReader
          key={`${hash}-${chain.id}-${run}`}
          noun="transaction"
          without="No wallet was found in this browser. Open the transaction in an explorer: the event of the factory in its logs names the campaign."
          chainId={chain.id}
          {...{ chain, live, since }}
          set={setLive}
          round={0}
          ask={(provider) =>
            loaded.fetchCreated(provider, {
              hash,
              chainId: chain.id,
              facts: loaded.campaigns,
              event: creator.event,
              call,
            })
          }
        >
          {(results) =>
            results && 'says' in results && <p className={tool.problem}>{results.says}</p>
          }
        </loaded.WalletReader>
      )}
      {loaded && hash !== null && live.session && live.results && 'created' in live.results && (
        <loaded.NewCampaign
          {...{ chain, creator, call, list, hash }}
          reading={live.results}
          session={live.session}
          readAgain={read}
        />
      )}
    </section>
  );
}
