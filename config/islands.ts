import type { Options } from '@sablier-docs/islands/plugin';
import { toolOptions } from './tools';

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
