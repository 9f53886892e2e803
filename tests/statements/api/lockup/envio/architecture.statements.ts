import { expect } from 'vitest';
import { statement, type Chains } from '../../../statement';

/** Entities that Envio counts, of those whose name begins so. */
const counted = (indexer: Chains['indexer'], product: RegExp): string[] =>
  indexer
    .roots('streams', 'envio')
    .filter((root) => root.endsWith('_aggregate'))
    .map((root) => root.replace('_aggregate', ''))
    .filter((name) => product.test(name) || /^(Asset|IndexerInfo)$/.test(name))
    .sort();

statement('count-sum-lockup', ({ indexer }) => {
  const all = ['Asset', 'IndexerInfo', 'LockupAction', 'LockupBatch', 'LockupStream'];
  expect(counted(indexer, /^Lockup/)).toEqual(all);
  const fields = indexer.fields('streams', 'envio', 'LockupStream_aggregate_fields');
  const names = ['count', 'sum', 'avg', 'min', 'max', 'stddev', 'variance'];
  expect(fields).toEqual(expect.arrayContaining(names));
});

statement('entities-lists-only', ({ indexer }) => {
  for (const entity of ['Segment', 'Tranche', 'LockupBatcher', 'Contract', 'Watcher']) {
    expect(indexer.roots('streams', 'envio')).toContain(entity);
    expect(indexer.roots('streams', 'envio')).not.toContain(`${entity}_aggregate`);
  }
});

statement('chain-without-index', ({ indexer }) => {
  const unknown = indexer.ask('flow/sync-status', 'envio', { chainId: 369369 });
  expect(unknown).toEqual({ data: { _meta: [] } });
  expect(indexer.list('flow/sync-status', 'envio', '_meta')).toHaveLength(1);
});
