import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './screens.module.css';
import { UNABLE } from './words';

/** Stays until a query succeeds; the next key press tries again. */
export function ErrorScreen(): ReactNode {
  return (
    <div className={clsx('DocSearch-ErrorScreen', styles.screen)}>
      <p className={styles.title}>{UNABLE.title}</p>
      <p>{UNABLE.help}</p>
      {process.env.NODE_ENV === 'development' && (
        <p>
          While writing with <code>npm start</code> there is no index yet:{' '}
          <code>npm run preview</code> builds it.
        </p>
      )}
    </div>
  );
}
