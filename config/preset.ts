import type { RouteConfig } from '@docusaurus/types';
import type { Options } from '@docusaurus/preset-classic';
import { docsOptions, hasHistory } from './docs';

/** Sources that `npm run generate` writes. */
const GENERATED = /^docs\/reference\/(?:lockup|flow|airdrops)\/contracts\//;

/** In cascade order. */
const stylesheets = [
  'tokens',
  'framework',
  'fonts',
  'code-face',
  'base',
  'chrome',
  'content',
  'formulas',
  'code',
  'chat',
  'offline',
  'print',
].map((name) => `./src/css/${name}.css`);

/**
 * A page says when it changed last if git knows. Generated pages are in no commit: they are listed without a
 * source, so that nothing asks git for them again.
 */
const sitemap = {
  ignorePatterns: ['/search'],
  changefreq: null,
  priority: null,
  lastmod: hasHistory ? 'date' : null,
  createSitemapItems: ({ defaultCreateSitemapItems, routes, ...rest }) =>
    defaultCreateSitemapItems({ ...rest, routes: routes.map(withoutGeneratedSource) }),
} satisfies Options['sitemap'];

function withoutGeneratedSource(route: RouteConfig): RouteConfig {
  const { routes, metadata, ...rest } = route;
  return {
    ...rest,
    ...(routes && { routes: routes.map(withoutGeneratedSource) }),
    ...(metadata && !GENERATED.test(metadata.sourceFilePath ?? '') && { metadata }),
  };
}

/** Options of preset-classic. The site has no blog; the sitemap leaves out what is no page. */
export const presetOptions = {
  docs: docsOptions,
  blog: false,
  pages: { path: 'src/pages', exclude: ['**/_*.*', '**/*.test.*'] },
  theme: { customCss: stylesheets },
  sitemap,
} satisfies Options;
