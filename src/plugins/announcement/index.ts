import type { Plugin } from '@docusaurus/types';

/**
 * Shows a new announcement on the first visit to readers who dismissed the last one. The theme's
 * own script hides the bar before it compares the ids, so that the new one would wait for the next
 * visit. Inline and in the body, like the theme's, so that nothing moves when React arrives.
 * @param id of the current announcement
 */
export default function announcementPlugin({ id }: { id: string }): Plugin {
  const innerHTML =
    `try{localStorage.getItem("docusaurus.announcement.id")!==${JSON.stringify(id)}&&` +
    'document.documentElement.setAttribute("data-announcement-bar-initially-dismissed","false")' +
    '}catch{}';
  return {
    name: 'announcement',
    injectHtmlTags: () => ({ preBodyTags: [{ tagName: 'script', innerHTML }] }),
  };
}
