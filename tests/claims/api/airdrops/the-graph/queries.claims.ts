import { expect } from 'vitest';
import { claim } from '../../../claim';
import { int } from '../../support';

claim(
  '/api/airdrops/the-graph/queries',
  'campaignCounter minus 1 is the number of campaigns so far on the chain, over all tokens.',
  ({ indexer }) => {
    const [watcher] = indexer.rows('airdrops', 'Watcher');
    const campaigns = indexer.rows('airdrops', 'Campaign');
    expect(int(watcher, 'campaignCounter') - 1n).toBe(BigInt(campaigns.length));
    expect(new Set(campaigns.map(({ asset }) => asset)).size).toBeGreaterThan(1);
  },
);

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
