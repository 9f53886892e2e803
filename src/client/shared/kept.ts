/** Where in session storage the fields of tools wait for the next load of their page. */
export const FIELDS = 'kept-fields';
/** Where the query of an open search waits for the next load. */
export const QUERY = 'kept-query';

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a field held: the name of its tool, its label, its value, and whether it was checked. */
export type Row = [tool: string | undefined, label: string, value: string, checked?: boolean];

export interface KeptFields {
  /** See {@link placeOf}. */
  at: string;
  rows: Row[];
  /** Which of them has the focus. */
  focus: number;
}

/** An entry of the history with its address: fields are put back there and nowhere else. */
export const placeOf = (
  entry: number | undefined,
  { pathname, hash }: { pathname: string; hash: string },
): string => [entry, pathname, hash].join(' ');

/** What a field is called; ids change from build to build. */
export const labelOf = (field: Field): string =>
  field.ariaLabel ?? field.labels?.[0]?.textContent ?? '';

/**
 * Keeps what the fields of the tools hold, for the next load of the page in this tab.
 * @returns false when it cannot be kept: storage is full or forbidden, or there is a file, which no page can
 *   choose again
 */
export function keepFields(at: string): boolean {
  if (document.querySelector('[data-has-file]')) return false;
  const fields = document.querySelectorAll<Field>('[data-island] :is(input,textarea,select)');
  let focus = -1;
  const rows = [...fields].map((field, at): Row => {
    if (field === document.activeElement) focus = at;
    const place = field.closest<HTMLElement>('[data-island]');
    const { checked } = field as HTMLInputElement;
    return [place?.dataset.island, labelOf(field), field.value, checked];
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

/** What was kept; null when nothing was, or storage is forbidden. */
export function kept(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** What was kept, which is forgotten with it: nothing is put back twice. */
export function takeKept(key: string): string | null {
  const text = kept(key);
  if (text !== null) sessionStorage.removeItem(key);
  return text;
}
