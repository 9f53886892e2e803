import { expect } from 'vitest';
import { statement } from '../../../statement';

statement('no-filter-stand', ({ indexer }) => {
  const both = ['the-graph', 'envio'] as const;
  const [graph, envio] = both.map((vendor) => indexer.answer('airdrops/open-campaigns', vendor));
  expect(Object.values(Object(graph?.['data']))).toEqual(Object.values(Object(envio?.['data'])));
  const filters = indexer.filters('airdrops', 'the-graph', 'Campaign_filter');
  expect(filters).toEqual(expect.arrayContaining(['or', 'and', 'campaignStartTime_lte']));
});
