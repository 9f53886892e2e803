import type { DocSearchModalProps, InternalDocSearchHit } from '@docsearch/react';
import { openHit, type OpenIn } from '../open';
import { isDirect } from '../direct';
import { answering, NO_RESULTS, type Results } from '../results';
import { searchClient } from '../site';
import type { Parts, State } from './parts';
import { footerComponent, hitComponent, type Row } from './rows';
import { hasRows, isSettled } from './shown';

/** What the reader has done that waits for the rows of a query. */
interface Waiting {
  query: string;
  keys: KeyboardEventInit[];
}

export interface Opening {
  query: string;
  /** Keys that were pressed before the modal was there, in order. */
  keys?: readonly string[];
  onClose: () => void;
}

/** One opening of the modal: what lives beside DocSearch's state, and the properties that DocSearch gets. */
export function createSession({ query, keys = [], onClose }: Opening) {
  const results: Results = { ...NO_RESULTS };
  let waiting: Waiting | undefined = { query, keys: keys.map((key) => ({ key })) };
  let pasted = '';
  let parts: Parts | undefined;

  const follow = (url: string, where: OpenIn) => {
    if (where !== 'here') return;
    onClose();
    openHit(url, where);
  };
  const visit = (hit: Row, where: OpenIn) => {
    remember(parts, hit);
    follow(hit.url, where);
  };
  const client = answering({
    client: searchClient,
    results,
    wholeOf: (text) => (pasted.startsWith(text) ? pasted : text),
    // A choice that the reader has made stays; the next letter brings the rest.
    onMore: (text) => {
      const { state, refresh } = parts?.box.props ?? {};
      if (state?.query === text && !state.activeItemId) void refresh?.();
    },
  });

  return {
    results,
    /** Data that the field cuts, such as what a call reverted with: direct answers know all of it. */
    paste: (text: string) => void (pasted = text),
    /** Presses a key once the rows of this query are there. */
    wait: (text: string, key: KeyboardEventInit) => void (waiting = { query: text, keys: [key] }),
    /** Tells the session what React has just drawn, in which keys that waited are pressed. */
    drawn(now: Parts, state: State) {
      parts = now;
      if (!waiting || waiting.keys.length === 0) return;
      if (waiting.query !== state.query) {
        // DocSearch begins without a query; what is typed afterwards takes the keys back.
        if (state.query) waiting = undefined;
      } else if (isSettled(state, results) && hasRows(state)) {
        const key = waiting.keys.shift();
        const press = new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true });
        now.box.props.inputRef.current?.dispatchEvent(press);
      }
    },
    visit,
    props: {
      hitComponent: hitComponent(visit),
      resultsFooterComponent: footerComponent(follow),
      transformSearchClient: (own) => ({ ...own, search: client }),
      // DocSearch has closed the modal where the page changes.
      navigator: {
        navigate: ({ item, itemUrl }) => open(item, itemUrl, 'here'),
        navigateNewTab: ({ item, itemUrl }) => open(item, itemUrl, 'tab'),
        navigateNewWindow: ({ item, itemUrl }) => open(item, itemUrl, 'window'),
      },
    } satisfies Partial<DocSearchModalProps>,
  };

  function open(item: InternalDocSearchHit, url: string, where: OpenIn) {
    remember(parts, item);
    openHit(url, where);
  }
}

export type Session = ReturnType<typeof createSession>;

/** DocSearch saves no text whose page is not among the hits: it is saved as the heading above it. */
function remember(parts: Parts | undefined, hit: Row): void {
  if (!parts || hit.type !== 'content' || isDirect(hit)) return;
  if ('__docsearch_parent' in hit && hit.__docsearch_parent) return;
  const { recentSearches, favoriteSearches } = parts.screen.props;
  if (favoriteSearches.getAll().some(({ objectID }) => objectID === hit.objectID)) return;
  const levels = ['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2', 'lvl1'] as const;
  const type = levels.find((level) => hit.hierarchy[level]) ?? 'lvl1';
  try {
    recentSearches.add({ ...hit, type, content: null });
  } catch {
    // The browser's storage is full.
  }
}
