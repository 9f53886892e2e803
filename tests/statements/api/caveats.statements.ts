import { expect } from 'vitest';
import { inEachModel } from '../chains/each';
import { statement, usdc, type Chains } from '../statement';
import { formOf, int, text, VENDORS } from './support';

type Indexer = Chains['indexer'];
type Entities = readonly (readonly ['streams' | 'airdrops', string])[];

/** Asserts the form of the id of every sample row of the entities. */
function expectIds(indexer: Indexer, form: string, entities: Entities): void {
  for (const vendor of VENDORS)
    for (const [name, entity] of entities)
      for (const row of indexer.rowsOn(name, vendor, entity))
        expect(text(row, 'id'), entity).toMatch(formOf(form));
}

statement('stream-contract', ({ indexer }) => {
  expectIds(indexer, '{contract}-{chainId}-{tokenId}', [
    ['streams', 'LockupStream'],
    ['streams', 'FlowStream'],
  ]);
  for (const row of indexer.rows('streams', 'FlowStream'))
    expect(row.id).toBe(`${text(row, 'contract')}-${text(row, 'chainId')}-${text(row, 'tokenId')}`);
});

statement('campaign-chain', ({ indexer }) => {
  expectIds(indexer, '{campaign}-{chainId}', [['airdrops', 'Campaign']]);
});

statement('action-chain', ({ indexer }) => {
  const entities: Entities = [
    ['streams', 'LockupAction'],
    ['streams', 'FlowAction'],
    ['airdrops', 'Action'],
  ];
  expectIds(indexer, 'action-{chainId}-{txHash}-{logIndex}', entities);
  for (const [name, entity] of entities)
    for (const row of indexer.rows(name, entity))
      expect(text(row, 'id')).toContain(`-${text(row, 'chainId')}-${text(row, 'hash')}-`);
});

statement('batch-chain', ({ indexer }) => {
  expectIds(indexer, 'batch-{chainId}-{sender}-{txHash}', [
    ['streams', 'LockupBatch'],
    ['streams', 'FlowBatch'],
  ]);
  for (const entity of ['LockupStream', 'FlowStream'])
    for (const row of indexer.rows('streams', entity))
      expect(row.batch).toBe(
        `batch-${text(row, 'chainId')}-${text(row, 'sender')}-${text(row, 'hash')}`,
      );
});

statement('token-asset', ({ indexer }) => {
  expectIds(indexer, 'asset-{chainId}-{address}', [
    ['streams', 'Asset'],
    ['airdrops', 'Asset'],
  ]);
});

statement('contract-chain', ({ indexer }) => {
  expectIds(indexer, 'contract-{chainId}-{address}', [['streams', 'Contract']]);
});

statement('factory-chain', ({ indexer }) => {
  expectIds(indexer, 'factory-{chainId}-{address}', [['airdrops', 'Factory']]);
});

statement('segment-stream', ({ indexer }) => {
  expectIds(indexer, 'segment-{streamId}-{position}', [['streams', 'Segment']]);
  for (const row of indexer.rows('streams', 'Segment'))
    expect(row.id).toBe(`segment-${text(row, 'stream')}-${text(row, 'position')}`);
});

statement('day-activity', ({ indexer }) => {
  expectIds(indexer, 'activity-{campaignId}-{day}', [['airdrops', 'Activity']]);
  for (const row of indexer.rows('airdrops', 'Activity'))
    expect(row.id).toBe(`activity-${text(row, 'campaign')}-${text(row, 'day')}`);
});

statement('batcher-chain', ({ indexer }) => {
  for (const entity of ['LockupBatcher', 'FlowBatcher']) {
    expect(indexer.rows('streams', entity)).not.toHaveLength(0);
    expectIds(indexer, 'batcher-{chainId}-{sender}', [['streams', entity]]);
  }
});

statement('indexer-info', ({ indexer }) => {
  for (const name of ['streams', 'airdrops'] as const) {
    const rows = indexer.rows(name, 'IndexerInfo');
    expect(rows).not.toHaveLength(0);
    for (const row of rows) expect(row.id).toBe(row.chainId);
  }
});

statement('counters-chain', ({ indexer }) => {
  expectIds(indexer, '{chainId}', [
    ['streams', 'Watcher'],
    ['airdrops', 'Watcher'],
  ]);
  for (const row of indexer.rows('streams', 'Watcher')) expect(row.id).toBe(row.chainId);
});

statement('subgraph-order-creation', ({ indexer }) => {
  const counters = {
    streams: [
      'flowActionCounter',
      'flowStreamCounter',
      'lockupActionCounter',
      'lockupStreamCounter',
    ],
    airdrops: ['actionCounter', 'campaignCounter'],
  };
  for (const vendor of VENDORS)
    for (const name of ['streams', 'airdrops'] as const) {
      const fields = indexer.fields(name, vendor, 'Watcher');
      expect(fields.filter((field) => /Counter$/.test(field)).sort()).toEqual(counters[name]);
    }
  for (const [name, entity] of [
    ['streams', 'LockupStream'],
    ['streams', 'LockupAction'],
    ['streams', 'FlowStream'],
    ['streams', 'FlowAction'],
    ['airdrops', 'Campaign'],
    ['airdrops', 'Action'],
  ] as const) {
    const rows = [...indexer.rows(name, entity)].sort((a, b) =>
      Number(int(a, 'subgraphId') - int(b, 'subgraphId')),
    );
    expect(rows.map((row) => int(row, 'subgraphId'))).toEqual(rows.map((_, i) => BigInt(i + 1)));
    const times = rows.map((row) => Number(int(row, 'timestamp')));
    expect(times).toEqual([...times].sort((a, b) => a - b));
  }
});

statement('range-set', ({ indexer }) => {
  const graph = '{ lockupStreams(where: { timestamp_gt: "1", id_in: ["a"] }) { id } }';
  const envio = '{ LockupStream(where: { timestamp: { _gt: "1" }, id: { _in: ["a"] } }) { id } }';
  expect(indexer.fits('lockup', 'the-graph', graph)).toBe(true);
  expect(indexer.fits('lockup', 'envio', envio)).toBe(true);
  expect(indexer.fits('lockup', 'envio', graph.replace('lockupStreams', 'LockupStream'))).toBe(
    false,
  );
});

statement('text-contains', ({ indexer }) => {
  const graph = indexer.filters('streams', 'the-graph', 'LockupStream_filter');
  for (const test of ['contains', 'starts_with'])
    expect(graph).toEqual(expect.arrayContaining([`alias_${test}`, `alias_${test}_nocase`]));
  const envio = indexer.filters('streams', 'envio', 'String_comparison_exp');
  expect(envio).toEqual(expect.arrayContaining(['_like', '_ilike', '_regex']));
  expect(envio).not.toContain('_contains');
});

statement('related-row', ({ indexer }) => {
  const graph = '{ lockupStreams(where: { asset_: { symbol: "USDC" } }) { id } }';
  const envio = '{ LockupStream(where: { asset: { symbol: { _eq: "USDC" } } }) { id } }';
  expect(indexer.fits('lockup', 'the-graph', graph)).toBe(true);
  expect(indexer.fits('lockup', 'the-graph', graph.replace('asset_', 'asset'))).toBe(false);
  expect(indexer.fits('lockup', 'envio', envio)).toBe(true);
});

statement('enum-category', ({ indexer }) => {
  const graph = (value: string) => `{ lockupActions(where: { category: ${value} }) { id } }`;
  const envio = (value: string) => `{ LockupAction(where: { category: ${value} }) { id } }`;
  expect(indexer.fits('lockup', 'the-graph', graph('Create'))).toBe(true);
  expect(indexer.fits('lockup', 'the-graph', graph('"Create"'))).toBe(false);
  expect(indexer.fits('lockup', 'envio', envio('{ _eq: "Create" }'))).toBe(true);
  expect(indexer.fits('lockup', 'envio', envio('Create'))).toBe(false);
});

statement('distinct-rows', ({ indexer }) => {
  expect(indexer.args('streams', 'envio', 'LockupStream')).toContain('distinct_on');
  const graph = indexer.args('streams', 'the-graph', 'lockupStreams');
  expect(graph.filter((name) => /distinct/i.test(name))).toEqual([]);
});

statement('counts-sums', ({ indexer }) => {
  expect(indexer.roots('streams', 'envio')).toContain('LockupStream_aggregate');
  expect(indexer.roots('streams', 'the-graph').join()).not.toMatch(/aggregate/i);
  expect(indexer.roots('streams', 'the-graph')).toContain('watcher');
});

statement('past-block', ({ indexer }) => {
  const graph = '{ lockupStreams(block: { number: 23000000 }) { id } }';
  expect(indexer.fits('lockup', 'the-graph', graph)).toBe(true);
  const envio = graph.replace('lockupStreams', 'LockupStream');
  expect(indexer.fits('lockup', 'envio', envio)).toBe(false);
});

statement('progress-meta', ({ indexer }) => {
  const graph = '{ _meta { block { number } } }';
  const envio = '{ _meta { chainId progressBlock } }';
  for (const group of ['lockup', 'airdrops'] as const) {
    expect(indexer.fits(group, 'the-graph', graph)).toBe(true);
    expect(indexer.fits(group, 'envio', envio)).toBe(true);
    expect(indexer.fits(group, 'envio', graph)).toBe(false);
    expect(indexer.fits(group, 'the-graph', envio)).toBe(false);
  }
});

statement('chain-vendor-not', ({ indexer }) => {
  const rows = indexer.ask('lockup/latest', 'envio', { chainId: '369369' });
  expect(rows).toEqual({ data: { LockupStream: [] } });
  const meta = indexer.ask('flow/sync-status', 'envio', { chainId: 369369 });
  expect(meta).toEqual({ data: { _meta: [] } });
  expect(indexer.list('flow/sync-status', 'envio', '_meta')).toHaveLength(1);
});

statement('unknown-id', ({ indexer }) => {
  const unknown = { id: 'nothing' };
  expect(indexer.ask('lockup/one-stream', 'the-graph', unknown)).toEqual({
    data: { lockupStream: null },
  });
  expect(indexer.ask('lockup/one-stream', 'envio', unknown)).toEqual({
    data: { LockupStream_by_pk: null },
  });
});

statement('streamed-withdrawable-refundable', ({ indexer }) => {
  const changing = /streamed|withdrawable|refundable|status|debt/i;
  for (const vendor of VENDORS)
    for (const entity of ['LockupStream', 'FlowStream']) {
      const fields = indexer.fields('streams', vendor, entity);
      // What a void wrote off is final.
      const stored = fields.filter((field) => changing.test(field) && field !== 'forgivenDebt');
      expect(stored).toEqual([]);
    }
});

statement('whether-still-canceled', async ({ lockup: every, indexer }) => {
  await inEachModel(every, async (lockup) => {
    const id = await lockup.open();
    const fromBlock = (await lockup.chain.getBlockNumber()) + 1n;
    await lockup.pass(100n * 86_400n);
    // No event, so no row changes.
    expect(await lockup.chain.getLogs({ address: lockup.address, fromBlock })).toEqual([]);
    expect(await lockup.read('isCancelable', [id])).toBe(false);
    await lockup.reverts('SablierLockup_StreamSettled', 'sender', 'cancel', [id]);
    expect(indexer.fields('streams', 'envio', 'LockupStream')).toContain('cancelable');
  });
});

statement('rate-per-second', async ({ flow, indexer }) => {
  const [row] = indexer.rows('streams', 'FlowStream');
  const rate = int(row, 'ratePerSecond');
  const id = await flow.open({ rate });
  await flow.pass(86_400n);
  // 200 USDC a day, less what the rounding takes.
  expect(await flow.read('totalDebtOf', [id])).toBe(usdc('199.999999'));
  expect(text(row, 'assetDecimalsValue')).toBe('6');
  expect(int(row, 'snapshotAmount') / 10n ** 12n).toBe(usdc('1999.999999'));
});

statement('one-row', ({ indexer }) => {
  const graph = '{ lockupStream(id: "a") { alias } }';
  const envio = '{ LockupStream_by_pk(id: "a") { alias } }';
  expect(indexer.fits('lockup', 'the-graph', graph)).toBe(true);
  expect(indexer.fits('lockup', 'envio', envio)).toBe(true);
  expect(indexer.fits('lockup', 'envio', graph)).toBe(false);
  expect(indexer.fits('lockup', 'the-graph', envio)).toBe(false);
});

statement('equal-version', ({ indexer }) => {
  const graph = (version: string) => `{ lockupStreams(where: { version: ${version} }) { id } }`;
  const envio = (version: string) => `{ LockupStream(where: { version: ${version} }) { id } }`;
  expect(indexer.fits('lockup', 'the-graph', graph('"v4.0"'))).toBe(true);
  expect(indexer.fits('lockup', 'envio', envio('{ _eq: "v4.0" }'))).toBe(true);
  expect(indexer.fits('lockup', 'envio', envio('"v4.0"'))).toBe(false);
});
