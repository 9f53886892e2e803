import type { ReactNode } from 'react';
import { Field } from './Field';
import { usePaste } from './usePaste';

interface Props {
  label: string;
  hint?: ReactNode;
  problem?: ReactNode;
  value: string;
  onValue: (value: string) => void;
  maxLength: number;
  /** Whether the text may have several lines. */
  isTall?: boolean;
  /** For a numeric field: its maximum, see `readNumber`. */
  most?: number | undefined;
  /** For an amount: the decimals of the token, if they are known. */
  decimals?: number | undefined;
}

/** A labeled field for a long text, such as a list or a proof. */
export function LongInput(props: Props): ReactNode {
  const { label, hint, problem, value, onValue, maxLength, isTall, most, decimals } = props;
  const { tooLong, handlers, clear } = usePaste(maxLength, onValue);
  const number = most === undefined ? undefined : { text: value, most, decimals, set: onValue };
  return (
    <Field label={label} hint={hint} problem={tooLong ?? problem} number={number}>
      {(control) => {
        const shared = {
          ...control,
          value,
          maxLength,
          spellCheck: false,
          autoComplete: 'off',
          autoCapitalize: 'off',
          ...handlers,
        };
        const change = (text: string) => {
          clear();
          onValue(text);
        };
        return isTall ? (
          <textarea {...shared} onChange={({ target }) => change(target.value)} />
        ) : (
          <input {...shared} type="text" onChange={({ target }) => change(target.value)} />
        );
      }}
    </Field>
  );
}
