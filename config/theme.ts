import type { ThemeConfig } from '@docusaurus/preset-classic';
import { announcement } from './announcement';
import { prism } from './code';
import { footer } from './footer';
import { navbar } from './navbar';
import { algolia } from './search';

/** The configuration of the theme, from the neighboring modules. */
export const themeConfig = {
  image: '/img/social-card.png',
  metadata: [
    // Applies to every social image, also of single pages.
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
  ],
  announcementBar: announcement,
  colorMode: { defaultMode: 'dark', respectPrefersColorScheme: true, disableSwitch: false },
  docs: {
    versionPersistence: 'localStorage',
    sidebar: { hideable: false, autoCollapseCategories: false },
  },
  // For a blog that the site may get: it has none.
  blog: { sidebar: { groupByYear: true } },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  algolia,
  navbar,
  footer,
  prism,
} satisfies ThemeConfig;
