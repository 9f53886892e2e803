import type { ReactNode } from 'react';
import type { SearchState } from './useSearch';
import { UNABLE } from './words';

interface Props {
  search: SearchState;
  query: string;
  /** What was just done to a saved search. */
  notice?: string;
}

/** Says to screen readers what the search shows. */
export function Announcer({ search, query, notice = '' }: Props): ReactNode {
  return (
    <p className="visually-hidden" role="status">
      {query.trim() ? messageOf(search) : notice}
    </p>
  );
}

function messageOf({ status, result, failed }: SearchState): string {
  if (failed) return UNABLE.title;
  if (status === 'stalled') return 'Still searching';
  if (!result) return '';
  if (result.nbHits === 0) return `No results for ${result.query}`;
  return `${result.nbHits} ${result.nbHits === 1 ? 'result' : 'results'}`;
}
