/**
 * True for Ctrl+K and Cmd+K, whatever has focus; other modifiers belong to the browser. When Chrome
 * fills in a form it sends keydown events that have no key.
 */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  return /^k$/i.test(key) && ctrlKey !== metaKey && !altKey && !shiftKey;
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

/** The text the reader has selected, as a first query; longer selections are no query. */
export function selectedQuery(limit: number): string {
  const text = window.getSelection()?.toString().trim() ?? '';
  return Array.from(text).length <= limit ? text : '';
}
