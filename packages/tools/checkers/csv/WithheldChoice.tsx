import { ReadingChoice } from '@sablier-docs/kit/form/ReadingChoice';
import { formatCount } from '@sablier-docs/protocol/amount';
import type { ReactNode } from 'react';
import type { WithheldAnswer } from '../../csv/columns/withheld';
import type { WithheldSummary } from './worker-messages';

const rowsText = (count: number): string =>
  count === 1 ? 'this row' : `these ${formatCount(count)} rows`;

/** Asks whether rows that a column marks as cancelled, paid and the like are paid, and undoes it. */
export function WithheldChoice(props: {
  /** The rows that are marked; null if there are none. */
  withheld: WithheldSummary | null;
  /** The answer for those rows. */
  chosen: WithheldAnswer | null;
  onChoice: (choice: WithheldAnswer | null) => void;
}): ReactNode {
  const { withheld, chosen, onChoice } = props;
  if (withheld === null) return null;
  const { count, detail } = withheld;
  const answer = chosen?.detail === detail ? chosen.rows : null;
  return (
    <ReadingChoice
      label="Rows that may not be meant to be paid"
      question={detail}
      answers={[
        ['leave', `Leave ${rowsText(count)} out`],
        ['pay', `Pay ${rowsText(count)}, too`],
      ]}
      chosen={answer}
      onAnswer={(rows) => onChoice(rows && { rows, detail })}
      outcome={answer === 'pay' ? 'All rows are paid.' : 'They are left out.'}
    />
  );
}
