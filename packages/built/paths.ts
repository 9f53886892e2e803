/** Path of a page's Markdown: `/concepts/nft` -> `/concepts/nft.md`, the home page's is `/index.md`. */
export const markdownPath = (route: string): string =>
  route === '/' ? '/index.md' : `${route}.md`;

/** Path of a page's HTML file in the build. */
export const htmlPath = (route: string): string =>
  route === '/' ? '/index.html' : `${route}.html`;

/** The address that a file is served under: without `.html`, except for the error page. */
export function addressOf(file: string): string {
  if (!file.endsWith('.html') || file === '/404.html') return file;
  return file.replace(/(?:\/index)?\.html$/, '') || '/';
}

/** The pages among the framework's routes, without duplicates, files and the catch-all. */
export function builtPagePaths(routes: readonly string[]): string[] {
  const pages = routes.filter((route) => !/\.html$|\/\*$/.test(route));
  return [...new Set(pages.map((route) => route.replace(/(?<=.)\/$/, '')))];
}
