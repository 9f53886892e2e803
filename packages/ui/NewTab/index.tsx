import type { ReactNode } from 'react';

const WORDS = 'opens-new-tab';

/** Attributes of a link that opens a new tab, and says so to readers who do not see it happen. */
export const newTab = {
  target: '_blank',
  rel: 'noopener noreferrer',
  'aria-describedby': WORDS,
} as const;

/**
 * What these links are described by, once a page (src/theme/Root.tsx). Not in each link: the words would be in what is
 * copied, in the names of headings, in the search and in the Markdown.
 */
export const NewTabWords = (): ReactNode => (
  <span id={WORDS} hidden data-search="off">
    Opens in a new tab
  </span>
);
