import type { Plugin } from '@docusaurus/types';

/**
 * Shows a new announcement on the first visit to readers who dismissed the last one. The theme's
 * own script hides the bar before it compares the ids, so that the new one would wait for the next
 * visit. Inline and in the body, like the theme's, so that nothing moves when React arrives. The id
 * is an attribute: the script's text, which the Content-Security-Policy names by its hash, stays.
 * @param id of the current announcement
 */
export default function announcementPlugin({ id }: { id: string }): Plugin {
  const innerHTML =
    'try{localStorage.getItem("docusaurus.announcement.id")!==document.currentScript.dataset.id&&' +
    'document.documentElement.setAttribute("data-announcement-bar-initially-dismissed","false")' +
    '}catch{}';
  return {
    name: 'announcement',
    injectHtmlTags: () => ({
      preBodyTags: [{ tagName: 'script', attributes: { 'data-id': id }, innerHTML }],
    }),
  };
}
