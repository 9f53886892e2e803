import newest from '@facts/errors.json';
import older from '@facts/older-errors.json';
import { useId, type ReactNode } from 'react';
import { describe } from './filter';
import styles from './styles.module.css';

/** The filter field above the errors of a page; src/behavior/rare-elements.ts handles it. */
export function ErrorFilter({ of }: { of: 'newest' | 'older' }): ReactNode {
  const id = useId();
  const count = (of === 'newest' ? newest : older).length;
  return (
    <error-filter class={styles.filter} data-markdown="off" data-search="off">
      <label htmlFor={id}>Filter errors by name, selector, function or word</label>
      <input id={id} type="search" maxLength={200} autoComplete="off" spellCheck={false} />
      <output htmlFor={id}>{describe(count, count)}</output>
      <p className={styles.empty} data-empty="" hidden>
        No error on this page matches <q />. <button type="button">Show all</button>
      </p>
    </error-filter>
  );
}
