import { expect } from 'vitest';
import { claim } from '../../../claim';

claim(
  '/api/airdrops/the-graph/entities',
  'Tranche, Asset and Watcher exist in the streams indexer too, with other fields.',
  ({ indexer }) => {
    for (const entity of ['Tranche', 'Asset', 'Watcher']) {
      const own = indexer.fields('airdrops', 'the-graph', entity);
      expect(own, entity).not.toEqual(indexer.fields('streams', 'the-graph', entity));
    }
  },
);
