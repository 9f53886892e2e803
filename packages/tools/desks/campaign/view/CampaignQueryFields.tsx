import { LinkAndChainFields } from '../../flow/view/LinkAndChainFields';
import { SelectInput } from '@sablier-docs/kit/form/SelectInput';
import { TextInput } from '@sablier-docs/kit/form/TextInput';
import type { CampaignFact } from '@sablier-docs/protocol/campaigns/types';
import { MAX_LINK_LENGTH } from '@sablier-docs/kit/inputs/parsed';
import { parseCampaignQuery, type CampaignQuery } from '../find';
import type { ReactNode } from 'react';
import { nameOfKind } from './kind-names';

const LINK = {
  label: 'Link or address of the campaign',
  hint: 'The link of its page in the app, or the address at the end of that link. Or the transaction that created it: its hash, or its link in an explorer.',
};

interface Props {
  asked: CampaignQuery;
  /** The kinds that the factory creates; empty while the factory is unknown. */
  kinds: readonly CampaignFact[];
  set: (asked: CampaignQuery) => void;
}

/** The fields that identify a campaign, and the factory that proves its origin. */
export function CampaignQueryFields({ asked, kinds, set }: Props): ReactNode {
  const change = (part: Partial<CampaignQuery>) => set({ ...asked, ...part });
  return (
    <>
      <LinkAndChainFields
        link={LINK}
        pasted={asked.pasted}
        onPasted={(text) => {
          const taken = parseCampaignQuery(text);
          set({ ...taken, chainId: taken.chainId || asked.chainId });
        }}
        chainId={asked.chainId}
        onChain={(chainId) => change({ chainId })}
      >
        <TextInput
          label="Factory that created it"
          hint="The address beside the create event in the logs of the transaction that created the campaign. Or that transaction, and your wallet reads the event. A private key looks like a hash: never paste one."
          maxLength={MAX_LINK_LENGTH}
          autoCapitalize="off"
          value={asked.factory}
          onValue={(factory) => change({ factory })}
        />
      </LinkAndChainFields>
      {kinds.length > 1 && (
        <SelectInput
          label="Kind of campaign"
          hint="The name of the create event says which, for example CreateMerkleLL."
          options={kinds.map(({ contract, kind, event }) => [
            contract,
            `${nameOfKind(kind)}: ${event}`,
          ])}
          value={asked.contract}
          onValue={(contract) => change({ contract })}
        />
      )}
    </>
  );
}
