import { expect } from 'vitest';
import { claim } from '../../claim';

const VENDORS = ['envio', 'the-graph'] as const;

claim('/api/flow/overview', 'The debt grows every second and is stored nowhere.', ({ indexer }) => {
  for (const vendor of VENDORS) {
    const fields = indexer.fields('streams', vendor, 'FlowStream');
    expect(
      fields.filter((name) => /debt/i.test(name) && !/^(snapshot|forgiven)/.test(name)),
    ).toEqual([]);
  }
});
