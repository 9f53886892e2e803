export interface InlineScript {
  /** What it is for, whose it is and why it is inline. */
  name: string;
  /** How its text starts, as the build writes it. */
  starts: string;
}

/**
 * The inline scripts that a page may hold. Their hashes go into the Content-Security-Policy; any
 * other one stops the build. Keep them few, and their text free of what changes between builds.
 */
export const inlineScripts: readonly InlineScript[] = [
  {
    name: 'color mode and announcement, by the theme: before the first paint',
    starts: '!function(){var t,e=function(){try{return new URLSearchParams(window.location.search)',
  },
  {
    name: 'a new announcement, by src/plugins/announcement: before the first paint',
    starts: 'try{localStorage.getItem("docusaurus.announcement.id")',
  },
  {
    name: 'presses before the scripts are there, by src/plugins/client/late: before the first paint',
    starts: '(()=>{let e=new Set,',
  },
  {
    name: 'the starter of late styles and scripts, by src/plugins/client/late: behind the first paint',
    starts: '(()=>{let e=()=>{window.early?.end(),delete window.docusaurus,',
  },
  {
    name: 'base-URL banner, by the framework: when the script did not load',
    starts: 'document.addEventListener("DOMContentLoaded",function(){void 0===window.docusaurus&&',
  },
];
