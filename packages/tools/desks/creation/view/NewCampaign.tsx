import type { ChainFacts } from '@sablier-docs/kit/calls/view/CallOutput';
import { CallOutputs } from '../../flow/view/CallOutputs';
import { SafeFile } from '@sablier-docs/kit/calls/view/SafeFile';
import { waysOut } from '@sablier-docs/kit/calls/ways-out';
import type { Call } from '@sablier-docs/kit/calls/call';
import { writeCampaignHash } from '../../campaign/url-hash';
import { DefinitionList } from '@sablier-docs/kit/form/DefinitionList';
import tool from '@sablier-docs/kit/form/styles.module.css';
import { preparedKey } from '@sablier-docs/kit/wallet/prepared';
import type { Session } from '@sablier-docs/kit/wallet/session';
import { WalletSender } from '@sablier-docs/kit/wallet/view/WalletSender';
import { CopyText } from '@sablier-docs/ui/CopyText';
import { WithCode } from '@sablier-docs/ui/WithCode';
import type { FactoryFact } from '../contracts/types';
import { differencesOf, type CreatedReading } from '../fetch-created';
import { fundingOf, preparedFunding } from '../fund';
import type { ReactNode } from 'react';
import type { CreatedCampaignProps } from './created-campaign-props';

interface Props extends Pick<CreatedCampaignProps, 'call' | 'list'> {
  chain: ChainFacts & { id: number };
  creator: FactoryFact;
  hash: string;
  reading: CreatedReading;
  session: Session;
  readAgain: () => void;
}

/** A campaign that was found in the logs of a transaction, compared with the call of the form. */
export function NewCampaign(props: Props): ReactNode {
  const { chain, creator, call, hash, reading } = props;
  const { created, block } = reading;
  const differing = call && differencesOf(creator.event, call, created);
  const link = writeCampaignHash({
    campaign: `${created.address}-${chain.id}`,
    action: null,
    index: '',
    transaction: hash,
  });
  return (
    <>
      <p>
        Campaign: <CopyText value={created.address} label="the new campaign" isWhole />
      </p>
      <DefinitionList
        of={[
          ['Origin', `${created.fact.event} of ${created.fact.factory}, in block ${block}`],
          ['Compared with the call above', comparedText(call, differing)],
        ]}
      />
      {call && differing?.length !== 0 && (
        <p className={tool.problem}>
          <WithCode>{differsText(differing)}</WithCode>
        </p>
      )}
      {differing?.length === 0 && <Fund {...props} />}
      <p>
        <a href={`/apps/claim-an-airdrop${link}`}>Manage this campaign</a>: claims, clawback, and
        its present state. The link contains its address, its chain and the transaction.
      </p>
    </>
  );
}

const comparedText = (call: Call | null, differing: string[] | null): string => {
  if (!call) return 'Not yet: fill in the form as it was sent';
  return differing?.length === 0
    ? 'The event has the same token, root, admin, total, dates and the rest'
    : 'It differs';
};

const differsText = (differing: string[] | null): string =>
  differing === null
    ? 'The transaction has created a campaign of another kind than the call above. Choose the kind and the chain as you sent them.'
    : `The event of the factory differs from the call above in ${differing.map((name) => `\`${name}\``).join(', ')}. If you have changed the form since, set it back. If not, do not fund this campaign.`;

/** The transfer of the tokens to the campaign. */
function Fund({ chain, list, reading, session, readAgain }: Props): ReactNode {
  const { created, results } = reading;
  const { token } = list;
  if (token === undefined) return null;
  const campaign = { ...created, ...list, token, chainId: chain.id };
  const funding = fundingOf(campaign, results);
  if ('says' in funding) return <p>{funding.says}</p>;
  const prepared = preparedFunding(funding, campaign, results, session.account);
  const out = waysOut({ calls: [funding.call], prepared: [prepared], withheld: {} });
  return (
    <section className={tool.stack} aria-label="Fund the campaign">
      <h4>Fund it</h4>
      <p>
        <WithCode>{prepared.words}</WithCode>
      </p>
      {out.toTry.map((one) => (
        <WalletSender
          key={preparedKey(one)}
          noun="campaign"
          prepared={one}
          {...{ chain, session, readAgain }}
        />
      ))}
      <SafeFile
        kept={[]}
        calls={out.toCopy}
        chainName={chain.name}
        set={() => undefined}
        next={null}
        label="Safe file of the transfer"
      />
      <CallOutputs calls={out.toCopy} chain={chain} />
    </section>
  );
}
