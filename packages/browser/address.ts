/**
 * The path that a page is served under. Links from other sites and saved files may add `.html`, `index.html`
 * or a trailing slash, which are removed.
 */
export function cleanPath(path: string): string {
  return path.replace(/(?:(?:\/index)?\.html|\/+)$/, '') || '/';
}

/**
 * The id that a hash names, without the state of a tool after it (packages/kit/form/url-state.ts); undefined
 * for one that is not percent-encoded text, such as `#%`.
 */
export function idOfHash(hash: string): string | undefined {
  try {
    return decodeURIComponent(hash.slice(1).replace(/\?.*/, ''));
  } catch {
    return undefined;
  }
}

/**
 * The element that a hash names. Earlier versions of the documentation had anchors in small letters, such as
 * `#withdrawmax`: where no id is the same, one that differs in case alone is meant.
 */
export function elementOfHash(
  hash: string,
  page: Pick<Document, 'getElementById' | 'querySelectorAll'> = document,
): HTMLElement | null {
  const id = idOfHash(hash);
  if (!id) return null;
  const same = page.getElementById(id);
  if (same) return same;
  const small = id.toLowerCase();
  const all = page.querySelectorAll<HTMLElement>('[id]');
  return [...all].find((one) => one.id.toLowerCase() === small) ?? null;
}
