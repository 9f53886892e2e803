import { expect } from 'vitest';
import { claim } from '../../../claim';

claim(
  '/api/airdrops/the-graph/queries',
  'No filter can stand beside an or, so both branches repeat the start.',
  ({ indexer }) => {
    const both = ['the-graph', 'envio'] as const;
    const [graph, envio] = both.map((vendor) => indexer.answer('airdrops/open-campaigns', vendor));
    expect(Object.values(Object(graph?.['data']))).toEqual(Object.values(Object(envio?.['data'])));
    const filters = indexer.filters('airdrops', 'the-graph', 'Campaign_filter');
    expect(filters).toEqual(expect.arrayContaining(['or', 'and', 'campaignStartTime_lte']));
  },
);
