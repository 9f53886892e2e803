import type { Page } from './swap';

/** So many pages stay as the reader left them, with what was typed and opened in them. */
const KEPT = 5;

const left = new Map<number, { path: string; page: Page }>();

/** Keeps a page that the reader leaves. @param onForget gets the main element of the oldest one */
export function keepLeft(
  entry: number,
  path: string,
  page: Page,
  onForget: (main: Element) => void,
): void {
  const before = left.get(entry);
  if (before) onForget(before.page.main);
  left.delete(entry);
  left.set(entry, { path, page });
  const [oldest] = left;
  if (left.size <= KEPT || !oldest) return;
  left.delete(oldest[0]);
  onForget(oldest[1].page.main);
}

/** The page of an entry as it was left; undefined when it is not kept, or the entry is another page's now. */
export function takeLeft(entry: number, path: string): Page | undefined {
  const found = left.get(entry);
  if (found?.path !== path) return undefined;
  left.delete(entry);
  return found.page;
}
