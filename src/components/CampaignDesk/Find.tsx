import chains from '@facts/chains.json';
import { SelectInput } from '@site/src/components/Tool/SelectInput';
import { TextInput } from '@site/src/components/Tool/TextInput';
import tool from '@site/src/components/Tool/styles.module.css';
import type { CampaignFact } from '@site/src/protocol/campaigns/types';
import { takeCampaign, type AskedCampaign } from '@site/src/tools/campaigns/find';
import type { ReactNode } from 'react';
import { nameOfKind } from './names';

/** A link to a campaign in the app has about 100 characters. */
const LONGEST = 300;

interface Props {
  asked: AskedCampaign;
  /** What the factory creates; empty while it is not known. */
  kinds: readonly CampaignFact[];
  set: (asked: AskedCampaign) => void;
}

/** The fields that name a campaign, and the factory that proves where it comes from. */
export function Find({ asked, kinds, set }: Props): ReactNode {
  const change = (part: Partial<AskedCampaign>) => set({ ...asked, ...part });
  return (
    <>
      <TextInput
        label="Link or address of the campaign"
        hint="The link of its page in the app, or the address at the end of that link."
        value={asked.pasted}
        maxLength={LONGEST}
        autoCapitalize="off"
        onValue={(text) => {
          const taken = takeCampaign(text);
          set({ ...taken, chainId: taken.chainId || asked.chainId });
        }}
      />
      <div className={tool.row}>
        <SelectInput
          label="Chain"
          options={chains.map(({ id, name }) => [id, name])}
          value={asked.chainId}
          onValue={(chainId) => change({ chainId })}
        />
        <TextInput
          label="Factory that created it"
          hint="The address beside the create event in the logs of the transaction that created the campaign."
          value={asked.factory}
          onValue={(factory) => change({ factory })}
        />
      </div>
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
