export type SearchConfig =
  | { provider: 'embedded' }
  | { provider: 'hosted'; appId: string; apiKey: string; indexName: string };

/** Names the index, and the saved searches of this site in the browser's storage. */
export const indexNameOf = (config: SearchConfig): string =>
  config.provider === 'hosted' ? config.indexName : 'sablier-docs';

/** Docusaurus' tags that a search covers: pages, docs and snippets of the current version. */
export const SEARCH_TAGS = ['default', 'docs-default-current', 'docs-snippets-current'];

type SearchEnv = Readonly<Record<string, string | undefined>>;

/**
 * The provider that the environment selects: the hosted one when `ALGOLIA_APP_ID`, `ALGOLIA_API_KEY` and
 * `ALGOLIA_INDEX_NAME` are set, the embedded one when neither id nor key is set.
 * @throws with the name of the missing variable when only some are set
 */
export function searchFromEnv(env: SearchEnv): SearchConfig {
  const appId = valueOf(env.ALGOLIA_APP_ID);
  const apiKey = valueOf(env.ALGOLIA_API_KEY);
  const indexName = valueOf(env.ALGOLIA_INDEX_NAME);
  if (!appId && !apiKey) return { provider: 'embedded' };
  if (!appId) {
    throw new Error(
      'Search: the app id is missing. ALGOLIA_API_KEY is set, ALGOLIA_APP_ID is not.',
    );
  }
  if (!apiKey) {
    throw new Error(
      'Search: the api key is missing. ALGOLIA_APP_ID is set, ALGOLIA_API_KEY is not.',
    );
  }
  if (!indexName) {
    throw new Error(
      'Search: the index name is missing. ALGOLIA_APP_ID and ALGOLIA_API_KEY are set, ' +
        'ALGOLIA_INDEX_NAME is not.',
    );
  }
  return { provider: 'hosted', appId, apiKey, indexName };
}

const valueOf = (value: string | undefined): string => value?.trim() ?? '';
