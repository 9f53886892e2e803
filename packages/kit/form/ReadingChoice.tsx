import type { ReactNode } from 'react';
import tool from './styles.module.css';

/**
 * A question about a file that can be read in more than one way: a button for each answer, and after one of them a
 * button that takes it back. The answers stay where they are, so that a second press at the same place takes nothing
 * back.
 */
export function ReadingChoice<Answer extends string>(props: {
  /** What is asked about, for readers who hear it. */
  label: string;
  question: ReactNode;
  /** The answers with the words of their buttons. */
  answers: readonly (readonly [answer: Answer, words: string])[];
  chosen: Answer | null;
  /** Null when the reader takes the answer back. */
  onAnswer: (answer: Answer | null) => void;
  /** What follows from the chosen answer. */
  outcome: ReactNode;
}): ReactNode {
  const { label, question, answers, chosen, onAnswer, outcome } = props;
  return (
    <div className={tool.actions} role="group" aria-label={label}>
      <span>{question}</span>
      {answers.map(([answer, words]) => (
        <button
          key={answer}
          type="button"
          className={tool.button}
          aria-pressed={answer === chosen}
          onClick={() => onAnswer(answer)}
        >
          {words}
        </button>
      ))}
      {chosen !== null && (
        <>
          <span>{outcome}</span>
          <button type="button" className={tool.button} onClick={() => onAnswer(null)}>
            Undo this choice
          </button>
        </>
      )}
    </div>
  );
}
