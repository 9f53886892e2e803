import { anchorOf } from '@site/src/protocol/errors/types';
import type { FieldProblem } from '@site/src/tools/simulator/read';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** What is wrong with one field, and the error that the contract would answer with. */
export function Problem({ message, error }: Pick<FieldProblem, 'message' | 'error'>): ReactNode {
  if (!error) return message;
  const anchor = error.startsWith('Panic') ? 'panics' : anchorOf(error);
  return (
    <>
      {message}{' '}
      <a href={`/reference/errors#${anchor}`} className={styles.error}>
        {error}
      </a>
    </>
  );
}
