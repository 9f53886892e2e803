import { expect } from 'vitest';
import { claim } from '../../../claim';

claim(
  '/api/lockup/the-graph/architecture',
  'lockupStream(id: …, block: { number: … }) answers as of that block.',
  ({ indexer }) => {
    const query = '{ lockupStream(id: "a", block: { number: 1 }) { id } }';
    expect(indexer.fits('lockup', 'the-graph', query)).toBe(true);
  },
);

claim('/api/lockup/the-graph/architecture', 'Envio has no such argument.', ({ indexer }) => {
  for (const root of indexer.roots('streams', 'envio'))
    expect(indexer.args('streams', 'envio', root), root).not.toContain('block');
});
