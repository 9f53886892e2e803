import { existsSync } from 'node:fs';
import type { Options } from '@docusaurus/plugin-content-docs';
import { markdown } from './markdown';
import { site } from './site';

/** False in a downloaded archive, where asking git for a date would stop the build. */
export const hasHistory = existsSync('.git');

const shared = {
  breadcrumbs: true,
  editUrl: `${site.repository.address}/edit/main/`,
  // Generated pages are in no commit and have no date; the build warns of that once.
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
