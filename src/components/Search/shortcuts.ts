import { clampQuery } from '@site/src/search';

/**
 * True for Ctrl+K and Cmd+K, whatever has focus, with a capital K as well: caps lock may be on, and DocSearch
 * takes it with Shift. Alt belongs to the browser. When Chrome fills in a form it sends keydown events that
 * have no key.
 */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  return /^k$/i.test(key) && ctrlKey !== metaKey && !altKey;
}

/** True for `/` while the reader is not typing, fields inside shadow trees included. */
export function isSlash(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, isComposing } = event;
  if (key !== '/' || ctrlKey || metaKey || altKey || isComposing) return false;
  const [target] = event.composedPath();
  return !(target instanceof HTMLElement && isField(target));
}

function isField(element: HTMLElement): boolean {
  if (element.isContentEditable) return true;
  return element.matches('input, textarea, select, [role="textbox"], [role="searchbox"]');
}

/** The text that the reader has selected, as a first query: its first 64 characters. */
export const selectedQuery = (): string =>
  clampQuery((window.getSelection()?.toString() ?? '').trim()).trim();
