import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './screens.module.css';
import { searchSite } from './site';

interface Props {
  query: string;
  suggestions: string[];
  onPick: (query: string) => void;
  /** In the modal: what makes the n-th choice an option that the arrow keys reach. */
  optionProps?: (row: number) => Pick<ComponentProps<'a'>, 'id' | 'role' | 'tabIndex'>;
}

/** No hit: other queries that have some, and a way to tell us that this one should. */
export function NoResults({ query, suggestions, onPick, optionProps }: Props): ReactNode {
  return (
    <div className={clsx('DocSearch-NoResults', styles.screen)}>
      <p className={styles.title}>No results for {query}</p>
      {suggestions.length > 0 && <p>Try searching for</p>}
      <div
        className={styles.choices}
        {...(optionProps && { id: 'search-popup', role: 'listbox', 'aria-label': 'What to do' })}
      >
        {suggestions.map((suggestion, row) => (
          <button
            key={suggestion}
            type="button"
            className={styles.suggestion}
            onClick={() => onPick(suggestion)}
            {...optionProps?.(row)}
          >
            {suggestion}
          </button>
        ))}
        <a
          href={reportAddress(query)}
          target="_blank"
          rel="noopener noreferrer"
          className={styles.report}
          {...optionProps?.(suggestions.length)}
        >
          Believe this query should return results? Let us know.
        </a>
      </div>
    </div>
  );
}

/** Address of a new issue that names the query. */
export function reportAddress(query: string): string {
  const address = new URL(`${searchSite.issues}/new`);
  address.searchParams.set('title', `Search: no results for "${query}"`);
  address.searchParams.set('body', `I searched for "${query}" and expected to find: `);
  return address.href;
}
