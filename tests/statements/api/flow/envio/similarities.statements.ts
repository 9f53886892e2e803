import { expect } from 'vitest';
import { statement } from '../../../statement';
import { expectEnums, expectSameNames, expectSameTypes } from '../../schemas';

statement('both-vendors-run', ({ indexer }) => expectSameNames(indexer, 'flow'));

statement('three-rules-explain', ({ indexer }) => expectSameTypes(indexer, 'flow'));

statement('envio-scalar-lower-case', ({ indexer }) => {
  expectEnums(indexer, 'flow');
  const query = (value: string) => `{ FlowAction(where: { category: { _eq: ${value} } }) { id } }`;
  expect(indexer.fits('flow', 'envio', query('"Create"'))).toBe(true);
});
