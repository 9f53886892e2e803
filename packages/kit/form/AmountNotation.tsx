import { readingsOf, type DecimalSign } from '../inputs/numbers';
import type { ReactNode } from 'react';
import { ReadingChoice } from './ReadingChoice';

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
  const example = chosen?.example ?? doubtful;
  if (example === null) return null;
  const readings = readingsOf(example);
  return (
    <ReadingChoice
      label="Notation of the amounts"
      question={`In this file, ${example} means:`}
      answers={(['point', 'comma'] as const)
        .filter((notation) => readings[notation] !== null)
        .map((notation) => [notation, `${readings[notation]} (${SIGNS[notation]})`])}
      chosen={chosen?.notation ?? null}
      onAnswer={(notation) => onChoice(notation && { notation, example })}
      outcome={
        chosen &&
        `Amounts are read with a ${SIGNS[chosen.notation]}: ${example} is ${readings[chosen.notation]}.`
      }
    />
  );
}
