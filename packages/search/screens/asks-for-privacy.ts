/** Whether a browser asks sites not to track its reader, by the newer signal or the older one. */
export function asksForPrivacy(browser: {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}): boolean {
  return browser.globalPrivacyControl === true || browser.doNotTrack === '1';
}
