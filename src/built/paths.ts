/** Path of a page's Markdown: `/concepts/nft` -> `/concepts/nft.md`, the home page's is `/index.md`. */
export const twinPath = (route: string): string => (route === '/' ? '/index.md' : `${route}.md`);

/** Path of a page's HTML file in the build. */
export const htmlPath = (route: string): string =>
  route === '/' ? '/index.html' : `${route}.html`;

/** The address a file is served under: pages without `.html`, but for the error page. */
export function addressOf(file: string): string {
  if (!file.endsWith('.html') || file === '/404.html') return file;
  return file.replace(/(?:\/index)?\.html$/, '') || '/';
}

/** The pages among the framework's routes, each once: no files, no catch-all. */
export function pagesOf(routes: readonly string[]): string[] {
  const pages = routes.filter((route) => !/\.html$|\/\*$/.test(route));
  return [...new Set(pages.map((route) => route.replace(/(?<=.)\/$/, '')))];
}
