import type { Options } from '@docusaurus/preset-classic';

/** In cascade order. */
const stylesheets = [
  'tokens',
  'fonts',
  'base',
  'chrome',
  'content',
  'code',
  'chat',
  'offline',
  'print',
].map((name) => `./src/css/${name}.css`);

/**
 * Options of preset-classic. The docs come from `src/plugins/docs`; the site has no blog; the sitemap
 * leaves out what is no page.
 */
export const presetOptions = {
  docs: false,
  blog: false,
  pages: { path: 'src/pages', exclude: ['**/_*.*', '**/*.test.*'] },
  theme: { customCss: stylesheets },
  sitemap: { ignorePatterns: ['/search'], changefreq: null, priority: null, lastmod: 'date' },
} satisfies Options;
