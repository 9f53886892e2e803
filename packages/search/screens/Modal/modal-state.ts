import type { Results } from './docsearch-search';
import type { State } from './docsearch-elements';

/**
 * DocSearch's state with two changes: the error stays until a query succeeds, and the suggestions are queries with
 * results. DocSearch 3.9 shows the error for only one frame and suggests the sections of earlier results.
 */
export function modalState(state: State, { failed, suggestions }: Results): State {
  const isError = failed && state.query !== '' && state.status === 'idle';
  return {
    ...state,
    status: isError ? 'error' : state.status,
    context: { ...state.context, searchSuggestions: suggestions },
  };
}

/** Whether the rows are the results of the text in the field. */
export const isSettled = (state: State, { query }: Results): boolean =>
  state.status === 'idle' && (state.query === '' || state.query === query);

export const hasRows = ({ collections }: State): boolean =>
  collections.some(({ items }) => items.length > 0);

/** Ids of the visible lists; DocSearch 3.9 gives all of them the same id. */
export const listIds = ({ collections }: State): string[] =>
  collections
    .filter(({ items }) => items.length > 0)
    .map(({ source }) => `docsearch-${source.sourceId}-list`);
