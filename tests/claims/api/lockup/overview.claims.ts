import { expect } from 'vitest';
import { claim } from '../../claim';

claim(
  '/api/lockup/overview',
  'Price-gated streams of Lockup v4.0 have no row, so the numbers of a contract can have gaps.',
  ({ indexer }) => {
    expect(indexer.values('streams', 'LockupStreamCategory').sort()).toEqual([
      'LockupDynamic',
      'LockupLinear',
      'LockupTranched',
    ]);
  },
);
