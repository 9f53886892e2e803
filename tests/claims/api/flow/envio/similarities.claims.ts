import { expect } from 'vitest';
import { claim } from '../../../claim';
import { expectEnums, expectSameNames, expectSameTypes } from '../../schemas';

claim(
  '/api/flow/envio/similarities',
  'Both vendors run one data model, so every field of The Graph exists on Envio under the same name.',
  ({ indexer }) => expectSameNames(indexer, 'flow'),
);

claim(
  '/api/flow/envio/similarities',
  'Three rules explain most of the differences: integers are BigInt on The Graph and numeric on Envio; addresses and hashes are Bytes and String; and a relation on Envio is an object that can be null, beside an _id column that is null only where the schema allows it.',
  ({ indexer }) => expectSameTypes(indexer, 'flow'),
);

claim(
  '/api/flow/envio/similarities',
  'On Envio it is a scalar whose name is in lower case, and a filter takes the value in quotes.',
  ({ indexer }) => {
    expectEnums(indexer, 'flow');
    const query = (value: string) =>
      `{ FlowAction(where: { category: { _eq: ${value} } }) { id } }`;
    expect(indexer.fits('flow', 'envio', query('"Create"'))).toBe(true);
  },
);
