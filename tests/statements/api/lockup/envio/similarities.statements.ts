import { expect } from 'vitest';
import { statement } from '../../../statement';
import { expectEnums, expectSameNames, expectSameTypes } from '../../schemas';
import { where } from '../../support';

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

statement('batch-position-null', ({ indexer }) => {
  const alone = (vendor: 'the-graph' | 'envio') =>
    where(indexer.rowsOn('streams', vendor, 'LockupBatch'), { size: '1' });
  expect(alone('envio').length).toBeGreaterThan(0);
  for (const { position } of alone('the-graph')) expect(position).toBeNull();
  for (const { position } of alone('envio')) expect(position).toBe('0');
});

statement('contract-category-graph-envio', ({ indexer }) => {
  const stored = (vendor: 'the-graph' | 'envio') =>
    indexer.rowsOn('streams', vendor, 'Contract').map(({ category }) => category);
  expect(stored('the-graph')).toEqual(['Lockup', 'Flow']);
  expect(stored('envio')).toEqual(['lockup', 'flow']);
});
