import { MAX_FIELD_LENGTH } from '@site/src/tools/inputs/parsed';
import type { ComponentProps, ReactNode } from 'react';
import { Field } from './Field';

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
}

/** A labeled line of text: amounts, dates and numbers are typed as text, so that nothing is lost. */
export function TextInput(props: Props): ReactNode {
  const { label, value, onValue, hint, problem, ...more } = props;
  return (
    <Field label={label} hint={hint} problem={problem}>
      {(control) => (
        <input
          inputMode="text"
          maxLength={MAX_FIELD_LENGTH}
          {...more}
          {...control}
          type="text"
          value={value}
          spellCheck={false}
          autoComplete="off"
          onChange={({ target }) => onValue(target.value)}
        />
      )}
    </Field>
  );
}
