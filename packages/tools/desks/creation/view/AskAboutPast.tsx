import tool from '@sablier-docs/kit/form/styles.module.css';
import type { ReactNode } from 'react';
import type { PastQuestion } from '../released-at-once';

interface Props {
  question: PastQuestion;
  isConfirmed: boolean;
  /** @param about the terms that the reader has confirmed; null for none */
  confirm: (about: string | null) => void;
}

/** Asks about dates in the past. The calls of such streams are withheld until the reader confirms them. */
export function AskAboutPast({ question, isConfirmed, confirm }: Props): ReactNode {
  const { says, about } = question;
  return (
    <>
      <p className={tool.notice}>
        <label>
          <input
            type="checkbox"
            checked={isConfirmed}
            onChange={({ target }) => confirm(target.checked ? about : null)}
          />{' '}
          <span>{`${says} This is intended.`}</span>
        </label>
      </p>
      {!isConfirmed && (
        <p role="status" className={tool.status}>
          Confirm the dates in the past, or change them, to see the calls.
        </p>
      )}
    </>
  );
}
