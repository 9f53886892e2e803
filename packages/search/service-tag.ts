import type { SearchConfig } from './config.ts';

/** Names the hosted service in the head of every page, so that its scripts are the same with either provider. */
export const SERVICE_TAG = 'search-service';

/** Attributes of the `meta` element that names the service; undefined with the embedded engine. */
export function serviceTag(
  config: SearchConfig,
): { name: typeof SERVICE_TAG; content: string } | undefined {
  if (config.provider === 'embedded') return undefined;
  const { appId, apiKey, indexName } = config;
  return {
    name: SERVICE_TAG,
    content: [appId, apiKey, indexName].map(encodeURIComponent).join(' '),
  };
}

/**
 * The provider of a page.
 * @param content of its element `search-service`; undefined when it has none
 * @throws when the content is not what `serviceTag` writes
 */
export function providerOf(content: string | undefined): SearchConfig {
  if (content === undefined) return { provider: 'embedded' };
  const [appId, apiKey, indexName] = content.split(' ').map(decodeURIComponent);
  if (!appId || !apiKey || !indexName)
    throw new Error(`"${SERVICE_TAG}" is "${content}": it needs an app, a key and an index.`);
  return { provider: 'hosted', appId, apiKey, indexName };
}
