import type { Options } from '@docusaurus/plugin-client-redirects';

/** Addresses that once held a page: `[from, to]`. */
export const redirects: readonly (readonly [from: string, to: string])[] = [
  ['/api', '/api/overview'],
  ['/api/airdrops/the-graph', '/api/airdrops/the-graph/entities'],
  ['/api/indexers/protocol', '/api/lockup/envio/similarities'],
  ['/api/lockup/the-graph', '/api/lockup/the-graph/entities'],
  ['/api/merkle-api/intro', '/api/airdrops/merkle-api/overview'],
  ['/api/subgraphs/endpoints', '/api/lockup/endpoints'],
  ['/api/subgraphs/merkle', '/api/airdrops/the-graph/entities'],
  ['/api/subgraphs/overview', '/api/overview'],
  ['/api/subgraphs/protocol', '/api/lockup/the-graph/entities'],
  ['/apps', '/apps/features/overview'],
  ['/apps/csv-support', '/apps/guides/csv-support'],
  ['/csv', '/apps/guides/csv-support'],
  ['/apps/features', '/apps/features/vesting'],
  ['/apps/features/airstreams', '/apps/features/airdrops'],
  ['/apps/features/general', '/apps/features/overview'],
  ['/apps/overview', '/apps/features/overview'],
  ['/apps/features/streams', '/apps/features/vesting'],
  ['/apps/support/how-to', '/support/how-to'],
  ['/apps/url-schemes', '/apps/guides/url-schemes'],
  ['/concepts/protocol/fees', '/concepts/fees'],
  ['/concepts/protocol/nft', '/concepts/nft'],
  ['/concepts/protocol/stream-types', '/concepts/lockup/stream-shapes'],
  ['/concepts/protocol/streaming', '/concepts/streaming'],
  ['/concepts/protocol/transferability', '/concepts/transferability'],
  ['/concepts/sablier-protocol', '/concepts/what-is-sablier'],
  ['/protocol/faq/basics', '/concepts/what-is-sablier'],
  ['/protocol/introduction', '/concepts/what-is-sablier'],
  ['/contracts/v2/deployments/v2.0', '/guides/lockup/previous-deployments/v1.0'],
  ['/contracts/v2/deployments/v2.1', '/guides/lockup/previous-deployments/v1.1'],
  ['/contracts/v2/guides', '/guides/lockup/overview'],
  ['/contracts/v2/reference/overview', '/reference/overview'],
  ['/contracts/v2/security', '/concepts/security'],
  ['/protocol/guides/chains', '/guides/legacy/overview'],
  ['/protocol/guides/getting-started', '/guides/legacy/overview'],
  ['/contracts/v1/guides/getting-started', '/guides/legacy/overview'],
  ['/contracts/v1/overview', '/guides/legacy/overview'],
  ['/protocol/subgraphs/endpoints', '/api/overview'],
  ['/contracts/v1/deployments', '/guides/legacy/deployments'],
];

/**
 * Pages that send their reader on, for hosts that serve files only; the build stops at a target that does not
 * exist. Each holds an inline script of its own, which keeps `?query` and `#hash`. The Content-Security-Policy
 * does not list these: 25 hashes would add 1.4 KB to every answer. Hosts that send the policy redirect by
 * themselves, except Netlify, where the file comes first: there the page's `refresh` leads on without the two.
 */
export const redirectOptions = {
  redirects: redirects.map(([from, to]) => ({ from, to })),
} satisfies Partial<Options>;
