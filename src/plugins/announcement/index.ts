import type { Plugin } from '@docusaurus/types';

/**
 * Shows a new announcement at the first visit of readers who dismissed the previous one. The theme's own script
 * hides the bar before it compares the ids, so they would see it only at the next visit. The script is inline and
 * in the body, like the theme's, to avoid a layout shift when React starts. The id is an attribute, so that the
 * script's hash in the Content-Security-Policy stays the same.
 * @param id id of the current announcement
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
