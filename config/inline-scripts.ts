export interface InlineScript {
  /** What it is for, whose it is and why it is inline. */
  name: string;
  /** A string in it that no minifier changes and no other inline script holds. */
  holds: string;
  /** Whether only pages with the lean client have it; see src/client/README.md. */
  isLean?: boolean;
}

/**
 * The inline scripts that a page may hold. Their hashes go into the Content-Security-Policy; any
 * other one stops the build. Keep them few, and their text free of what changes between builds.
 */
export const inlineScripts: readonly InlineScript[] = [
  {
    name: 'color mode and announcement, by the theme: before the first paint',
    holds: 'docusaurus-theme',
  },
  {
    name: 'a new announcement, by src/plugins/announcement: before the first paint',
    holds: 'currentScript.dataset.id',
  },
  {
    name: 'presses before the scripts are there, by src/plugins/client/late: before the first paint',
    holds: '.DocSearch-Button',
    isLean: true,
  },
  {
    name: 'the starter of late styles and scripts, by src/plugins/client/late: after the first paint',
    holds: 'link[rel=late]',
  },
  {
    name: 'base-URL banner, by the framework: when the script did not load',
    holds: '__docusaurus-base-url-issue-banner',
  },
];
