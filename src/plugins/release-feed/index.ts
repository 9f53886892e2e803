import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { escape } from 'html-escaper';
import { deploymentsPage } from '@sablier-docs/protocol/deployments-page';
import { readNews, type ReleaseNews } from '@sablier-docs/protocol/release-feed';
import { writeRss } from './rss';

const RELEASE_FEED = 'releases.xml';

/** Writes the RSS feed of new contract releases. */
export default function releaseFeedPlugin({ siteConfig }: LoadContext): Plugin {
  const { url } = siteConfig;
  const title = 'Releases of the Sablier contracts';
  return {
    name: 'release-feed',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'alternate',
            type: 'application/rss+xml',
            title,
            href: `/${RELEASE_FEED}`,
          },
        },
      ],
    }),
    async postBuild({ outDir }) {
      const feed = writeRss({
        title,
        description: 'New releases of Lockup, Flow and Airdrops, with what integrators notice.',
        link: `${url}/snippets/deployments`,
        self: `${url}/${RELEASE_FEED}`,
        items: readNews().map((news) => ({
          ...news,
          link: url + deploymentsPage(news.product, news),
          content: changesHtml(news),
        })),
      });
      await writeFile(path.join(outDir, RELEASE_FEED), feed);
    },
  };
}

/** The changes as a list; backticks become code. */
export function changesHtml({ changes }: Pick<ReleaseNews, 'changes'>): string {
  const items = changes.map((change) => {
    const text = escape(change).replace(/`([^`]+)`/g, '<code>$1</code>');
    return `<li>${text}</li>`;
  });
  return `<ul>${items.join('')}</ul>`;
}
