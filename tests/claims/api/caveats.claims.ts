import { expect } from 'vitest';
import { claim, usdc, type Chains } from '../claim';
import { formOf, int, text, VENDORS, where } from './support';

type Indexer = Chains['indexer'];
type Entities = readonly (readonly ['streams' | 'airdrops', string])[];

/** Asserts the form of the id of every sample row of the entities. */
function expectIds(indexer: Indexer, form: string, entities: Entities): void {
  for (const vendor of VENDORS)
    for (const [name, entity] of entities)
      for (const row of indexer.rowsOn(name, vendor, entity))
        expect(text(row, 'id'), entity).toMatch(formOf(form));
}

claim('/api/caveats', 'stream | {contract}-{chainId}-{tokenId}', ({ indexer }) => {
  expectIds(indexer, '{contract}-{chainId}-{tokenId}', [
    ['streams', 'LockupStream'],
    ['streams', 'FlowStream'],
  ]);
  for (const row of indexer.rows('streams', 'FlowStream'))
    expect(row.id).toBe(`${text(row, 'contract')}-${text(row, 'chainId')}-${text(row, 'tokenId')}`);
});

claim('/api/caveats', 'campaign | {campaign}-{chainId}', ({ indexer }) => {
  expectIds(indexer, '{campaign}-{chainId}', [['airdrops', 'Campaign']]);
});

claim('/api/caveats', 'action | action-{chainId}-{txHash}-{logIndex}', ({ indexer }) => {
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

claim('/api/caveats', 'batch | batch-{chainId}-{sender}-{txHash}', ({ indexer }) => {
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

claim('/api/caveats', 'token | asset-{chainId}-{address}', ({ indexer }) => {
  expectIds(indexer, 'asset-{chainId}-{address}', [
    ['streams', 'Asset'],
    ['airdrops', 'Asset'],
  ]);
});

claim('/api/caveats', 'contract | contract-{chainId}-{address}', ({ indexer }) => {
  expectIds(indexer, 'contract-{chainId}-{address}', [['streams', 'Contract']]);
});

claim('/api/caveats', 'factory | factory-{chainId}-{address}', ({ indexer }) => {
  expectIds(indexer, 'factory-{chainId}-{address}', [['airdrops', 'Factory']]);
});

claim('/api/caveats', 'segment | segment-{streamId}-{position}', ({ indexer }) => {
  expectIds(indexer, 'segment-{streamId}-{position}', [['streams', 'Segment']]);
  for (const row of indexer.rows('streams', 'Segment'))
    expect(row.id).toBe(`segment-${text(row, 'stream')}-${text(row, 'position')}`);
});

claim('/api/caveats', 'day | activity-{campaignId}-{day}', ({ indexer }) => {
  expectIds(indexer, 'activity-{campaignId}-{day}', [['airdrops', 'Activity']]);
  for (const row of indexer.rows('airdrops', 'Activity'))
    expect(row.id).toBe(`activity-${text(row, 'campaign')}-${text(row, 'day')}`);
});

claim('/api/caveats', 'batcher | batcher-{chainId}-{sender}', ({ indexer }) => {
  for (const entity of ['LockupBatcher', 'FlowBatcher']) {
    expect(indexer.rows('streams', entity)).not.toHaveLength(0);
    expectIds(indexer, 'batcher-{chainId}-{sender}', [['streams', entity]]);
  }
});

claim('/api/caveats', 'IndexerInfo | {chainId}', ({ indexer }) => {
  for (const name of ['streams', 'airdrops'] as const) {
    const rows = indexer.rows(name, 'IndexerInfo');
    expect(rows).not.toHaveLength(0);
    for (const row of rows) expect(row.id).toBe(row.chainId);
  }
});

claim('/api/caveats', 'counters | {chainId}', ({ indexer }) => {
  expectIds(indexer, '{chainId}', [
    ['streams', 'Watcher'],
    ['airdrops', 'Watcher'],
  ]);
  for (const row of indexer.rows('streams', 'Watcher')) expect(row.id).toBe(row.chainId);
});

claim(
  '/api/caveats',
  'subgraphId counts the rows of a chain in the order of creation, with a sequence of its own for each of Lockup streams, Lockup actions, Flow streams, Flow actions, campaigns and campaign actions.',
  ({ indexer }) => {
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
  },
);

claim(
  '/api/caveats',
  'Range, set | timestamp_gt, id_in | timestamp: { _gt: … }, id: { _in: […] }',
  ({ indexer }) => {
    const graph = '{ lockupStreams(where: { timestamp_gt: "1", id_in: ["a"] }) { id } }';
    const envio = '{ LockupStream(where: { timestamp: { _gt: "1" }, id: { _in: ["a"] } }) { id } }';
    expect(indexer.fits('lockup', 'the-graph', graph)).toBe(true);
    expect(indexer.fits('lockup', 'envio', envio)).toBe(true);
    expect(indexer.fits('lockup', 'envio', graph.replace('lockupStreams', 'LockupStream'))).toBe(
      false,
    );
  },
);

claim(
  '/api/caveats',
  'Text | _contains, _starts_with, with _nocase | _like, _ilike, _regex',
  ({ indexer }) => {
    const graph = indexer.filters('streams', 'the-graph', 'LockupStream_filter');
    for (const test of ['contains', 'starts_with'])
      expect(graph).toEqual(expect.arrayContaining([`alias_${test}`, `alias_${test}_nocase`]));
    const envio = indexer.filters('streams', 'envio', 'String_comparison_exp');
    expect(envio).toEqual(expect.arrayContaining(['_like', '_ilike', '_regex']));
    expect(envio).not.toContain('_contains');
  },
);

claim(
  '/api/caveats',
  'Related row | asset_: { symbol: "USDC" } | asset: { symbol: { _eq: "USDC" } }',
  ({ indexer }) => {
    const graph = '{ lockupStreams(where: { asset_: { symbol: "USDC" } }) { id } }';
    const envio = '{ LockupStream(where: { asset: { symbol: { _eq: "USDC" } } }) { id } }';
    expect(indexer.fits('lockup', 'the-graph', graph)).toBe(true);
    expect(indexer.fits('lockup', 'the-graph', graph.replace('asset_', 'asset'))).toBe(false);
    expect(indexer.fits('lockup', 'envio', envio)).toBe(true);
  },
);

claim('/api/caveats', 'Enum | category: Create | category: { _eq: "Create" }', ({ indexer }) => {
  const graph = (value: string) => `{ lockupActions(where: { category: ${value} }) { id } }`;
  const envio = (value: string) => `{ LockupAction(where: { category: ${value} }) { id } }`;
  expect(indexer.fits('lockup', 'the-graph', graph('Create'))).toBe(true);
  expect(indexer.fits('lockup', 'the-graph', graph('"Create"'))).toBe(false);
  expect(indexer.fits('lockup', 'envio', envio('{ _eq: "Create" }'))).toBe(true);
  expect(indexer.fits('lockup', 'envio', envio('Create'))).toBe(false);
});

claim('/api/caveats', 'Distinct rows | none | distinct_on', ({ indexer }) => {
  expect(indexer.args('streams', 'envio', 'LockupStream')).toContain('distinct_on');
  const graph = indexer.args('streams', 'the-graph', 'lockupStreams');
  expect(graph.filter((name) => /distinct/i.test(name))).toEqual([]);
});

claim(
  '/api/caveats',
  'Counts, sums | none; counters in watcher | LockupStream_aggregate',
  ({ indexer }) => {
    expect(indexer.roots('streams', 'envio')).toContain('LockupStream_aggregate');
    expect(indexer.roots('streams', 'the-graph').join()).not.toMatch(/aggregate/i);
    expect(indexer.roots('streams', 'the-graph')).toContain('watcher');
  },
);

claim('/api/caveats', 'Past block | block: { number: 23000000 } | none', ({ indexer }) => {
  const graph = '{ lockupStreams(block: { number: 23000000 }) { id } }';
  expect(indexer.fits('lockup', 'the-graph', graph)).toBe(true);
  const envio = graph.replace('lockupStreams', 'LockupStream');
  expect(indexer.fits('lockup', 'envio', envio)).toBe(false);
});

claim(
  '/api/caveats',
  'Progress | _meta { block { number } } | _meta { chainId progressBlock }',
  ({ indexer }) => {
    const graph = '{ _meta { block { number } } }';
    const envio = '{ _meta { chainId progressBlock } }';
    for (const group of ['lockup', 'airdrops'] as const) {
      expect(indexer.fits(group, 'the-graph', graph)).toBe(true);
      expect(indexer.fits(group, 'envio', envio)).toBe(true);
      expect(indexer.fits(group, 'envio', graph)).toBe(false);
      expect(indexer.fits(group, 'the-graph', envio)).toBe(false);
    }
  },
);

claim(
  '/api/caveats',
  'Chain that the vendor does not index | there is no address | an empty list, and no row in _meta',
  ({ indexer }) => {
    const rows = indexer.ask('lockup/latest', 'envio', { chainId: '369369' });
    expect(rows).toEqual({ data: { LockupStream: [] } });
    const meta = indexer.ask('flow/sync-status', 'envio', { chainId: 369369 });
    expect(meta).toEqual({ data: { _meta: [] } });
    expect(indexer.list('flow/sync-status', 'envio', '_meta')).toHaveLength(1);
  },
);

claim('/api/caveats', 'Unknown id | null | null', ({ indexer }) => {
  const unknown = { id: 'nothing' };
  expect(indexer.ask('lockup/one-stream', 'the-graph', unknown)).toEqual({
    data: { lockupStream: null },
  });
  expect(indexer.ask('lockup/one-stream', 'envio', unknown)).toEqual({
    data: { LockupStream_by_pk: null },
  });
});

claim(
  '/api/caveats',
  'Streamed, withdrawable and refundable amounts, status and debt change with time, so no row stores them.',
  ({ indexer }) => {
    const changing = /streamed|withdrawable|refundable|status|debt/i;
    for (const vendor of VENDORS)
      for (const entity of ['LockupStream', 'FlowStream']) {
        const fields = indexer.fields('streams', vendor, entity);
        // What a void wrote off is final.
        const stored = fields.filter((field) => changing.test(field) && field !== 'forgivenDebt');
        expect(stored).toEqual([]);
      }
  },
);

claim(
  '/api/caveats',
  'Whether a Lockup stream can still be canceled changes with time too: the flag cancelable stays true when a stream ends, although the contract then refuses.',
  async ({ lockup, indexer }) => {
    const id = await lockup.open();
    const fromBlock = (await lockup.chain.getBlockNumber()) + 1n;
    await lockup.pass(100n * 86_400n);
    // No event, so no row changes.
    expect(await lockup.chain.getLogs({ address: lockup.address, fromBlock })).toEqual([]);
    expect(await lockup.read('isCancelable', [id])).toBe(false);
    await lockup.reverts('SablierLockup_StreamSettled', 'sender', 'cancel', [id]);
    expect(indexer.fields('streams', 'envio', 'LockupStream')).toContain('cancelable');
  },
);

claim(
  '/api/caveats',
  'A batch of one stream has position null on The Graph and 0 on Envio.',
  ({ indexer }) => {
    const alone = (vendor: 'the-graph' | 'envio') =>
      where(indexer.rowsOn('streams', vendor, 'LockupBatch'), { size: '1' });
    expect(alone('envio').length).toBeGreaterThan(0);
    for (const { position } of alone('the-graph')) expect(position).toBeNull();
    for (const { position } of alone('envio')) expect(position).toBe('0');
  },
);

claim(
  '/api/caveats',
  'Contract.category is Lockup or Flow on The Graph, lockup or flow on Envio.',
  ({ indexer }) => {
    const stored = (vendor: 'the-graph' | 'envio') =>
      indexer.rowsOn('streams', vendor, 'Contract').map(({ category }) => category);
    expect(stored('the-graph')).toEqual(['Lockup', 'Flow']);
    expect(stored('envio')).toEqual(['lockup', 'flow']);
  },
);

claim(
  '/api/caveats',
  'ratePerSecond, snapshotAmount of Flow | 18 decimals, whatever the token',
  async ({ flow, indexer }) => {
    const [row] = indexer.rows('streams', 'FlowStream');
    const rate = int(row, 'ratePerSecond');
    const id = await flow.open({ rate });
    await flow.pass(86_400n);
    // 200 USDC a day, less what the rounding takes.
    expect(await flow.read('totalDebtOf', [id])).toBe(usdc('199.999999'));
    expect(text(row, 'assetDecimalsValue')).toBe('6');
    expect(int(row, 'snapshotAmount') / 10n ** 12n).toBe(usdc('1999.999999'));
  },
);
