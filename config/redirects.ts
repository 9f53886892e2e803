type Redirect = readonly [from: string, to: string];

/** The owner's list. Where a target has moved since, `moved` says where to. */
export const asked: readonly Redirect[] = [
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

/** Pages that have moved, by their old address. `npm run move` writes the rows. */
export const moved: readonly Redirect[] = [];

const movedTo = new Map(moved);

/** Where an address leads in the end, so that no redirect leads to another one. */
function targetOf(address: string): string {
  const next = movedTo.get(address);
  return next === undefined ? address : targetOf(next);
}

/** Addresses that once held a page. */
export const redirects: readonly Redirect[] = [...asked, ...moved].map(([from, to]) => [
  from,
  targetOf(to),
]);
