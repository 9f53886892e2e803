import { readingsOf, type DecimalSign } from '../inputs/numbers';
import type { ReactNode } from 'react';
import tool from './styles.module.css';

/** The reader's choice of notation for one file, and the amount that raised the question. */
export interface NotationChoice {
  notation: DecimalSign;
  example: string;
}

const SIGNS = { point: 'decimal point', comma: 'decimal comma' } as const;

/** Asks what an amount such as `1.000` means in a file, shows the choice, and undoes it. */
export function AmountNotation(props: {
  /** An amount that is ambiguous, or not in this site's notation; null if there is none. */
  doubtful: string | null;
  chosen: NotationChoice | null;
  onChoice: (choice: NotationChoice | null) => void;
}): ReactNode {
  const { doubtful, chosen, onChoice } = props;
  if (chosen) {
    const { notation, example } = chosen;
    return (
      <div className={tool.actions} role="group" aria-label="Notation of the amounts">
        <span>{`Amounts are read with a ${SIGNS[notation]}: ${example} is ${readingsOf(example)[notation]}.`}</span>
        <button type="button" className={tool.button} onClick={() => onChoice(null)}>
          Undo this choice
        </button>
      </div>
    );
  }
  if (doubtful === null) return null;
  const readings = readingsOf(doubtful);
  return (
    <div className={tool.actions} role="group" aria-label="Notation of the amounts">
      <span>{`In this file, ${doubtful} means:`}</span>
      {(['point', 'comma'] as const).map(
        (notation) =>
          readings[notation] !== null && (
            <button
              key={notation}
              type="button"
              className={tool.button}
              onClick={() => onChoice({ notation, example: doubtful })}
            >{`${readings[notation]} (${SIGNS[notation]})`}</button>
          ),
      )}
    </div>
  );
}
