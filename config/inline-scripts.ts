import type { InlineScript } from '@sablier-docs/hosting/inline-scripts';

/**
 * The inline scripts that a page may have. Their hashes go into the Content-Security-Policy; any other one
 * stops the build. Keep them few, and their text the same in every build.
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
    name: 'presses before the scripts have loaded, and pages that are laid out whole, by packages/islands/plugin: before the first paint',
    holds: '.DocSearch-Button',
    isIslandsOnly: true,
  },
  {
    name: 'base-URL banner, by the framework: when the script did not load',
    holds: '__docusaurus-base-url-issue-banner',
  },
];
