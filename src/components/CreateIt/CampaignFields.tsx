import { Field } from '@site/src/components/Tool/Field';
import { TextInput } from '@site/src/components/Tool/TextInput';
import tool from '@site/src/components/Tool/styles.module.css';
import type { CampaignKind } from '@site/src/protocol/campaigns/types';
import {
  campaignKeys,
  type CampaignReading,
  type CampaignTexts,
} from '@site/src/tools/create/campaign-form';
import type { ReactNode } from 'react';
import { campaignLabels } from './campaign-labels';

/** Room for 100 tranches. */
const LONGEST = 4_000;

interface Props {
  kind: CampaignKind;
  form: CampaignTexts;
  problems: CampaignReading['problems'];
  set: (form: CampaignTexts) => void;
}

/** The fields of a kind of campaign. A field that is still empty is not called wrong. */
export function CampaignFields({ kind, form, problems, set }: Props): ReactNode {
  return (
    <div className={tool.row}>
      {campaignKeys(kind).map((key) => {
        const shared = {
          ...campaignLabels[key],
          problem: form[key]?.trim() ? problems[key] : undefined,
        };
        const value = form[key] ?? '';
        const change = (text: string) => set({ ...form, [key]: text });
        return key === 'tranches' ? (
          <Field key={key} {...shared}>
            {(control) => (
              <textarea
                {...control}
                value={value}
                maxLength={LONGEST}
                spellCheck={false}
                autoComplete="off"
                onChange={({ target }) => change(target.value)}
              />
            )}
          </Field>
        ) : (
          <TextInput key={key} {...shared} value={value} onValue={change} />
        );
      })}
    </div>
  );
}
