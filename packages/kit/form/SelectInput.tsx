import type { ReactNode } from 'react';
import { Field } from './Field';

interface Props<Value extends string | number> {
  label: string;
  hint?: ReactNode;
  /** Values with their labels. */
  options: readonly (readonly [Value, ReactNode])[];
  /** An empty or unknown value shows "Choose". */
  value: string;
  onValue: (value: string) => void;
}

/** A labeled select without a default option. */
export function SelectInput<Value extends string | number>(props: Props<Value>): ReactNode {
  const { label, hint, options, value, onValue } = props;
  const isOffered = options.some(([option]) => String(option) === value);
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <select
          {...control}
          value={isOffered ? value : ''}
          onChange={({ target }) => onValue(target.value)}
        >
          <option value="">Choose</option>
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
