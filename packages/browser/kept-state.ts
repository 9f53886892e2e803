/** Session storage key of the fields of tools, until the next load of their page. */
export const FIELDS = 'kept-fields';
/** Session storage key of the query of an open search, until the next load. */
export const QUERY = 'kept-query';

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A field: the name of its tool, its label, its value, and whether it was checked. */
export type Row = [tool: string | undefined, label: string, value: string, checked?: boolean];

export interface KeptFields {
  /** See {@link historyPlace}. */
  at: string;
  rows: Row[];
  /** Index of the row whose field has the focus; -1 for none. */
  focus: number;
}

/** Identifies a history entry with its address: fields are restored only there. */
export const historyPlace = (
  entry: number | undefined,
  { pathname, hash }: { pathname: string; hash: string },
): string => [entry, pathname, hash].join(' ');

/** The label of a field, by which it is found again: ids change from build to build. */
export const fieldLabel = (field: Field): string =>
  field.ariaLabel ?? field.labels?.[0]?.textContent ?? '';

/**
 * Stores the fields of the tools for the next load of the page in this tab.
 * @returns false when that is impossible: storage is full or forbidden, or a file is chosen, which a page
 *   cannot choose again
 */
export function keepFields(at: string): boolean {
  if (document.querySelector('[data-has-file]')) return false;
  const fields = document.querySelectorAll<Field>('[data-island] :is(input,textarea,select)');
  let focus = -1;
  const rows = [...fields].map((field, at): Row => {
    if (field === document.activeElement) focus = at;
    const place = field.closest<HTMLElement>('[data-island]');
    const { checked } = field as HTMLInputElement;
    return [place?.dataset.island, fieldLabel(field), field.value, checked];
  });
  return keep(FIELDS, JSON.stringify({ at, rows, focus } satisfies KeptFields));
}

/** @returns false when storage is full or forbidden */
export function keep(key: string, text: string): boolean {
  try {
    sessionStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** The stored text; null when nothing is stored or storage is forbidden. */
export function kept(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Returns the stored text and removes it, so that it is restored only once. */
export function takeKept(key: string): string | null {
  const text = kept(key);
  if (text !== null) sessionStorage.removeItem(key);
  return text;
}
