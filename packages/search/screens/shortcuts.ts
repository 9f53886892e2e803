import { isComposingKey } from '@sablier-docs/browser/composing';
import { clampQuery } from '..';

/** The last letter of Unicode's Latin blocks. */
const LAST_LATIN = '\u024f';

/**
 * True for Ctrl+K and Cmd+K, whatever has focus. A capital K counts too: caps lock may be on, and DocSearch
 * accepts Shift. Where the layout has no Latin letters, the place of the key counts. Combinations with Alt belong to
 * the browser. When Chrome fills in a form, it sends keydown events without a key.
 */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  const { key, code, ctrlKey, metaKey, altKey } = event;
  const isK = key > LAST_LATIN ? code === 'KeyK' : /^k$/i.test(key);
  return isK && ctrlKey !== metaKey && !altKey;
}

/** True for `/` unless the focus is in a field, which may be inside a shadow tree. */
export function isSlash(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (key !== '/' || ctrlKey || metaKey || altKey || isComposingKey(event)) return false;
  const [target] = event.composedPath();
  return !(target instanceof HTMLElement && isField(target));
}

function isField(element: HTMLElement): boolean {
  if (element.isContentEditable) return true;
  return element.matches('input, textarea, select, [role="textbox"], [role="searchbox"]');
}

/** The first 64 characters of the selected text, as the first query. */
export const selectedQuery = (): string =>
  clampQuery((window.getSelection()?.toString() ?? '').trim()).trim();
