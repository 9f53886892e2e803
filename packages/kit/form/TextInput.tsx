import { MAX_FIELD_LENGTH } from '../inputs/parsed';
import type { ComponentProps, ReactNode } from 'react';
import { Field } from './Field';
import { usePaste } from './usePaste';

type InputProps = Pick<
  ComponentProps<'input'>,
  'autoCapitalize' | 'inputMode' | 'maxLength' | 'placeholder'
>;

interface Props extends InputProps {
  label: string;
  value: string;
  onValue: (value: string) => void;
  hint?: ReactNode;
  problem?: ReactNode;
  /** For a numeric field: its maximum, see `readNumber`. */
  most?: number;
  /** For an amount: decimals of the token, by which a count of its smallest unit is asked about. */
  decimals?: number | undefined;
}

/** A labeled text field. Amounts, dates and numbers are typed as text, so that no input is lost. */
export function TextInput(props: Props): ReactNode {
  const {
    label,
    value,
    onValue,
    hint,
    problem,
    most,
    decimals,
    maxLength = MAX_FIELD_LENGTH,
    ...more
  } = props;
  const { tooLong, handlers, clear } = usePaste(maxLength, onValue);
  return (
    <Field
      label={label}
      hint={hint}
      problem={tooLong ?? problem}
      number={most === undefined ? undefined : { text: value, most, decimals, set: onValue }}
    >
      {(control) => (
        <input
          inputMode="text"
          {...more}
          {...control}
          type="text"
          maxLength={maxLength}
          value={value}
          spellCheck={false}
          autoComplete="off"
          {...handlers}
          onChange={({ target }) => {
            clear();
            onValue(target.value);
          }}
        />
      )}
    </Field>
  );
}
