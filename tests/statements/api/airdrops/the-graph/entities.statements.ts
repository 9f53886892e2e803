import { expect } from 'vitest';
import { statement } from '../../../statement';

statement('tranche-asset-watcher', ({ indexer }) => {
  for (const entity of ['Tranche', 'Asset', 'Watcher']) {
    const own = indexer.fields('airdrops', 'the-graph', entity);
    expect(own, entity).not.toEqual(indexer.fields('streams', 'the-graph', entity));
  }
});
