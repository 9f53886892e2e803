import listed from '@facts/stream-contracts.json';
import tool from '@site/src/components/Tool/styles.module.css';
import { FeeNotice } from '@site/src/components/Wallet/FeeNotice';
import { Rows } from '@site/src/components/Wallet/Rows';
import type { CampaignFact } from '@site/src/protocol/campaigns/types';
import type { AskedEntry, CampaignAnswers } from '@site/src/tools/campaigns/reading/answers';
import { feeIn } from '@site/src/tools/campaigns/reading/known';
import { strangeLockup } from '@site/src/tools/campaigns/reading/lockup';
import { emptyRows, rowsOf } from '@site/src/tools/campaigns/reading/rows';
import { showTime } from '@site/src/tools/wallet/show';
import type { ReactNode } from 'react';

interface Props {
  fact: CampaignFact;
  chainId: number;
  chain: { name: string; currency: string };
  answers: CampaignAnswers | null;
  /** The entry of the form. */
  entry: AskedEntry;
  account: string | null;
}

/** What was read of a campaign. */
export function Findings({ fact, chainId, chain, answers, entry, account }: Props): ReactNode {
  if (!answers) return <Rows rows={emptyRows(fact)} isBusy />;
  const views = [...answers.views.values()];
  if (views.length > 0 && views.every((answer) => 'reverted' in answer)) {
    return (
      <p className={tool.notice}>
        The contract at this address on {chain.name} is not a campaign of {fact.contract}. Compare
        chain, address and factory again, and do not claim.
      </p>
    );
  }
  const rows = rowsOf(fact, { answers, entry, account, currency: chain.currency });
  const differs = rows.some(({ computed }) => computed !== undefined);
  const strange = strangeLockup(answers, chainId, listed);
  return (
    <>
      {strange !== null && (
        <p className={tool.notice}>
          The Lockup contract that this campaign names, <code>{strange}</code>, is not a Lockup
          contract of Sablier on {chain.name}. A campaign approves that address for all its tokens,
          so whoever controls it can take them. Do not fund this campaign, and do not claim from it.
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
        fee={feeIn(fact, answers)}
        ceiling={answers.feeCeiling}
        currency={chain.currency}
      />
      <Rows rows={rows} isBusy={false} />
      <p className={tool.hint}>
        {answers.time !== null && `As of ${showTime(answers.time)}. `}These are the answers of the
        contract and of the token, which can call itself anything. They do not prove where the
        campaign comes from: the event of the factory does.
      </p>
    </>
  );
}
