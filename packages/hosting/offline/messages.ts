import type { Reason } from './errors';

/** Bytes as text, in units of a million bytes. */
export const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0)} MB`;

/** A moment (ISO 8601) as a day, or as a day and a time, in the reader's time zone. */
export const day = (iso: string) =>
  new Date(iso).toLocaleDateString('en-US', { dateStyle: 'long' });
export const moment = (iso: string) =>
  new Date(iso).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' });

const PROBLEMS: Record<Reason, string> = {
  altered:
    'A file arrived that is not the one the site publishes. Either the site was updated, or something between you and the site changes files. Start the download again.',
  canceled: 'You canceled the download.',
  changed: 'The site was updated while the download ran. Start it again.',
  forbidden:
    'This browser does not let the site store files. Private windows and settings that block site data do that. Use a normal window, or allow site data for this site.',
  network: 'The download stopped before its end. Check your connection and start it again.',
  room: 'There is not enough room for the copy. Free space on the device, then start again.',
};

/** Explains a problem, its remedy and whether an earlier copy is left. */
export const offlineProblem = (reason: Reason, hasCopy: boolean) =>
  `${PROBLEMS[reason]} ${hasCopy ? 'Your earlier copy is still there.' : 'Nothing was kept.'}`;

/** Why a browser cannot keep a copy at all; undefined where it can. */
export function obstacle(window: {
  isSecureContext: boolean;
  navigator: object;
  caches?: unknown;
}): string | undefined {
  if (!window.isSecureContext) {
    return 'Browsers keep copies of sites with an https address only. Open this page over https.';
  }
  if (!('serviceWorker' in window.navigator) || !window.caches) {
    return 'This browser, or this private window, keeps no copies of sites. Use a normal window of a current browser.';
  }
  return undefined;
}
