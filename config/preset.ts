import type { RouteConfig } from '@docusaurus/types';
import type { Options } from '@docusaurus/preset-classic';
import { docsOptions } from './docs';
import { commitTimeOf, hasHistory } from './page-dates';

/** The sitemap dates a page by its last commit. Without a date the framework would ask git for the page again. */
const sitemap = {
  ignorePatterns: ['/search'],
  changefreq: null,
  priority: null,
  lastmod: hasHistory ? 'date' : null,
  createSitemapItems: ({ defaultCreateSitemapItems, routes, ...rest }) =>
    defaultCreateSitemapItems({ ...rest, routes: routes.map(withCommitTime) }),
} satisfies Options['sitemap'];

function withCommitTime(route: RouteConfig): RouteConfig {
  const { routes, metadata, ...rest } = route;
  const lastUpdatedAt = commitTimeOf(metadata?.sourceFilePath ?? '');
  return {
    ...rest,
    ...(routes && { routes: routes.map(withCommitTime) }),
    ...(lastUpdatedAt && { metadata: { ...metadata, lastUpdatedAt } }),
  };
}

/** Options of preset-classic. The site has no blog; the sitemap lists pages only. */
export const presetOptions = {
  docs: docsOptions,
  blog: false,
  pages: { path: 'src/pages', exclude: ['**/_*.*', '**/*.test.*'] },
  theme: { customCss: './src/css/index.ts' },
  sitemap,
} satisfies Options;
