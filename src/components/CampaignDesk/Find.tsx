import chains from '@facts/chains.json';
import { Field } from '@site/src/components/Tool/Field';
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
  const isKnown = chains.some(({ id }) => String(id) === asked.chainId);
  return (
    <>
      <Field
        label="Link or address of the campaign"
        hint="The link of its page in the app, or the address at the end of that link."
      >
        {(control) => (
          <input
            {...control}
            type="text"
            value={asked.pasted}
            maxLength={LONGEST}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="off"
            onChange={({ target }) => {
              const taken = takeCampaign(target.value);
              set({ ...taken, chainId: taken.chainId || asked.chainId });
            }}
          />
        )}
      </Field>
      <div className={tool.row}>
        <Field label="Chain">
          {(control) => (
            <select
              {...control}
              value={isKnown ? asked.chainId : ''}
              onChange={({ target }) => change({ chainId: target.value })}
            >
              <option value="">Choose</option>
              {chains.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <TextInput
          label="Factory that created it"
          hint="The address beside the create event in the logs of the transaction that created the campaign."
          value={asked.factory}
          onValue={(factory) => change({ factory })}
        />
      </div>
      {kinds.length > 1 && (
        <Field
          label="Kind of campaign"
          hint="The name of the create event says which, for example CreateMerkleLL."
        >
          {(control) => (
            <select
              {...control}
              value={asked.contract}
              onChange={({ target }) => change({ contract: target.value })}
            >
              <option value="">Choose</option>
              {kinds.map(({ contract, kind, event }) => (
                <option key={contract} value={contract}>
                  {nameOfKind(kind)}: {event}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
    </>
  );
}
