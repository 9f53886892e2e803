import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
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

/** Options of preset-classic. The site has no blog; the sitemap leaves out what is no page. */
export const presetOptions = (docs: DocsOptions) =>
  ({
    docs,
    blog: false,
    pages: { path: 'src/pages', exclude: ['**/_*.*', '**/*.test.*'] },
    theme: { customCss: stylesheets },
    sitemap: { ignorePatterns: ['/search'], changefreq: null, priority: null },
  }) satisfies Options;
