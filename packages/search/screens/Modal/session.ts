import type { DocSearchModalProps, InternalDocSearchHit } from '@docsearch/react';
import { openHit, type OpenIn } from '../open-hit';
import { isDirect } from '../direct-answers';
import { docsearchSearch, NO_RESULTS, type Results } from './docsearch-search';
import type { DocSearchElements, State } from './docsearch-elements';
import { footerComponent, hitComponent, type Row } from './links';
import { hasRows, isSettled } from './modal-state';

/** Pressed keys that wait for the results of a query. */
interface Waiting {
  query: string;
  keys: KeyboardEventInit[];
}

export interface Opening {
  query: string;
  /** Keys that were pressed before the modal was shown, in order. */
  keys?: readonly string[];
  onClose: () => void;
}

/** One opening of the modal: the state in addition to DocSearch's own, and the props for DocSearch. */
export function createSession({ query, keys = [], onClose }: Opening) {
  const results: Results = { ...NO_RESULTS };
  let waiting: Waiting | undefined = { query, keys: keys.map((key) => ({ key })) };
  let pasted = '';
  let parts: DocSearchElements | undefined;

  const follow = (url: string, where: OpenIn) => {
    if (where !== 'here') return;
    onClose();
    openHit(url, where);
  };
  const visit = (hit: Row, where: OpenIn) => {
    remember(parts, hit);
    follow(hit.url, where);
  };
  const client = docsearchSearch({
    results,
    wholeOf: (text) => (pasted.startsWith(text) ? pasted : text),
    // A selection of the reader is kept; the next letter shows the other hits.
    onMore: (text) => {
      const { state, refresh } = parts?.box.props ?? {};
      if (state?.query === text && !state.activeItemId) void refresh?.();
    },
  });

  return {
    results,
    /** Keeps pasted data that is too long for the field, such as revert data, for the direct answers. */
    paste: (text: string) => void (pasted = text),
    /** Presses a key once the results of this query are shown. */
    wait: (text: string, key: KeyboardEventInit) => void (waiting = { query: text, keys: [key] }),
    /** Called after each render; presses the waiting keys once the results are shown. */
    drawn(now: DocSearchElements, state: State) {
      parts = now;
      if (!waiting || waiting.keys.length === 0) return;
      if (waiting.query !== state.query) {
        // DocSearch starts without a query; a new query discards the waiting keys.
        if (state.query) waiting = undefined;
      } else if (isSettled(state, results) && hasRows(state)) {
        const key = waiting.keys.shift();
        const press = new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true });
        now.box.props.inputRef.current?.dispatchEvent(press);
      }
    },
    visit,
    /** Opens a page of the site in place of this one. */
    follow: (url: string) => follow(url, 'here'),
    props: {
      hitComponent: hitComponent(visit),
      resultsFooterComponent: footerComponent(follow),
      transformSearchClient: (own) => ({ ...own, search: client }),
      // DocSearch has already closed the modal if the page changes.
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

/** Saves a text as the heading above it, because DocSearch saves no text whose page is not among the hits. */
function remember(parts: DocSearchElements | undefined, hit: Row): void {
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
