import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Characters at the end that stay visible when the middle is elided. */
const TAIL = 8;

interface Props {
  value: string;
  /** Description of the value, for example "Base, production". */
  label: string;
  /** The part that distinguishes it from its neighbors, when the rest is the same in every row. */
  shown?: string;
  /** Shows every character: for what a reader compares before money moves. */
  isWhole?: boolean;
}

/**
 * A long value, such as an endpoint, that keeps its two ends in view and copies whole; src/behavior/copy.ts
 * handles the button.
 */
export function CopyText({ value, label, shown = value, isWhole }: Props): ReactNode {
  return (
    <span className={styles.value}>
      {isWhole ? (
        <code translate="no">{value}</code>
      ) : (
        <code
          translate="no"
          className={styles.text}
          data-value={shown === value ? undefined : value}
        >
          <span className={styles.head}>{shown.slice(0, -TAIL)}</span>
          <span>{shown.slice(-TAIL)}</span>
        </code>
      )}
      <button
        type="button"
        className={styles.button}
        data-copy={value}
        aria-label={`Copy ${label}`}
      />
      <span role="status" className="visually-hidden" />
    </span>
  );
}
