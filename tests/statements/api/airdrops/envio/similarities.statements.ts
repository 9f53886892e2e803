import { expect } from 'vitest';
import { statement } from '../../../statement';

statement('vca-redistribution-enabled', ({ indexer }) => {
  const stored = (vendor: 'the-graph' | 'envio') =>
    new Set(
      indexer
        .rowsOn('airdrops', vendor, 'Campaign')
        .filter(({ category }) => category !== 'VariableClaimAmount')
        .map(({ vcaRedistributionEnabled }) => vcaRedistributionEnabled),
    );
  expect(stored('the-graph')).toEqual(new Set([null]));
  expect(stored('envio')).toEqual(new Set([false]));
});
