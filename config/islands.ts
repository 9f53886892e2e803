import type { Options } from '@sablier-docs/islands/plugin';
import { toolOptions } from './tools';

/** Components that list facts or draw them, without plots; each is on 18 pages or fewer. */
const LISTS = [
  'AccessMatrix',
  'Declaration',
  'Deployments',
  'ErrorFilter',
  'ErrorGroup',
  'Glossary',
  'Inheritance',
  'OfflineCopy',
  'QueryTabs',
  'StorageMap',
];

/** Matches the `.module.css` files of folders of the site. */
function modulesIn(...folders: string[]): RegExp {
  const either = folders.join('|').replaceAll('/', String.raw`[\\/]`);
  return new RegExp(String.raw`[\\/](?:${either})[\\/].*\.module\.css$`);
}

/** The client of readers: the modules that packages/islands runs, loads and replaces for this site. */
export const islands = {
  tools: toolOptions,
  scripts: ['@site/src/behavior', '@site/src/behavior/offline-note', '@site/src/behavior/print'],
  styles: ['src', 'packages'],
  /**
   * Parts of the theme that no page of this site has, or that src/theme replaces. A page with a class of them fails
   * tests/built/styles.test.ts.
   */
  unusedStyles: [
    /^(?:Admonition|AnnouncementBar\/styles|BackToTopButton|ColorModeToggle|DocBreadcrumbs\/styles|Footer|NotFound)/,
    /^(?:Blog|CodeBlock|CodeInline|ContentVisibility|Details|DocCard|DocCategory|DocTag|DocVersion|DocsVersion)/,
    /^(?:Icon\/Socials|LastUpdated|MDXComponents\/(?:Img|Ul)|MDXPage|Mermaid|TOCInline|Tab|Tag|ThemedImage|Unlisted)/,
    /^(?:DocRoot\/Layout\/Sidebar\/ExpandButton|DocSidebar\/Desktop\/CollapseButton)/,
    /^DocSidebarItem\/(?:Html|Link)/,
    /^Navbar\/(?:ColorModeToggle|Content|Layout|Search)|NavbarItem\/(?:DocsVersion|Dropdown|Locale)/,
  ],
  /** The styles of the search's modal are fetched with it. */
  sheets: { docsearch: /[\\/]@docsearch[\\/]css[\\/]|[\\/]screens[\\/]docsearch\.css$/ },
  /** What few pages show. All pages wait for the first sheet before they are painted. */
  pageSheets: {
    home: modulesIn(
      'src/pages',
      'src/components/Cards',
      'src/components/StreamFigure',
      'src/components/Tasks',
      'src/theme/NotFound',
    ),
    diagrams: modulesIn('src/components/Lifecycle', 'src/components/Sequence'),
    lists: modulesIn('packages/kit/decoder', ...LISTS.map((name) => `src/components/${name}`)),
    tools: modulesIn(
      'src/components/GasChart',
      'src/components/GasTable',
      'packages/kit/plots',
      'packages/kit/signing',
      'packages/kit/wallet',
      'packages/playground',
      'packages/search/screens/Page',
      'packages/tools',
    ),
  },
  aliases: {
    // The browser highlights what tools write, once they write it; see packages/ui/Code.
    tools: {
      '@sablier-docs/ui/Code/useTokens': '@sablier-docs/ui/Code/useTokens.browser',
      '@docusaurus/theme-classic/lib/prism-include-languages.js': false,
    },
    // The highlighter of the pages is in this bundle. With another one beside it, a grammar would add itself to the
    // first of the two only.
    pages: { '@sablier-docs/ui/Code/grammars': '@sablier-docs/ui/Code/tokens' },
  },
} satisfies Options;
