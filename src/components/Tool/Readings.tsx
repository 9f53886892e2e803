import { offersOf, settled } from '@site/src/tools/inputs/numbers';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export interface ReadingsProps {
  /** What the field holds. */
  text: string;
  /** See `readNumber`. */
  most?: number | undefined;
  /** Puts a number into the field that is not asked about again. */
  set: (text: string) => void;
}

/**
 * Asks which number a text such as `1.125` stands for: one button for each reading. Nothing for a text
 * that is read in one way only. After a choice the focus is in the field.
 * @param id of the control
 */
export function Readings({ id, text, most, set }: ReadingsProps & { id: string }): ReactNode {
  const readings = offersOf(text, most);
  if (readings.length === 0) return null;
  const choose = (reading: string) => {
    set(settled(reading));
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
        >
          Use {reading}
        </button>
      ))}
    </div>
  );
}
