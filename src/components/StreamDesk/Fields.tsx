import { Field } from '@site/src/components/Tool/Field';
import { LongInput } from '@site/src/components/Tool/LongInput';
import { WithCode } from '@site/src/components/WithCode';
import type { ActionId } from '@site/src/protocol/desk/actions';
import type { FieldKey, Texts } from '@site/src/tools/desk/fields';
import type { Reading } from '@site/src/tools/desk/read';
import { MOST_PERCENT, periods } from '@site/src/tools/desk/read-field';
import type { ReactNode } from 'react';
import { labelOf } from './labels';

/** Room for 200 streams with long amounts. */
const LONGEST_LIST = 20_000;
/** Room for 200 IDs with commas between them. */
const LONGEST = 4_000;

/** The fields for one number, with what each takes at most. */
const numbers: Partial<Record<FieldKey, number>> = {
  amount: Infinity,
  rate: Infinity,
  fee: Infinity,
  brokerFee: MOST_PERCENT,
};

interface Props {
  action: ActionId;
  keys: readonly FieldKey[];
  texts: Texts;
  problems: Reading['problems'];
  set: (texts: Texts) => void;
}

/** The fields of an action. A field that is still empty is not called wrong. */
export function Fields({ action, keys, texts, problems, set }: Props): ReactNode {
  return keys.map((key) => {
    if (key === 'period') {
      return (
        <Period
          key={key}
          value={texts.period ?? 'second'}
          set={(period) => set({ ...texts, period })}
        />
      );
    }
    const { label, hint } = labelOf(action, key);
    const value = texts[key] ?? '';
    const problem = value.trim() === '' ? undefined : problems[key];
    return (
      <LongInput
        key={key}
        label={label}
        hint={hint && <WithCode>{hint}</WithCode>}
        problem={problem && <WithCode>{problem}</WithCode>}
        isTall={key === 'lines'}
        maxLength={key === 'lines' ? LONGEST_LIST : LONGEST}
        most={numbers[key]}
        value={value}
        onValue={(text) => set({ ...texts, [key]: text })}
      />
    );
  });
}

function Period({ value, set }: { value: string; set: (period: string) => void }): ReactNode {
  return (
    <Field label="For every">
      {(control) => (
        <select {...control} value={value} onChange={({ target }) => set(target.value)}>
          {Object.keys(periods).map((period) => (
            <option key={period}>{period}</option>
          ))}
        </select>
      )}
    </Field>
  );
}
