import { expect } from 'vitest';
import { claim } from '../../../claim';
import { int } from '../../support';

claim(
  '/api/lockup/the-graph/queries',
  'The Watcher row holds the number of the next stream, so the streams so far are lockupStreamCounter minus 1.',
  ({ indexer }) => {
    const [watcher] = indexer.rowsOn('streams', 'the-graph', 'Watcher');
    const streams = indexer.rows('streams', 'LockupStream').length;
    expect(int(watcher, 'lockupStreamCounter') - 1n).toBe(BigInt(streams));
    const { data } = indexer.answer('lockup/totals', 'envio') as {
      data: { streams: { aggregate: { count: number } } };
    };
    expect(data.streams.aggregate.count).toBe(streams);
  },
);

claim(
  '/api/lockup/the-graph/queries',
  'No root field takes an alias, so the query is a list with one row.',
  ({ indexer }) => {
    for (const root of indexer.roots('streams', 'the-graph'))
      expect(indexer.args('streams', 'the-graph', root), root).not.toContain('alias');
    expect(indexer.list('lockup/by-alias', 'the-graph', 'lockupStreams')).toHaveLength(1);
  },
);
