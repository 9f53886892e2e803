import { Field } from '@sablier-docs/kit/form/Field';
import { formatAmount, formatCount } from '@sablier-docs/protocol/amount';
import type { ReactNode } from 'react';
import { GAS_CAP, MOST_STREAMS_IN_BATCH, rangeOf, type BatchPart } from '../batch';

interface Props {
  parts: readonly BatchPart[];
  /** Of the token. */
  decimals: number;
  /** Number of the part, from 0 on. */
  chosen: number;
  set: (chosen: number) => void;
}

/** Chooses the transaction to send, for a file that needs several. */
export function PartSelect({ parts, decimals, chosen, set }: Props): ReactNode {
  if (parts.length < 2) return null;
  return (
    <>
      <p>
        A transaction can use at most <span>{formatCount(GAS_CAP)}</span> gas on Ethereum, so the
        streams are split: at most {MOST_STREAMS_IN_BATCH} in one transaction, each with an approval
        of its own if it deposits tokens. Send the parts one after the other, and download a Safe
        file for each.
      </p>
      <Field label="Part to send">
        {(control) => (
          <select {...control} value={chosen} onChange={({ target }) => set(Number(target.value))}>
            {parts.map(({ rows, sum }, at) => (
              <option
                key={at}
                value={at}
              >{`Part ${at + 1} of ${parts.length}: rows ${rangeOf(rows)}, ${formatAmount(sum, decimals)} tokens`}</option>
            ))}
          </select>
        )}
      </Field>
    </>
  );
}
