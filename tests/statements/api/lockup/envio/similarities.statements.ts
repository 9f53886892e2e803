import { expect } from 'vitest';
import { statement } from '../../../statement';
import { expectEnums, expectSameNames, expectSameTypes } from '../../schemas';

statement('both-vendors-run', ({ indexer }) => {
  expectSameNames(indexer, 'lockup');
  expectSameNames(indexer, 'flow');
  expectSameNames(indexer, 'airdrops');
});

statement('three-rules-explain', ({ indexer }) => {
  expectSameTypes(indexer, 'lockup');
  expectSameTypes(indexer, 'flow');
  expectSameTypes(indexer, 'airdrops');
});

statement('envio-scalar-lower-case', ({ indexer }) => {
  for (const [product, entity, category] of [
    ['lockup', 'LockupAction', 'Create'],
    ['flow', 'FlowAction', 'Create'],
    ['airdrops', 'Action', 'Create'],
  ] as const) {
    expectEnums(indexer, product);
    const query = `{ ${entity}(where: { category: { _eq: "${category}" } }) { id } }`;
    expect(indexer.fits(product, 'envio', query), product).toBe(true);
  }
});
