import { LongInput } from '@sablier-docs/kit/form/LongInput';
import tool from '@sablier-docs/kit/form/styles.module.css';
import { useAnswerInView } from '@sablier-docs/kit/form/useAnswerInView';
import { MAX_FIELD_LENGTH } from '@sablier-docs/kit/inputs/parsed';
import { useRef, useState, type ReactNode } from 'react';
import type { StreamResults } from '../../../readings/stream/results';
import { divisionAnswer, type Division, type DivisionAnswer } from '../several/divide';

const WAYS: readonly [way: Division, label: string][] = [
  ['equal', 'Divide equally'],
  ['by rate', 'Divide by their rates'],
];

const UNASKED: DivisionAnswer = { lines: null, problem: '', written: '' };

interface Props {
  /** The streams of the list, as read. */
  streams: readonly { id: bigint; results: StreamResults }[];
  write: (lines: string) => void;
}

/** One total for all streams of a list: the reader says how it is divided, and sees the amounts in the list. */
export function DivideTotal({ streams, write }: Props): ReactNode {
  const [total, setTotal] = useState('');
  const [{ problem, written }, setAnswer] = useState(UNASKED);
  const status = useRef<HTMLParagraphElement>(null);
  useAnswerInView(status, written);
  const divide = (division: Division) => {
    const answer = divisionAnswer(total, division, streams);
    setAnswer(answer);
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
        onValue={(text) => {
          setTotal(text);
          setAnswer(UNASKED);
        }}
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
