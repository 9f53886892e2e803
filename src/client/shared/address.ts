/**
 * The path a page is served under: without `.html`, `index.html` and a slash at the end, which links from
 * other sites and saved files may carry.
 */
export function cleanPath(path: string): string {
  return path.replace(/(?:(?:\/index)?\.html|\/+)$/, '') || '/';
}

/**
 * The id that a hash names, without what a tool keeps after it (src/components/Tool/state.ts); undefined for one that
 * is not percent-encoded text, such as `#%`.
 */
export function idOfHash(hash: string): string | undefined {
  try {
    return decodeURIComponent(hash.slice(1).replace(/\?.*/, ''));
  } catch {
    return undefined;
  }
}
