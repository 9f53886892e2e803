import { LongInput } from '@site/src/components/Tool/LongInput';
import { WithCode } from '@site/src/components/WithCode';
import type { CampaignAction } from '@site/src/protocol/campaigns/actions';
import type { CampaignFact } from '@site/src/protocol/campaigns/types';
import type { ClaimKey, ClaimTexts } from '@site/src/tools/campaigns/fields';
import type { ClaimReading } from '@site/src/tools/campaigns/read';
import type { ReactNode } from 'react';
import { labelOf } from './labels';

/** Room for 64 hashes with what stands between them, and for the data of a signature. */
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

/** The fields of an action. A field that is still empty is not called wrong. */
export function Fields({ action, fact, reading, texts, set }: Props): ReactNode {
  return reading.keys.map((key) => {
    const { label, hint } = labelOf(action, key, fact);
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
