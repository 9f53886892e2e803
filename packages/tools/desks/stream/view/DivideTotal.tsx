import { LongInput } from '@sablier-docs/kit/form/LongInput';
import tool from '@sablier-docs/kit/form/styles.module.css';
import { useAnswerInView } from '@sablier-docs/kit/form/useAnswerInView';
import { MAX_FIELD_LENGTH } from '@sablier-docs/kit/inputs/parsed';
import { useReducer, useRef, type ReactNode } from 'react';
import type { StreamResults } from '../../../readings/stream/results';
import { divisionAnswer, emptyTotal, totalAfter, type Division } from '../several/divide';

const WAYS: readonly [way: Division, label: string][] = [
  ['equal', 'Divide equally'],
  ['by rate', 'Divide by their rates'],
];

interface Props {
  /** The streams of the list, as read. */
  streams: readonly { id: bigint; results: StreamResults }[];
  write: (lines: string) => void;
}

/** One total for all streams of a list: the reader says how it is divided, and sees the amounts in the list. */
export function DivideTotal({ streams, write }: Props): ReactNode {
  const [{ total, problem, written }, dispatch] = useReducer(totalAfter, emptyTotal);
  const status = useRef<HTMLParagraphElement>(null);
  useAnswerInView(status, written);
  const divide = (division: Division) => {
    const answer = divisionAnswer(total, division, streams);
    dispatch({ answer });
    if (answer.lines !== null) write(answer.lines);
  };
  return (
    <div className={tool.stack}>
      <LongInput
        label="One total for all (optional)"
        hint="Replaces the amounts above. What does not divide goes to the first streams, one smallest unit each."
        problem={problem || undefined}
        maxLength={MAX_FIELD_LENGTH}
        most={Infinity}
        value={total}
        onValue={(typed) => dispatch({ typed })}
      />
      <div className={tool.actions}>
        {WAYS.map(([division, label]) => (
          <button
            key={division}
            type="button"
            className={tool.button}
            onClick={() => divide(division)}
          >
            {label}
          </button>
        ))}
      </div>
      <p ref={status} role="status" className={tool.status}>
        {written}
      </p>
    </div>
  );
}
