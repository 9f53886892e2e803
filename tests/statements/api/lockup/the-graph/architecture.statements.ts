import { expect } from 'vitest';
import { statement } from '../../../statement';

statement('lockup-stream-id', ({ indexer }) => {
  const query = '{ lockupStream(id: "a", block: { number: 1 }) { id } }';
  expect(indexer.fits('lockup', 'the-graph', query)).toBe(true);
});

statement('envio-no-argument', ({ indexer }) => {
  for (const root of indexer.roots('streams', 'envio'))
    expect(indexer.args('streams', 'envio', root), root).not.toContain('block');
});
