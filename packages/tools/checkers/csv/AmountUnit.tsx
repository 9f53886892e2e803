import { ReadingChoice } from '@sablier-docs/kit/form/ReadingChoice';
import type { ReactNode } from 'react';
import { inTokens } from '../../csv/columns/unit';
import type { Unit } from './worker-messages';

/** The reader's choice for one file, the amount that raised the question, and the decimals with which it was read. */
export interface UnitChoice {
  unit: Unit;
  example: string;
  decimals: number;
}

/** Asks whether large whole amounts are tokens or the smallest unit, shows the choice, and undoes it. */
export function AmountUnit(props: {
  /** An amount that may be in the smallest unit; null if there is none. */
  doubtful: string | null;
  /** Of the token. */
  decimals: number;
  chosen: UnitChoice | null;
  onChoice: (choice: UnitChoice | null) => void;
}): ReactNode {
  const { doubtful, decimals, chosen, onChoice } = props;
  const example = chosen?.example ?? doubtful;
  if (example === null) return null;
  const words = {
    token: `${example} tokens`,
    smallest: `${inTokens(example, decimals)} tokens, counted in the smallest unit`,
  };
  return (
    <ReadingChoice
      label="Unit of the amounts"
      question={`In this file, ${example} means:`}
      answers={[
        ['token', words.token],
        ['smallest', words.smallest],
      ]}
      chosen={chosen?.unit ?? null}
      onAnswer={(unit) => onChoice(unit && { unit, example, decimals })}
      outcome={chosen && `Amounts are read so: ${example} is ${words[chosen.unit]}.`}
    />
  );
}
