import type { DocSearchModalProps } from '@docsearch/react';
import { asksForPrivacy } from './asks-for-privacy';
import { isDirect } from './direct-answers';
import { searchSite } from './client';

type Insights = DocSearchModalProps['insights'];

/**
 * Algolia's analytics from a file of this site; DocSearch would fetch them from another origin. False with the
 * embedded engine and for a reader whose browser asks sites not to track. The token of a reader is not stored, so
 * two visits cannot be connected.
 */
export async function loadInsights(): Promise<Insights> {
  const { config } = searchSite;
  if (config.provider !== 'hosted' || asksForPrivacy(navigator)) return false;
  const { default: insightsClient } = await import('search-insights');
  const { appId, apiKey } = config;
  insightsClient('init', { appId, apiKey, useCookie: false });
  const report = (method: string, ...all: unknown[]) => {
    const told = all.filter((event) => !isOfDirect(event));
    if (told.length < all.length && told.length === 0) return;
    (insightsClient as unknown as typeof report)(method, ...told.map(withoutDirect));
  };
  return { insightsClient: Object.assign(report, { version: insightsClient.version }) as never };
}

const idsOf = (event: unknown): string[] | undefined =>
  (event as { objectIDs?: string[] } | null)?.objectIDs;

const hits = (ids: readonly string[]) => ids.filter((objectID) => !isDirect({ objectID }));

/** Removes direct answers, which are not in the index and may have the address that the reader looked up. */
function withoutDirect(event: unknown): unknown {
  const ids = idsOf(event);
  return ids ? { ...(event as object), objectIDs: hits(ids) } : event;
}

function isOfDirect(event: unknown): boolean {
  const ids = idsOf(event);
  return ids !== undefined && hits(ids).length === 0;
}
