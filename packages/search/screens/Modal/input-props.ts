import { isComposingKey } from '@sablier-docs/browser/composing';
import { clampQuery, MAX_QUERY_LENGTH } from '../..';
import { openInOf } from '../open-hit';
import type { InputProps, State } from './docsearch-elements';
import type { Row } from './links';
import type { Session } from './session';
import { hasRows, isSettled, listIds } from './modal-state';

/** Most characters of pasted data that are read. */
const LONGEST = 20_000;
const DATA = /^(?:0x)?[0-9a-f]+$/i;

/**
 * The field of DocSearch's modal as a combobox with the lists that it controls; DocSearch 3.9 sets these
 * attributes on the background. Enter waits for the results of the typed query.
 * @param own the props from DocSearch
 */
export function searchInputProps(own: InputProps, state: State, session: Session): InputProps {
  const isOpen = hasRows(state) && state.status !== 'error';
  return {
    ...own,
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-haspopup': 'tree',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? listIds(state).join(' ') : undefined,
    'aria-activedescendant': isOpen ? own['aria-activedescendant'] : undefined,
    onChange: ({ currentTarget, nativeEvent }) =>
      own.onChange({
        currentTarget: { ...currentTarget, value: fit(currentTarget.value) },
        nativeEvent,
      }),
    onPaste: ({ clipboardData }) => {
      const text = clipboardData.getData('text').replace(/\s+/g, '').slice(0, LONGEST);
      session.paste(text.length > MAX_QUERY_LENGTH && DATA.test(text) ? text : '');
    },
    onKeyDown: (event) => {
      if (isComposingKey(event.nativeEvent)) return;
      if (event.key !== 'Enter') {
        own.onKeyDown(event);
        return;
      }
      const { query } = state;
      if (query && !isSettled(state, session.results)) {
        event.preventDefault();
        const { key, ctrlKey, metaKey, shiftKey } = event;
        session.wait(query, { key, ctrlKey, metaKey, shiftKey });
        return;
      }
      try {
        own.onKeyDown(event);
      } catch (error) {
        // The search could not be saved because the browser's storage is full; open the hit anyway.
        const hit = activeRow(state);
        if (!hit) throw error;
        session.visit(hit, openInOf(event));
      }
    },
  };
}

/** The query of a text, in at most 64 UTF-16 units, where DocSearch would cut it, even inside an emoji. */
const fit = (text: string): string => clampQuery(clampQuery(text).slice(0, MAX_QUERY_LENGTH));

const activeRow = ({ collections, activeItemId }: State): Row | undefined =>
  collections.flatMap(({ items }) => items).find((item) => item.__autocomplete_id === activeItemId);
