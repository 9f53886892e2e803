import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import SearchModal from './Modal';

interface Opening {
  query: string;
  /** Where the caret stands when the reader has typed already; otherwise the query is selected. */
  caret?: [start: number, end: number];
  /** Opens the first hit as soon as there is one: Enter was pressed before the modal was there. */
  entered?: boolean;
  /** Arrow keys that were pressed before the modal was there. */
  arrows?: readonly string[];
  /** Called when the modal closes, whoever closes it. */
  onClose: () => void;
}

let root: Root | undefined;

/** The modal lives beside the page, so that no change of the page takes it away. */
function rootOf(): Root {
  if (root) return root;
  const place = document.createElement('div');
  place.dataset.search = 'off';
  document.body.append(place);
  root = createRoot(place);
  return root;
}

/**
 * Shows the search modal before it returns.
 * @returns closes the modal
 */
export function openSearch(opening: Opening): () => void {
  const { query, caret, entered = false, arrows = [], onClose } = opening;
  const modal = rootOf();
  const close = () => {
    modal.render(null);
    onClose();
  };
  const now = <SearchModal initialQuery={query} caret={caret} entered={entered} onClose={close} />;
  flushSync(() => modal.render(now));
  for (const key of arrows) {
    const press = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    flushSync(() => document.activeElement?.dispatchEvent(press));
  }
  return close;
}
