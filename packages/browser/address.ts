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
