import { expect } from 'vitest';
import { statement } from '../../../statement';
import { expectEnums, expectSameNames, expectSameTypes } from '../../schemas';

statement('both-vendors-run', ({ indexer }) => expectSameNames(indexer, 'lockup'));

statement('three-rules-explain', ({ indexer }) => expectSameTypes(indexer, 'lockup'));

statement('envio-scalar-lower-case', ({ indexer }) => {
  expectEnums(indexer, 'lockup');
  const query = (value: string) =>
    `{ LockupAction(where: { category: { _eq: ${value} } }) { id } }`;
  expect(indexer.fits('lockup', 'envio', query('"Create"'))).toBe(true);
});
