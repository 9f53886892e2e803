import { expect } from 'vitest';
import { claim, type Chains } from '../../../claim';

/** Entities that Envio counts, of those whose name begins so. */
const counted = (indexer: Chains['indexer'], product: RegExp): string[] =>
  indexer
    .roots('streams', 'envio')
    .filter((root) => root.endsWith('_aggregate'))
    .map((root) => root.replace('_aggregate', ''))
    .filter((name) => product.test(name) || /^(Asset|IndexerInfo)$/.test(name))
    .sort();

claim(
  '/api/lockup/envio/architecture',
  'You can count and sum LockupStream, LockupAction, LockupBatch, Asset and IndexerInfo, with count, sum, avg, min, max, and the usual deviations and variances.',
  ({ indexer }) => {
    const all = ['Asset', 'IndexerInfo', 'LockupAction', 'LockupBatch', 'LockupStream'];
    expect(counted(indexer, /^Lockup/)).toEqual(all);
    const fields = indexer.fields('streams', 'envio', 'LockupStream_aggregate_fields');
    const names = ['count', 'sum', 'avg', 'min', 'max', 'stddev', 'variance'];
    expect(fields).toEqual(expect.arrayContaining(names));
  },
);

claim('/api/lockup/envio/architecture', 'Other entities have lists only.', ({ indexer }) => {
  for (const entity of ['Segment', 'Tranche', 'LockupBatcher', 'Contract', 'Watcher']) {
    expect(indexer.roots('streams', 'envio')).toContain(entity);
    expect(indexer.roots('streams', 'envio')).not.toContain(`${entity}_aggregate`);
  }
});

claim('/api/lockup/envio/architecture', 'A chain without an index has no row.', ({ indexer }) => {
  const unknown = indexer.ask('flow/sync-status', 'envio', { chainId: 369369 });
  expect(unknown).toEqual({ data: { _meta: [] } });
  expect(indexer.list('flow/sync-status', 'envio', '_meta')).toHaveLength(1);
});
