import type { ReactNode } from 'react';
import type { Results } from './docsearch-search';
import { UNABLE } from '../messages';
import type { State } from './docsearch-elements';

/** Announces the state of the modal to screen readers. */
export function Announcer({ state, results }: { state: State; results: Results }): ReactNode {
  return (
    <p className="visually-hidden" role="status">
      {state.query && messageOf(state, results)}
    </p>
  );
}

function messageOf({ status, query, collections }: State, { nbHits }: Results): string {
  if (status === 'error') return UNABLE.title;
  if (status === 'stalled') return 'Still searching';
  if (status === 'loading') return '';
  const rows = collections.reduce((sum, { items }) => sum + items.length, 0);
  const count = Math.max(nbHits, rows);
  if (count === 0) return `No results for ${query}`;
  return `${count} ${count === 1 ? 'result' : 'results'}`;
}
