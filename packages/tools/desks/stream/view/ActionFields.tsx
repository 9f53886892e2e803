import { Field } from '@sablier-docs/kit/form/Field';
import { LongInput } from '@sablier-docs/kit/form/LongInput';
import tool from '@sablier-docs/kit/form/styles.module.css';
import { WithCode } from '@sablier-docs/ui/WithCode';
import type { ActionId } from '../../../readings/contracts/actions';
import type { FieldKey, FieldTexts } from '../fields';
import type { FormReading } from '../read-action';
import { MAX_FIELD_LENGTH, valueOf } from '@sablier-docs/kit/inputs/parsed';
import { MOST_PERCENT, periods, readTokenDecimals } from '@sablier-docs/kit/inputs/stream-fields';
import { Fragment, type ReactNode } from 'react';
import { streamActionLabel } from './labels';

/** Room for 200 streams with long IDs, amounts, and two addresses each. */
const LONGEST = 40_000;

const PAYS_OUT: readonly ActionId[] = ['withdraw', 'withdrawMax', 'withdrawMultiple'];

/** The numeric fields, each with its maximum. */
const numbers: Partial<Record<FieldKey, number>> = {
  amount: Infinity,
  rate: Infinity,
  fee: Infinity,
  brokerFee: MOST_PERCENT,
};

interface Props {
  action: ActionId;
  keys: readonly FieldKey[];
  texts: FieldTexts;
  problems: FormReading['problems'];
  set: (texts: FieldTexts) => void;
  /** The recipient that was read, which a press enters as the receiving address; null if unknown. */
  own?: string | null;
  /** The rate of now, and the change to the new one. */
  rateBeside?: string | null;
}

/** The fields of an action. An empty field shows no problem. */
export function ActionFields(props: Props): ReactNode {
  const { action, keys, texts, problems, set, own = null, rateBeside = null } = props;
  const decimals = valueOf(readTokenDecimals(texts.decimals ?? '')) ?? undefined;
  return keys.map((key) => {
    if (key === 'period') {
      return (
        <Period key={key} value={texts.period ?? ''} set={(period) => set({ ...texts, period })} />
      );
    }
    const { label, hint } = streamActionLabel(action, key);
    const value = texts[key] ?? '';
    const problem = value.trim() === '' ? undefined : problems[key];
    return (
      <Fragment key={key}>
        <LongInput
          label={label}
          hint={
            key === 'rate' && rateBeside !== null ? (
              <strong>{rateBeside}</strong>
            ) : (
              hint && <WithCode>{hint}</WithCode>
            )
          }
          problem={problem && <WithCode>{problem}</WithCode>}
          isTall={key === 'lines'}
          maxLength={key === 'lines' || key === 'ids' ? LONGEST : MAX_FIELD_LENGTH}
          most={numbers[key]}
          decimals={key === 'amount' ? decimals : undefined}
          value={value}
          onValue={(text) => set({ ...texts, [key]: text })}
        />
        {key === 'to' && own !== null && PAYS_OUT.includes(action) && value.trim() === '' && (
          <div className={tool.actions}>
            <button
              type="button"
              className={tool.button}
              onClick={() => set({ ...texts, to: own })}
            >{`Enter the recipient, ${own}`}</button>
          </div>
        )}
      </Fragment>
    );
  });
}

function Period({ value, set }: { value: string; set: (period: string) => void }): ReactNode {
  return (
    <Field label="For every">
      {(control) => (
        <select {...control} value={value} onChange={({ target }) => set(target.value)}>
          <option value="">Choose</option>
          {Object.keys(periods).map((period) => (
            <option key={period}>{period}</option>
          ))}
        </select>
      )}
    </Field>
  );
}
