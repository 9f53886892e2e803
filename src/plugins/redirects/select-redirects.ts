export type Redirect = readonly [from: string, to: string];

/**
 * Separates redirects that can be served from those whose target page does not exist yet.
 * @param routes paths of the built site
 */
export function selectRedirects(redirects: readonly Redirect[], routes: readonly string[]) {
  const written = new Set(routes.map((route) => route.replace(/(?<=.)\/$/, '')));
  const live = redirects.filter(([, to]) => written.has(to));
  const heldBack = redirects.filter(([, to]) => !written.has(to));
  return { live, heldBack };
}
