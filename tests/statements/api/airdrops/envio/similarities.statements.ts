import { expect } from 'vitest';
import { statement } from '../../../statement';
import { expectEnums, expectSameNames, expectSameTypes } from '../../schemas';

statement('both-vendors-run', ({ indexer }) => expectSameNames(indexer, 'airdrops'));

statement('three-rules-explain', ({ indexer }) => expectSameTypes(indexer, 'airdrops'));

statement('envio-scalar-lower-case', ({ indexer }) => {
  expectEnums(indexer, 'airdrops');
  const query = (value: string) => `{ Action(where: { category: { _eq: ${value} } }) { id } }`;
  expect(indexer.fits('airdrops', 'envio', query('"Create"'))).toBe(true);
});

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
