import { errorAnchor } from '@sablier-docs/protocol/errors/types';
import type { FieldProblem } from '../read-form';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** The problem of one field, and the error with which the contract would revert. */
export function FieldMessage({
  message,
  error,
}: Pick<FieldProblem, 'message' | 'error'>): ReactNode {
  if (!error) return message;
  const anchor = error.startsWith('Panic') ? 'panics' : errorAnchor(error);
  return (
    <>
      <span>{message}</span>{' '}
      <a href={`/reference/errors#${anchor}`} className={styles.error} translate="no">
        {error}
      </a>
    </>
  );
}
