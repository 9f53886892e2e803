import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtPages } from './site';

/**
 * Scripts, styles and tests that people write for Docusaurus sites look for these names. A name is on the
 * page where the theme puts it, or here is the reason why not.
 */
const NOT_HERE: Readonly<Record<string, string>> = {
  'blog-list-page': 'no blog',
  'blog-post-page': 'no blog',
  'blog-tags-list-page': 'no blog',
  'blog-tags-post-list-page': 'no blog',
  'blog-authors-list-page': 'no blog',
  'blog-authors-posts-page': 'no blog',
  'blog-wrapper': 'no blog',
  'theme-blog-footer-tags-row': 'no blog',
  'theme-blog-footer-edit-meta-row': 'no blog',
  'docs-tags-list-page': 'no tags',
  'docs-tags-doc-list-page': 'no tags',
  'theme-doc-footer-tags-row': 'no tags',
  'mdx-page': 'pages of src/pages are React',
  'mdx-wrapper': 'pages of src/pages are React',
  'theme-pages-footer-edit-meta-row': 'pages of src/pages are React',
  'theme-unlisted-banner': 'no unlisted page',
  'theme-draft-banner': 'drafts are not built',
  'theme-doc-version-banner': 'one version',
  'theme-doc-version-badge': 'one version',
  'theme-doc-card-container': 'no category index',
  'theme-doc-card-heading': 'no category index',
  'theme-doc-card-icon': 'no category index',
  'theme-doc-card-title': 'no category index',
  'theme-doc-card-description': 'no category index',
};

/** Names that the theme has from 3.8 on; readers' scripts need not wait for the upgrade. */
const NEWER = [
  'theme-announcement-bar',
  'theme-tabs-container',
  'theme-layout-navbar',
  'theme-layout-navbar-left',
  'theme-layout-navbar-right',
  'theme-layout-footer',
  'theme-layout-footer-column',
];

/** Where a name is, beside the pages that only some have: on every page, or on every page of a sidebar. */
const ON_EVERY_PAGE = [
  'main-wrapper',
  'theme-announcement-bar',
  'theme-layout-navbar',
  'theme-layout-navbar-left',
  'theme-layout-navbar-right',
  'theme-layout-footer',
  'theme-layout-footer-column',
];
const ON_DOCS = ['docs-wrapper', 'docs-doc-page', 'theme-doc-markdown'];
const BESIDE_SIDEBAR = [
  'theme-doc-breadcrumbs',
  'theme-doc-sidebar-container',
  'theme-doc-sidebar-menu',
  'theme-doc-sidebar-item-link',
];

/** Every name in the theme's nested lists; a name that takes a level or a type is asked with one. */
function namesIn(list: object): string[] {
  return Object.values(list).flatMap((entry: unknown) => {
    if (typeof entry === 'string') return [entry];
    if (typeof entry === 'function') {
      const name = (entry as (part: string) => string)('');
      return [name + (name.includes('level') ? '1' : 'note')];
    }
    return namesIn(entry as object);
  });
}

// The package's main entry needs modules that only a bundler resolves.
const common = path.dirname(createRequire(import.meta.url).resolve('@docusaurus/theme-common'));
const { ThemeClassNames } = (await import(
  /* @vite-ignore */ path.join(common, 'utils/ThemeClassNames.js')
)) as { ThemeClassNames: object };
const names = [...new Set([...namesIn(ThemeClassNames), ...NEWER])];
const pages = builtPages();
const isDoc = (path: string) => path !== '/' && path !== '/search';
/** The class names of each page, read once for all names. */
const classesOf = new Map(
  pages.map(({ path, $ }) => [
    path,
    new Set(
      $('[class]')
        .toArray()
        .flatMap(({ attribs }) => attribs.class?.split(/\s+/) ?? []),
    ),
  ]),
);
const without = (name: string, some: typeof pages) =>
  some.map(({ path }) => path).filter((path) => !classesOf.get(path)?.has(name));

describe('names that the theme documents', () => {
  it.each(names.filter((name) => !(name in NOT_HERE)))('%s is on a page', (name) => {
    expect(without(name, pages).length).toBeLessThan(pages.length);
  });

  it.each(Object.entries(NOT_HERE))('%s is on none: %s', (name) => {
    expect(without(name, pages).length).toBe(pages.length);
  });

  it('every page and every page of a sidebar has its own', () => {
    const docs = pages.filter(({ path }) => isDoc(path));
    const inSidebar = docs.filter(({ path }) => !path.startsWith('/snippets/'));
    expect(ON_EVERY_PAGE.flatMap((name) => without(name, pages))).toEqual([]);
    expect(ON_DOCS.flatMap((name) => without(name, docs))).toEqual([]);
    expect(BESIDE_SIDEBAR.flatMap((name) => without(name, inSidebar))).toEqual([]);
  });

  it('signs, ids and the logo are those of the framework', () => {
    const parts = [
      'html[data-has-hydrated="false"]',
      '#__docusaurus',
      '#__docusaurus_skipToContent_fallback',
      'nav.navbar.navbar--fixed-top',
      '.navbar__logo img[width="20"][height="20"]',
    ];
    const missing = pages.flatMap(({ path, $ }) =>
      parts.filter((part) => $(part).length === 0).map((part) => `${path}: ${part}`),
    );
    expect(missing).toEqual([]);
  });
});
