/**
 * The path a page is served under: without `.html` and without `index.html`, which links from
 * other sites and saved files may carry.
 */
export function cleanPath(path: string): string {
  return path.replace(/(?:\/index)?\.html$/, '') || '/';
}

/** Whether a hash can be decoded; `#%` cannot. */
export function isDecodable(hash: string): boolean {
  try {
    decodeURIComponent(hash);
    return true;
  } catch {
    return false;
  }
}
