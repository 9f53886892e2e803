import { ReadingChoice } from '@sablier-docs/kit/form/ReadingChoice';
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
  const example = chosen?.example ?? doubtful;
  if (example === null) return null;
  return (
    <ReadingChoice
      label="Order of day and month"
      question={`In this file, ${example} means:`}
      answers={(['day', 'month'] as const).map((order) => [
        order,
        `${meaning(example, order)} (${FIRST[order]})`,
      ])}
      chosen={chosen?.order ?? null}
      onAnswer={(order) => onChoice(order && { order, example })}
      outcome={
        chosen &&
        `Dates are read with ${FIRST[chosen.order]}: ${example} is ${meaning(example, chosen.order)}.`
      }
    />
  );
}
