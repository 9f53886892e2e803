import tool from '@sablier-docs/kit/form/styles.module.css';
import type { ReactNode } from 'react';
import { dateWords } from '@sablier-docs/kit/calendar/date-words';
import { readTimestamp } from '../../csv/cells/timestamp';
import type { DateOrder } from '../../csv/cells/numeric-date';

/** The reader's choice for one file, and the date that raised the question. */
export interface DateChoice {
  order: DateOrder;
  example: string;
}

const FIRST = { day: 'the day first', month: 'the month first' } as const;

const meaning = (text: string, order: DateOrder) =>
  dateWords((readTimestamp(text.trim(), order).number ?? 0n) / 1_000n);

/** Asks what a date such as `01/02/2027` means in a file, shows the choice, and undoes it. */
export function DateOrderChoice(props: {
  /** A date with two meanings; null if there is none. */
  doubtful: string | null;
  chosen: DateChoice | null;
  onChoice: (choice: DateChoice | null) => void;
}): ReactNode {
  const { doubtful, chosen, onChoice } = props;
  if (!chosen && doubtful === null) return null;
  return (
    <div className={tool.actions} role="group" aria-label="Order of day and month">
      {chosen ? (
        <>
          <span>{`Dates are read with ${FIRST[chosen.order]}: ${chosen.example} is ${meaning(chosen.example, chosen.order)}.`}</span>
          <button type="button" className={tool.button} onClick={() => onChoice(null)}>
            Undo this choice
          </button>
        </>
      ) : (
        <>
          <span>{`In this file, ${doubtful} means:`}</span>
          {(['day', 'month'] as const).map((order) => (
            <button
              key={order}
              type="button"
              className={tool.button}
              onClick={() => onChoice({ order, example: doubtful ?? '' })}
            >{`${meaning(doubtful ?? '', order)} (${FIRST[order]})`}</button>
          ))}
        </>
      )}
    </div>
  );
}
