import type { ReactNode } from 'react';
import tool from './styles.module.css';

/** A question about a file that can be read in more than one way: a button for each answer, or one that takes the answer back. */
export function ReadingChoice<Answer extends string>(props: {
  /** What is asked about, for readers who hear it. */
  label: string;
  /** The answers with the words of their buttons; null once one of them is chosen. */
  answers: readonly (readonly [answer: Answer, words: string])[] | null;
  /** Null when the reader takes the answer back. */
  onAnswer: (answer: Answer | null) => void;
  /** The question, or what was chosen. */
  children: ReactNode;
}): ReactNode {
  const { label, answers, onAnswer, children } = props;
  return (
    <div className={tool.actions} role="group" aria-label={label}>
      {children}
      {answers ? (
        answers.map(([answer, words]) => (
          <button
            key={answer}
            type="button"
            className={tool.button}
            onClick={() => onAnswer(answer)}
          >
            {words}
          </button>
        ))
      ) : (
        <button type="button" className={tool.button} onClick={() => onAnswer(null)}>
          Undo this choice
        </button>
      )}
    </div>
  );
}
