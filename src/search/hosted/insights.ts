import type { InsightsEvent } from './events.ts';
import { INSIGHTS_ORIGIN } from './origins.ts';

/**
 * Sends events to the Insights API. The request outlives the page, because a click on a hit may
 * leave it. Failures are silent: a reader has nothing to do about them.
 */
export function insightsSender(appId: string, apiKey: string): (events: InsightsEvent[]) => void {
  const address = new URL('/1/events', INSIGHTS_ORIGIN);
  address.searchParams.set('X-Algolia-Application-Id', appId);
  address.searchParams.set('X-Algolia-API-Key', apiKey);
  return (events) => {
    fetch(address, {
      method: 'POST',
      body: JSON.stringify({ events }),
      // The type that needs no permission to be asked first.
      headers: { 'content-type': 'text/plain' },
      credentials: 'omit',
      keepalive: true,
    }).catch(() => undefined);
  };
}

/** The reader's browser asks sites not to track: then no event is sent. */
export function asksForPrivacy(browser: {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}): boolean {
  return browser.globalPrivacyControl === true || browser.doNotTrack === '1';
}
