/** Path of a page's Markdown: `/concepts/nft` -> `/concepts/nft.md`, the home page's is `/index.md`. */
export const twinPath = (route: string): string => (route === '/' ? '/index.md' : `${route}.md`);

/** Path of a page's HTML file in the build. */
export const htmlPath = (route: string): string =>
  route === '/' ? '/index.html' : `${route}.html`;
