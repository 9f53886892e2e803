import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Draws the links of pages, of the site's components and of the framework's by src/components/NewTabLink. */
export default function newTabLinksPlugin({ siteDir }: LoadContext): Plugin {
  const link = path.join(siteDir, 'src/components/NewTabLink/index.tsx');
  return {
    name: 'new-tab-links',
    configureWebpack: () => ({ resolve: { alias: { '@docusaurus/Link': link } } }),
  };
}
