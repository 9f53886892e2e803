import tool from '@sablier-docs/kit/form/styles.module.css';
import { useState, type ReactNode } from 'react';
import type { PastQuestion } from '../released-at-once';

interface Props {
  /** Null if nothing is in the past. */
  question: PastQuestion | null;
  /** The calls. */
  children: ReactNode;
}

/** Shows the calls of streams with dates in the past only after the reader has confirmed them. */
export function AskAboutPast({ question, children }: Props): ReactNode {
  const [confirmed, setConfirmed] = useState<string | null>(null);
  if (!question) return children;
  const { says, about } = question;
  const isConfirmed = confirmed === about;
  return (
    <>
      <p className={tool.notice}>
        <label>
          <input
            type="checkbox"
            checked={isConfirmed}
            onChange={({ target }) => setConfirmed(target.checked ? about : null)}
          />{' '}
          <span>{`${says} This is intended.`}</span>
        </label>
      </p>
      {isConfirmed ? (
        children
      ) : (
        <p role="status" className={tool.status}>
          Confirm the dates in the past, or change them, to see the calls.
        </p>
      )}
    </>
  );
}
