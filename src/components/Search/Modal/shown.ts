import type { Results } from '../results';
import type { State } from './parts';

/**
 * DocSearch's state with what the modal shows instead: the error stays until a query succeeds, and the
 * suggestions are queries that have results. DocSearch 3.9 shows the error for one frame only and proposes the
 * sections of earlier answers.
 */
export function shownState(state: State, { failed, suggestions }: Results): State {
  const isError = failed && state.query !== '' && state.status === 'idle';
  return {
    ...state,
    status: isError ? 'error' : state.status,
    context: { ...state.context, searchSuggestions: suggestions },
  };
}

/** Whether the rows answer the text in the field. */
export const isSettled = (state: State, { query }: Results): boolean =>
  state.status === 'idle' && (state.query === '' || state.query === query);

export const hasRows = ({ collections }: State): boolean =>
  collections.some(({ items }) => items.length > 0);

/** Ids of the lists that are shown; DocSearch 3.9 gives all of them the same one. */
export const listIds = ({ collections }: State): string[] =>
  collections
    .filter(({ items }) => items.length > 0)
    .map(({ source }) => `docsearch-${source.sourceId}-list`);
