import { expect } from 'vitest';
import { isObjectType } from 'graphql';
import { envioCoverage } from '@sablier-docs/protocol/indexers/endpoints/envio';
import { graphDeployments } from '@sablier-docs/protocol/indexers/endpoints/the-graph';
import { statement, dai, DAY, usdc, type Chains } from '../statement';
import { formOf, text, VENDORS } from './support';

const isEntity = (indexer: Chains['indexer'], name: 'streams' | 'airdrops', entity: string) =>
  VENDORS.every((vendor) => isObjectType(indexer.schema(name, vendor).getType(entity)));

statement('streams-lockup', ({ indexer }) => {
  for (const entity of ['LockupStream', 'FlowStream', 'LockupAction', 'FlowAction', 'Asset']) {
    expect(isEntity(indexer, 'streams', entity), entity).toBe(true);
    if (entity !== 'Asset') expect(isEntity(indexer, 'airdrops', entity), entity).toBe(false);
  }
});

statement('airdrops-campaigns', ({ indexer }) => {
  for (const entity of ['Campaign', 'Action', 'Activity', 'Factory', 'Asset']) {
    expect(isEntity(indexer, 'airdrops', entity), entity).toBe(true);
    if (entity !== 'Asset') expect(isEntity(indexer, 'streams', entity), entity).toBe(false);
  }
  expect(indexer.values('airdrops', 'ActionCategory')).toContain('Claim');
});

statement('much-recipient-withdraw', async ({ indexer, lockup, flow }) => {
  const lock = await lockup.open({ deposit: dai('100'), total: 100n * DAY });
  const stream = await flow.open({ rate: 10n ** 18n });
  await lockup.pass(DAY);
  expect(await lockup.read('withdrawableAmountOf', [lock])).toBe(dai('1'));
  expect(await flow.read('withdrawableAmountOf', [stream])).toBe(usdc('1000'));
  for (const vendor of VENDORS)
    for (const entity of ['LockupStream', 'FlowStream'])
      expect(indexer.fields('streams', vendor, entity).join(' ')).not.toMatch(/withdrawable/i);
});

statement('index-look-like', ({ indexer }) => {
  for (const name of ['streams', 'airdrops'] as const) {
    for (const [vendor, has] of [
      ['the-graph', true],
      ['envio', false],
    ] as const)
      for (const root of indexer.roots(name, vendor))
        expect(indexer.args(name, vendor, root).includes('block'), root).toBe(has);
  }
  expect(indexer.fits('lockup', 'the-graph', '{ watchers(block: { number: 1 }) { id } }')).toBe(
    true,
  );
});

statement('much-deposited-token', ({ indexer }) => {
  const isSum = (root: string) => root.endsWith('_aggregate');
  for (const name of ['streams', 'airdrops'] as const) {
    expect(indexer.roots(name, 'envio').some(isSum)).toBe(true);
    expect(indexer.roots(name, 'the-graph').some(isSum)).toBe(false);
  }
  const { data } = indexer.answer('lockup/totals', 'envio') as {
    data: { ofToken: { aggregate: { sum: { depositAmount: unknown } } } };
  };
  expect(data.ofToken.aggregate.sum.depositAmount).toBeDefined();
});

statement('chains-two', ({ indexer }) => {
  expect(graphDeployments.length).toBe(19);
  expect(graphDeployments.filter(({ base }) => base).length).toBe(2);
  expect(new Set(envioCoverage.map(({ chainId }) => chainId)).size).toBe(28);
  expect(indexer.args('streams', 'envio', 'LockupStream')).toContain('where');
});

statement('only-denergy', ({ indexer }) => {
  const graph = graphDeployments.map(({ chainId }) => chainId);
  const envio = envioCoverage.map(({ chainId }) => chainId);
  const denergy = 369369;
  const lightlink = 1890;
  expect(graph.filter((id) => !envio.includes(id)).sort()).toEqual([lightlink, denergy]);
  expect(envio.filter((id) => !graph.includes(id)).length).toBe(11);
  expect(indexer.args('streams', 'the-graph', 'lockupStreams')).toContain('block');
  expect(indexer.args('streams', 'envio', 'LockupStream')).not.toContain('block');
  expect(indexer.roots('streams', 'envio')).toContain('LockupStream_aggregate');
  expect(indexer.roots('streams', 'the-graph').join()).not.toMatch(/aggregate/i);
});

statement('both-vendors-store', ({ indexer }) => {
  for (const [name, entity] of [
    ['streams', 'LockupStream'],
    ['streams', 'FlowStream'],
    ['airdrops', 'Campaign'],
  ] as const) {
    const stored = VENDORS.map((vendor) =>
      indexer.rowsOn(name, vendor, entity).map(({ id, alias }) => [id, alias]),
    );
    expect(stored[0]).toEqual(stored[1]);
  }
  for (const { id, alias, contract, chainId, tokenId } of indexer.rows('streams', 'LockupStream')) {
    expect(id).toBe(`${String(contract)}-${String(chainId)}-${String(tokenId)}`);
    expect(alias).toBe(`LK3-${String(chainId)}-${String(tokenId)}`);
  }
});

statement('campaigns-no-alias', ({ indexer }) => {
  for (const vendor of VENDORS)
    expect(indexer.fields('airdrops', vendor, 'Campaign')).not.toContain('alias');
  for (const row of indexer.rows('airdrops', 'Campaign')) {
    expect(text(row, 'id')).toMatch(formOf('{campaign}-{chainId}'));
    expect(row.id).toBe(`${text(row, 'address')}-${text(row, 'chainId')}`);
  }
});

statement('aliases-factories-appear', ({ indexer }) => {
  const types = Object.values(indexer.schema('airdrops', 'the-graph').getTypeMap());
  const withAlias = types.flatMap((type) =>
    isObjectType(type) && 'alias' in type.getFields() ? [type.name] : [],
  );
  expect(withAlias).toEqual(['Factory']);
});
