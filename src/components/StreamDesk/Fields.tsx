import { Field, type ControlProps } from '@site/src/components/Tool/Field';
import { WithCode } from '@site/src/components/WithCode';
import type { ActionId } from '@site/src/protocol/desk/actions';
import type { FieldKey, Texts } from '@site/src/tools/desk/fields';
import type { Reading } from '@site/src/tools/desk/read';
import { periods } from '@site/src/tools/desk/read-field';
import type { ReactNode } from 'react';
import { labelOf } from './labels';

/** Room for 200 streams with long amounts. */
const LONGEST_LIST = 20_000;
/** Room for 200 IDs with commas between them. */
const LONGEST = 4_000;

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
      <Field
        key={key}
        label={label}
        hint={hint && <WithCode>{hint}</WithCode>}
        problem={problem && <WithCode>{problem}</WithCode>}
      >
        {(control) => (
          <Line
            control={control}
            isList={key === 'lines'}
            value={value}
            set={(text) => set({ ...texts, [key]: text })}
          />
        )}
      </Field>
    );
  });
}

function Line(props: {
  control: ControlProps;
  isList: boolean;
  value: string;
  set: (text: string) => void;
}): ReactNode {
  const { control, isList, value, set } = props;
  const shared = {
    ...control,
    value,
    spellCheck: false,
    autoComplete: 'off',
    autoCapitalize: 'off',
  };
  return isList ? (
    <textarea {...shared} maxLength={LONGEST_LIST} onChange={({ target }) => set(target.value)} />
  ) : (
    <input
      {...shared}
      type="text"
      maxLength={LONGEST}
      onChange={({ target }) => set(target.value)}
    />
  );
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
