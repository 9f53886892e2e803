import { possibleReadings, unambiguousNumber } from '../inputs/numbers';
import { readingsByUnit } from '../inputs/smallest-unit';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export interface ReadingsProps {
  /** The text of the field. */
  text: string;
  /** See `readNumber`. */
  most?: number | undefined;
  /** Of the token, for an amount that may be a count of its smallest unit. */
  decimals?: number | undefined;
  /** Replaces the text of the field with an unambiguous number. */
  set: (text: string) => void;
}

/**
 * Asks which number a text such as `1.125` means: one button for each reading. Renders nothing for
 * an unambiguous text. After a choice the field has the focus.
 * @param id of the control
 */
export function Readings(props: ReadingsProps & { id: string }): ReactNode {
  const { id, text, most, decimals = 0, set } = props;
  const byUnit = readingsByUnit(text, decimals);
  const readings = byUnit.length > 0 ? byUnit : possibleReadings(text, most);
  if (readings.length === 0) return null;
  const choose = (reading: string) => {
    set(unambiguousNumber(reading));
    document.getElementById(id)?.focus();
  };
  return (
    <div className={styles.actions} role="group" aria-label={`What ${text.trim()} means`}>
      {readings.map((reading) => (
        <button
          key={reading}
          type="button"
          className={styles.button}
          onClick={() => choose(reading)}
        >{`Use ${reading}`}</button>
      ))}
    </div>
  );
}
