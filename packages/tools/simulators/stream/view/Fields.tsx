import { TextInput } from '@sablier-docs/kit/form/TextInput';
import tool from '@sablier-docs/kit/form/styles.module.css';
import { formatUtc } from '@sablier-docs/protocol/time';
import { readDecimals } from '@sablier-docs/kit/inputs/amounts';
import { valueOf } from '@sablier-docs/kit/inputs/parsed';
import { readTime } from '@sablier-docs/kit/inputs/times';
import type { FieldName, SimulatorForm } from '../form';
import type { ComponentProps, ReactNode } from 'react';

export interface FieldsProps {
  form: SimulatorForm;
  change: (form: SimulatorForm) => void;
  problemOf: (field: FieldName) => ReactNode;
}

/** A time in the other notations, as a hint below its field. */
export function timeHint(text: string, start: bigint | null): string | undefined {
  const time = text.trim() === '' ? null : valueOf(readTime(text, start ?? undefined));
  if (time === null) return undefined;
  const date = formatUtc(time);
  return text.trim() === date ? `Unix ${time}` : `${date}, Unix ${time}`;
}

/** Decimals of the token; undefined while they cannot be read. */
export const typedDecimals = ({ decimals }: SimulatorForm): number | undefined =>
  valueOf(readDecimals(decimals)) ?? undefined;

type TextField =
  | 'decimals'
  | 'deposit'
  | 'start'
  | 'end'
  | 'cliff'
  | 'unlockStart'
  | 'unlockCliff'
  | 'step'
  | 'shape';

function useInput({ form, change, problemOf }: FieldsProps) {
  return (field: TextField) => ({
    value: form[field],
    problem: problemOf(field),
    onValue: (value: string) => change({ ...form, [field]: value }),
  });
}

/** Fields for deposit and decimals, which every model has. */
export function TokenFields({
  children,
  ...props
}: FieldsProps & { children: ReactNode }): ReactNode {
  const input = useInput(props);
  return (
    <div className={tool.row}>
      <div className={tool.field}>
        <TextInput
          label="Deposit, in tokens"
          inputMode="decimal"
          most={Infinity}
          decimals={typedDecimals(props.form)}
          {...input('deposit')}
        />
        {children}
      </div>
      <TextInput
        label="Decimals of the token"
        inputMode="numeric"
        hint="0 to 18"
        {...input('decimals')}
      />
    </div>
  );
}

/** Fields for start, end, cliff, step and unlocks of a linear stream. */
export function LinearFields({ start, ...props }: FieldsProps & { start: bigint | null }) {
  const { form } = props;
  const input = useInput(props);
  return (
    <div className={tool.row}>
      <TextInput label="Start" hint={timeHint(form.start, null)} {...input('start')} />
      <TextInput label="End" hint={timeHint(form.end, start)} {...input('end')} />
      <TextInput
        label="Cliff"
        hint={timeHint(form.cliff, start) ?? 'Empty for no cliff'}
        {...input('cliff')}
      />
      <TextInput
        label="Granularity, the length of a step"
        hint="1s releases every second"
        {...input('step')}
      />
      <TextInput
        label="Unlock at the start, in tokens"
        inputMode="decimal"
        most={Infinity}
        decimals={typedDecimals(form)}
        {...input('unlockStart')}
      />
      <TextInput
        label="Unlock at the cliff, in tokens"
        inputMode="decimal"
        most={Infinity}
        decimals={typedDecimals(form)}
        {...input('unlockCliff')}
      />
      <ShapeInput {...input('shape')} />
    </div>
  );
}

/** Fields for the start of a stream of segments or tranches, which ends with its last one. */
export function StartFields(props: FieldsProps): ReactNode {
  const input = useInput(props);
  return (
    <div className={tool.row}>
      <TextInput label="Start" hint={timeHint(props.form.start, null)} {...input('start')} />
      <ShapeInput {...input('shape')} />
    </div>
  );
}

type InputProps = Pick<ComponentProps<typeof TextInput>, 'value' | 'problem' | 'onValue'>;

const ShapeInput = (props: InputProps) => (
  <TextInput label="Shape label" hint="A name for interfaces, or empty" {...props} />
);
