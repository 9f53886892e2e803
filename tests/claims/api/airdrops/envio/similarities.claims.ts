import { expect } from 'vitest';
import { claim } from '../../../claim';
import { expectEnums, expectSameNames, expectSameTypes } from '../../schemas';

claim(
  '/api/airdrops/envio/similarities',
  'Both vendors run one data model, so every field of The Graph exists on Envio under the same name.',
  ({ indexer }) => expectSameNames(indexer, 'airdrops'),
);

claim(
  '/api/airdrops/envio/similarities',
  'Three rules explain most of the differences: integers are BigInt on The Graph and numeric on Envio; addresses and hashes are Bytes and String; and a relation on Envio is an object that can be null, beside an _id column that is null only where the schema allows it.',
  ({ indexer }) => expectSameTypes(indexer, 'airdrops'),
);

claim(
  '/api/airdrops/envio/similarities',
  'On Envio it is a scalar whose name is in lower case, and a filter takes the value in quotes.',
  ({ indexer }) => {
    expectEnums(indexer, 'airdrops');
    const query = (value: string) => `{ Action(where: { category: { _eq: ${value} } }) { id } }`;
    expect(indexer.fits('airdrops', 'envio', query('"Create"'))).toBe(true);
  },
);

claim(
  '/api/airdrops/envio/similarities',
  'vcaRedistributionEnabled of other campaigns | null | false',
  ({ indexer }) => {
    const stored = (vendor: 'the-graph' | 'envio') =>
      new Set(
        indexer
          .rowsOn('airdrops', vendor, 'Campaign')
          .filter(({ category }) => category !== 'VariableClaimAmount')
          .map(({ vcaRedistributionEnabled }) => vcaRedistributionEnabled),
      );
    expect(stored('the-graph')).toEqual(new Set([null]));
    expect(stored('envio')).toEqual(new Set([false]));
  },
);
