import { LongInput } from '@sablier-docs/kit/form/LongInput';
import { WithCode } from '@sablier-docs/ui/WithCode';
import type { CampaignAction } from '@sablier-docs/protocol/campaigns/actions';
import type { CampaignFact } from '@sablier-docs/protocol/campaigns/types';
import type { ClaimKey, ClaimTexts } from '../../../readings/campaign/claim-fields';
import type { ClaimReading } from '../../../readings/campaign/read-claim';
import type { ReactNode } from 'react';
import { campaignActionLabel } from './labels';

/** Room for 64 hashes with separators, and for the data of a signature. */
const LONGEST = 8_000;

const isLong = (key: ClaimKey) =>
  ['proof', 'signature', 'attestation', 'selectorArguments'].includes(key);

interface Props {
  action: CampaignAction;
  fact: CampaignFact;
  reading: ClaimReading;
  texts: ClaimTexts;
  set: (texts: ClaimTexts) => void;
}

/** The fields of an action. An empty field shows no problem. */
export function ClaimFields({ action, fact, reading, texts, set }: Props): ReactNode {
  return reading.keys.map((key) => {
    const { label, hint } = campaignActionLabel(action, key, fact);
    const value = texts[key] ?? '';
    const problem = value.trim() === '' ? undefined : reading.problems[key];
    return (
      <LongInput
        key={key}
        label={label}
        hint={hint && <WithCode>{hint}</WithCode>}
        problem={problem && <WithCode>{problem}</WithCode>}
        isTall={isLong(key)}
        maxLength={LONGEST}
        most={key === 'fee' ? Infinity : undefined}
        value={value}
        onValue={(text) => set({ ...texts, [key]: text })}
      />
    );
  });
}
