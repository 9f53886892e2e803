import type { LiteClient, liteClient } from 'algoliasearch/lite';
import { HOSTED_TIMEOUTS } from '../limits.ts';
import { createHostsCache, type KeyValueStore } from './hosts-cache.ts';

export type HostedClient = Pick<LiteClient, 'search'>;

type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;

export interface HostedClientOptions {
  /** Where failed hosts are remembered between visits; this page load only unless given. */
  storage?: KeyValueStore;
  /** Replaces the client's way to the network. */
  requester?: ClientOptions['requester'] | undefined;
}

/**
 * Algolia's lite client as this site ships it: id and key in the query string, so that the browser
 * asks no permission first, timeouts of 1, 2 and 30 seconds, and failed hosts left alone for 120.
 */
export async function createHostedClient(
  appId: string,
  apiKey: string,
  { storage, requester }: HostedClientOptions = {},
): Promise<HostedClient> {
  const { apiClientVersion, liteClient } = await import('algoliasearch/lite');
  return liteClient(appId, apiKey, {
    authMode: 'WithinQueryParameters',
    timeouts: HOSTED_TIMEOUTS,
    hostsCache: createHostsCache(`algolia-client-js-${apiClientVersion}-${appId}`, storage),
    // The client would wait and ask again; here the next key press does.
    maxRateLimitRetries: 0,
    ...(requester ? { requester } : {}),
  });
}
