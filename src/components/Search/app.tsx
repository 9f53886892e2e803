import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/modal.css';
import '@site/src/css/docsearch.css';
import { cleanSaved } from '@site/src/search';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { loadInsights } from './insights';
import { SearchModal } from './Modal';
import { searchSite } from './site';

interface Search {
  query: string;
  /** Selection in the field, when the reader has typed already; otherwise the query is selected. */
  caret?: [start: number, end: number];
  /** Keys that were pressed before the modal was there and move or open what is chosen. */
  keys?: readonly string[];
  /** Called when the reader closes the modal or opens a hit here. */
  onClose: () => void;
}

let insights: Awaited<ReturnType<typeof loadInsights>> = false;

/** Must resolve before the first call of `openSearch`. Rejects when its code cannot be fetched. */
export const ready = loadInsights().then((loaded) => void (insights = loaded));

/** The browser may forbid even the look at its storage. */
function browserStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

/**
 * Shows DocSearch's modal in an element of the document before it returns.
 * @returns takes the modal away
 */
export function openSearch(place: Element, { caret, ...opening }: Search): () => void {
  cleanSaved(browserStorage(), searchSite.indexName);
  const root = createRoot(place);
  flushSync(() => root.render(<SearchModal {...opening} insights={insights} />));
  // DocSearch leaves room for the scroll bar, which the page keeps by itself.
  document.body.style.removeProperty('margin-right');
  const field = place.querySelector('input');
  field?.focus();
  if (caret) field?.setSelectionRange(...caret);
  else field?.select();
  return () => root.unmount();
}
