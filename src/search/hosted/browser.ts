import { createHostedEvents } from './events.ts';
import { asksForPrivacy, insightsSender } from './insights.ts';
import { createHostedProvider, type HostedOptions } from './provider.ts';

/**
 * The hosted provider with what a browser adds: its storage remembers failed hosts, and what the
 * reader views and opens is reported, unless the browser asks sites not to.
 */
export function createHostedSearch(
  options: Omit<HostedOptions, 'storage' | 'requester' | 'events' | 'client'>,
) {
  const { appId, apiKey, indexName } = options;
  const send = insightsSender(appId, apiKey);
  return createHostedProvider({
    ...options,
    storage: browserStorage(),
    ...(asksForPrivacy(navigator) ? {} : { events: createHostedEvents({ indexName, send }) }),
  });
}

/** The browser may forbid even the look at its storage. */
function browserStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
