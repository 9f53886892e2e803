import { LongInput } from '@sablier-docs/kit/form/LongInput';
import tool from '@sablier-docs/kit/form/styles.module.css';
import { useAnswerInView } from '@sablier-docs/kit/form/useAnswerInView';
import { isRead, MAX_FIELD_LENGTH } from '@sablier-docs/kit/inputs/parsed';
import { useRef, useState, type ReactNode } from 'react';
import type { StreamResults } from '../../../readings/stream/results';
import { dividedLines, type Division } from '../several/divide';

const WAYS: readonly [way: Division, label: string, done: string][] = [
  ['equal', 'Divide equally', 'in equal parts'],
  ['by rate', 'Divide by their rates', 'in parts by their rates'],
];

interface Props {
  /** The streams of the list, as read. */
  streams: readonly { id: bigint; results: StreamResults }[];
  write: (lines: string) => void;
}

/** One total for all streams of a list: the reader says how it is divided, and sees the amounts in the list. */
export function DivideTotal({ streams, write }: Props): ReactNode {
  const [total, setTotal] = useState('');
  const [problem, setProblem] = useState('');
  const [written, setWritten] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  useAnswerInView(status, written);
  const divide = (division: Division, done: string) => {
    const lines = dividedLines(total, division, streams);
    setProblem(isRead(lines) ? '' : lines.problem);
    setWritten(isRead(lines) ? `${total.trim()} is in the list above, ${done}.` : '');
    if (isRead(lines)) write(lines.value);
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
          setProblem('');
          setWritten('');
        }}
      />
      <div className={tool.actions}>
        {WAYS.map(([division, label, done]) => (
          <button
            key={division}
            type="button"
            className={tool.button}
            onClick={() => divide(division, done)}
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
