import type { Options } from '@docusaurus/plugin-content-docs';
import { markdown } from './markdown';
import { hasHistory } from './page-dates';
import { site } from './site';

const shared = {
  breadcrumbs: true,
  editUrl: `${site.repository.address}/edit/main/`,
  // From `parseFrontMatter` in ./page-dates.ts.
  showLastUpdateTime: hasHistory,
  ...markdown,
} as unknown as Partial<Options>;

/** The documentation proper: one version named `current`, at the root of the site. */
export const docsOptions = {
  ...shared,
  path: 'docs',
  routeBasePath: '/',
  sidebarPath: './sidebars.ts',
  sidebarCollapsible: true,
  lastVersion: 'current',
  versions: { current: { label: 'Next', path: '' } },
} satisfies Options;

/** Fragments that several pages include, readable on their own under /snippets/. */
export const snippetsOptions = {
  ...shared,
  id: 'snippets',
  path: 'snippets',
  routeBasePath: 'snippets',
  sidebarPath: false,
} satisfies Options;
