import { useCopy } from '@site/src/components/CopyButton/useCopy';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Letters at the end that stay in view when the middle is elided. */
const TAIL = 8;

interface Props {
  value: string;
  /** What it is, for example "Base, production". */
  label: string;
  /** The part that tells it from its neighbors, when the rest is the same in every row. */
  shown?: string;
}

/** A long value, such as an endpoint, that keeps its two ends in view and copies whole. */
export function CopyText({ value, label, shown = value }: Props): ReactNode {
  const [state, copy] = useCopy(() => value);
  return (
    <span className={styles.value}>
      <code className={styles.text} data-value={shown === value ? undefined : value}>
        <span className={styles.head}>{shown.slice(0, -TAIL)}</span>
        <span>{shown.slice(-TAIL)}</span>
      </code>
      <button
        type="button"
        className={styles.button}
        data-state={state}
        aria-label={`Copy ${label}`}
        onClick={copy}
      >
        <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
          {state === 'copied' ? (
            <path d="M3 8.5 6.5 12 13 4.5" />
          ) : (
            <path d="M6 5.5h7v8H6zM10 5.5v-3H3v8h3" />
          )}
        </svg>
      </button>
      <span role="status" className={styles.status}>
        {state === 'copied' ? 'Copied' : state === 'failed' ? 'Copying was refused' : ''}
      </span>
    </span>
  );
}
