import { SegmentedControl } from '@sablier-docs/kit/form/SegmentedControl';
import { Field } from '@sablier-docs/kit/form/Field';
import { TextInput } from '@sablier-docs/kit/form/TextInput';
import tool from '@sablier-docs/kit/form/styles.module.css';
import { formatAmount } from '@sablier-docs/protocol/amount';
import { FLOW_DECIMALS } from '@sablier-docs/protocol/flow/scale';
import { PERIOD_NAMES, PERIODS, type FlowField, type FlowForm } from '../form';
import { readDecimals } from '@sablier-docs/kit/inputs/amounts';
import { valueOf } from '@sablier-docs/kit/inputs/parsed';
import { switchDirection } from '../switch-direction';
import type { ReactNode } from 'react';

export interface FieldsProps {
  form: FlowForm;
  change: (form: FlowForm) => void;
  problemOf: (field: FlowField) => string | undefined;
}

/** Props of a text field, by its name. */
export const rateInputProps =
  ({ form, change, problemOf }: FieldsProps) =>
  (field: 'decimals' | 'amount' | 'days' | 'rate' | 'deposit' | 'start' | 'at') => ({
    value: form[field],
    problem: problemOf(field),
    onValue: (value: string) => change({ ...form, [field]: value }),
  });

/** Amount and period, or the rate; the reader chooses which one to enter. */
export function RateFields({ rate, ...props }: FieldsProps & { rate: bigint | null }): ReactNode {
  const { form, change } = props;
  const input = rateInputProps(props);
  const perSecond = rate !== null && `${formatAmount(rate, FLOW_DECIMALS)} tokens per second`;
  return (
    <div className={`${tool.stack} ${tool.scripted}`}>
      <SegmentedControl
        legend="Compute"
        options={[
          ['amount', 'rate from an amount'],
          ['rate', 'amounts from a rate'],
        ]}
        value={form.from}
        onValue={(from) => change(switchDirection(form, from))}
      />
      <div className={tool.row}>
        {form.from === 'amount' ? (
          <TextInput
            label="Amount, in tokens"
            inputMode="decimal"
            most={Infinity}
            decimals={valueOf(readDecimals(form.decimals)) ?? undefined}
            {...input('amount')}
          />
        ) : (
          <TextInput
            label="Rate per second, as stored"
            inputMode="numeric"
            most={Infinity}
            hint={perSecond || undefined}
            {...input('rate')}
          />
        )}
        <TextInput
          label="Decimals of the token"
          inputMode="numeric"
          hint="0 to 18"
          {...input('decimals')}
        />
      </div>
      <div className={tool.row}>
        <Field label="Period">
          {(control) => (
            <select
              {...control}
              value={form.period}
              onChange={({ target }) =>
                change({ ...form, period: target.value as FlowForm['period'] })
              }
            >
              {PERIOD_NAMES.map((name) => (
                <option key={name} value={name}>
                  {PERIODS[name].label}
                </option>
              ))}
              <option value="own">own number of days</option>
            </select>
          )}
        </Field>
        {form.period === 'own' && (
          <TextInput label="Days in the period" inputMode="numeric" {...input('days')} />
        )}
        {form.from === 'amount' && (
          <SegmentedControl
            legend="Round"
            options={[
              ['down', 'down'],
              ['up', 'up'],
            ]}
            value={form.round}
            onValue={(round) => change({ ...form, round })}
          />
        )}
      </div>
    </div>
  );
}
