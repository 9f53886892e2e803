import type { LiteClient, liteClient } from 'algoliasearch/lite';
import { HOSTED_TIMEOUTS } from '../limits.ts';
import { createHostsCache, type KeyValueStore } from './hosts-cache.ts';

type HostedClient = Pick<LiteClient, 'search'>;

type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;

export interface HostedClientOptions {
  /** Storage for failed hosts between visits; by default they are remembered for this page load only. */
  storage?: KeyValueStore;
  /** Replaces the client's network access. */
  requester?: ClientOptions['requester'] | undefined;
}

/**
 * Algolia's lite client with the settings of this site: id and key in the query string, so that the browser sends
 * no preflight request, timeouts of 1, 2 and 30 seconds, and no retry of a failed host for 120 seconds.
 */
export async function createHostedClient(
  appId: string,
  apiKey: string,
  { storage, requester }: HostedClientOptions,
): Promise<HostedClient> {
  const { apiClientVersion, liteClient } = await import('algoliasearch/lite');
  return liteClient(appId, apiKey, {
    authMode: 'WithinQueryParameters',
    timeouts: HOSTED_TIMEOUTS,
    hostsCache: createHostsCache(`algolia-client-js-${apiClientVersion}-${appId}`, storage),
    // The client would wait and retry; here the next key press does.
    maxRateLimitRetries: 0,
    ...(requester ? { requester } : {}),
  });
}
