import { LongInput } from '@sablier-docs/kit/form/LongInput';
import { TextInput } from '@sablier-docs/kit/form/TextInput';
import tool from '@sablier-docs/kit/form/styles.module.css';
import type { CampaignKind } from '@sablier-docs/protocol/campaigns/types';
import {
  campaignKeys,
  type CampaignKey,
  type CampaignReading,
  type CampaignTexts,
} from '../campaign-form';
import { MOST_PERCENT } from '@sablier-docs/kit/inputs/stream-fields';
import type { ReactNode } from 'react';
import { campaignLabels } from './campaign-labels';

/** Room for 100 tranches. */
const LONGEST = 4_000;

const isShare = (key: CampaignKey) => key === 'startShare' || key === 'cliffShare';

interface Props {
  kind: CampaignKind;
  form: CampaignTexts;
  problems: CampaignReading['problems'];
  set: (form: CampaignTexts) => void;
}

/** The fields of a kind of campaign. An empty field shows no problem. */
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
          <LongInput
            key={key}
            {...shared}
            isTall
            value={value}
            maxLength={LONGEST}
            onValue={change}
          />
        ) : (
          <TextInput
            key={key}
            {...shared}
            {...(isShare(key) && { most: MOST_PERCENT })}
            value={value}
            onValue={change}
          />
        );
      })}
    </div>
  );
}
