import { Field, type ControlProps } from '@sablier-docs/kit/form/Field';
import tool from '@sablier-docs/kit/form/styles.module.css';
import { usePaste } from '@sablier-docs/kit/form/usePaste';
import { linkField, type Field as LinkField, type FieldId } from '../fields';
import { slugOfChain } from '../facts';
import type { ReactNode } from 'react';
import { linkFacts } from './facts';

/** Room for more streams than fit into a link. */
const LONGEST = 4_000;

interface FieldControlProps {
  id: FieldId;
  value: string;
  required: boolean;
  problem: string | undefined;
  onValue: (value: string) => void;
}

/** The form control of one part of a link, with its explanation. */
export function FieldControl(props: FieldControlProps): ReactNode {
  const { id, value, required, problem, onValue } = props;
  const field = linkField(id);
  const { tooLong, handlers, clear } = usePaste(LONGEST, onValue);
  if (field.kind === 'choices') return <Checkboxes field={field} value={value} onValue={onValue} />;
  const options = optionsOf(field);
  return (
    <Field
      label={required ? `${field.label} (required)` : field.label}
      hint={options ? field.says : `${field.says} Example: ${field.example}`}
      problem={tooLong ?? problem}
    >
      {(control) =>
        options ? (
          <Select {...{ control, value, options, onValue, required }} />
        ) : (
          <input
            {...control}
            type="text"
            value={value}
            required={required}
            maxLength={LONGEST}
            spellCheck={false}
            autoComplete="off"
            {...handlers}
            onChange={({ target }) => {
              clear();
              onValue(target.value);
            }}
          />
        )
      }
    </Field>
  );
}

interface Option {
  value: string;
  label: string;
}

function optionsOf(field: LinkField): Option[] | null {
  if (field.kind === 'choice') {
    return (field.choices ?? []).map((word) => ({
      value: word,
      label: word === field.standard ? `${word} (standard)` : word,
    }));
  }
  if (field.kind !== 'chainId' && field.kind !== 'chainSlug') return null;
  return linkFacts.chains
    .filter(({ inApp }) => inApp)
    .map((chain) => ({
      value: field.kind === 'chainId' ? String(chain.id) : slugOfChain(chain),
      label: `${chain.name} (${field.kind === 'chainId' ? chain.id : slugOfChain(chain)})`,
    }));
}

function Select(props: {
  control: ControlProps;
  value: string;
  options: Option[];
  required: boolean;
  onValue: (value: string) => void;
}): ReactNode {
  const { control, value, options, required, onValue } = props;
  return (
    <select
      {...control}
      value={value}
      required={required}
      onChange={({ target }) => onValue(target.value)}
    >
      <option value="">{required ? 'Choose' : 'Not set'}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

function Checkboxes(props: {
  field: LinkField;
  value: string;
  onValue: (value: string) => void;
}): ReactNode {
  const { field, value, onValue } = props;
  const chosen = value ? value.split(',') : [];
  const toggle = (word: string) =>
    onValue(
      (field.choices ?? [])
        .filter((choice) => (choice === word) !== chosen.includes(choice))
        .join(','),
    );
  return (
    <fieldset className={tool.choices}>
      <legend className={tool.legend}>{field.label}</legend>
      {field.choices?.map((word) => (
        <label key={word}>
          <input type="checkbox" checked={chosen.includes(word)} onChange={() => toggle(word)} />
          <span>{word}</span>
        </label>
      ))}
      <span className={tool.hint}>{field.says}</span>
    </fieldset>
  );
}
