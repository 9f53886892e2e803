// Ejected: the stock box has too little contrast, white on light red, and its spinner has no text.
import type Original from '@theme/Loading';
import type { ComponentProps, ReactNode } from 'react';
import styles from '@sablier-docs/islands/client/loading.module.css';
import { FAILURE_CLASS, LOADING_FAILED } from '@sablier-docs/islands/client/failure-words';

/** While the code of a page loads: nothing, after 200 ms a spinner; a red box on failure. */
export default function Loading({
  error,
  retry,
  pastDelay,
}: Partial<ComponentProps<typeof Original>>): ReactNode {
  if (error) {
    return (
      <div role="alert" className={FAILURE_CLASS}>
        <p>{LOADING_FAILED}</p>
        <pre>{String(error)}</pre>
        <button type="button" onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  if (!pastDelay) return null;
  return (
    <div role="status" className={styles.spinner}>
      <span className="visually-hidden">Loading</span>
    </div>
  );
}
