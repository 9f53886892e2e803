import { expect } from 'vitest';
import { claim } from '../../claim';

claim(
  '/api/lockup/overview',
  'Price-gated streams of Lockup v4.0 have no row, so the numbers of a contract can have gaps.',
  ({ indexer }) => {
    for (const vendor of ['envio', 'the-graph'] as const) {
      expect(indexer.values('streams', vendor, 'LockupStreamCategory').sort()).toEqual([
        'LockupDynamic',
        'LockupLinear',
        'LockupTranched',
      ]);
    }
  },
);
