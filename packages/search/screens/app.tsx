import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/modal.css';
import './docsearch.css';
import { cleanSaved } from '..';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { followTranslator } from '@sablier-docs/browser/translated-text';
import { loadInsights } from './insights';
import { SearchModal } from './Modal';
import { searchSite } from './client';

interface Search {
  query: string;
  /** Selection in the field if the reader has already typed; otherwise the query is selected. */
  caret?: [start: number, end: number];
  /** Keys that were pressed before the modal was shown, and that move or open the selection. */
  keys?: readonly string[];
  /** Called when the reader closes the modal or opens a hit here. */
  onClose: () => void;
}

let insights: Awaited<ReturnType<typeof loadInsights>> = false;

/** Must resolve before the first call to `openSearch`. Rejects when its code cannot be fetched. */
export const ready = loadInsights().then((loaded) => void (insights = loaded));

/** The browser may forbid any access to its storage. */
function browserStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

/**
 * Renders DocSearch's modal synchronously into an element of the document.
 * @returns removes the modal
 */
export function openSearch(place: Element, { caret, ...opening }: Search): () => void {
  cleanSaved(browserStorage(), searchSite.indexName);
  followTranslator(place);
  const root = createRoot(place);
  flushSync(() => root.render(<SearchModal {...opening} insights={insights} />));
  // DocSearch reserves space for the scroll bar, which the page does by itself.
  document.body.style.removeProperty('margin-right');
  const field = place.querySelector('input');
  field?.focus();
  if (caret) field?.setSelectionRange(...caret);
  else field?.select();
  return () => root.unmount();
}
