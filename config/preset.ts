import type { RouteConfig } from '@docusaurus/types';
import type { Options } from '@docusaurus/preset-classic';
import { isGenerated } from '@sablier-docs/reference/paths';
import { docsOptions, hasHistory } from './docs';

/** In cascade order. */
const stylesheets = [
  'tokens',
  'framework',
  'fonts',
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
 * The sitemap dates a page by its last commit. Generated pages are in no commit: they are listed without a
 * source, so that git is not asked for them again.
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
    ...(metadata && !isGenerated(metadata.sourceFilePath ?? '') && { metadata }),
  };
}

/** Options of preset-classic. The site has no blog; the sitemap lists pages only. */
export const presetOptions = {
  docs: docsOptions,
  blog: false,
  pages: { path: 'src/pages', exclude: ['**/_*.*', '**/*.test.*'] },
  theme: { customCss: stylesheets },
  sitemap,
} satisfies Options;
