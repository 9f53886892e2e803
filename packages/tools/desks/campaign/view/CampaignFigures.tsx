import tool from '@sablier-docs/kit/form/styles.module.css';
import { FeeNotice } from '../../flow/view/FeeNotice';
import { DisplayRows } from '@sablier-docs/kit/wallet/view/DisplayRows';
import type { CampaignFact } from '@sablier-docs/protocol/campaigns/types';
import type { EntryQuery, CampaignResults } from '../../../readings/campaign/results';
import { claimFeeIn } from '../../../readings/campaign/prefill';
import { emptyCampaignRows, campaignRows } from '../../../readings/campaign/display-rows';
import { showTime } from '@sablier-docs/kit/wallet/show';
import type { ReactNode } from 'react';
import { strangeLockup } from './strange-lockup';

interface Props {
  fact: CampaignFact;
  chainId: number;
  chain: { name: string; currency: string };
  results: CampaignResults | null;
  /** The entry of the form. */
  entry: EntryQuery;
  account: string | null;
}

/** The values that were read from a campaign. */
export function CampaignFigures({
  fact,
  chainId,
  chain,
  results,
  entry,
  account,
}: Props): ReactNode {
  if (!results) return <DisplayRows rows={emptyCampaignRows(fact)} isBusy />;
  const views = [...results.views.values()];
  if (views.length > 0 && views.every((answer) => 'reverted' in answer)) {
    return (
      <p className={tool.notice}>
        The contract at this address on <span>{chain.name}</span> is not a campaign of{' '}
        <span>{fact.contract}</span>. Compare chain, address and factory again, and do not claim.
      </p>
    );
  }
  const rows = campaignRows(fact, { results, entry, account, currency: chain.currency });
  const differs = rows.some(({ computed }) => computed !== undefined);
  const strange = strangeLockup(results, chainId);
  return (
    <>
      {strange !== null && (
        <p className={tool.notice}>
          The Lockup contract that this campaign names, <code translate="no">{strange}</code>, is
          not a Lockup contract of Sablier on <span>{chain.name}</span>. A campaign approves that
          address for all its tokens, so whoever controls it can take them. Do not fund this
          campaign, and do not claim from it.
        </p>
      )}
      {differs && (
        <p className={tool.notice}>
          The campaign says something else about its end than its expiration does. Do not act before
          you know the reason: read again, or compare with an explorer.
        </p>
      )}
      <FeeNotice
        noun="campaign"
        fee={claimFeeIn(fact, results)}
        ceiling={results.feeCeiling}
        currency={chain.currency}
      />
      <DisplayRows rows={rows} isBusy={false} />
      <p className={tool.hint}>
        <span>{results.time !== null && `As of ${showTime(results.time)}. `}</span>These are the
        answers of the contract and of the token, which can call itself anything. They do not prove
        where the campaign comes from: the event of the factory does.
      </p>
    </>
  );
}
