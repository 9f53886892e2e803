import { expect } from 'vitest';
import { inEachModel } from '../../../chains/each';
import { statement, DAY } from '../../../statement';
import { int, sum, text, where } from '../../support';

statement('streams-ended-cancelable-set', ({ indexer }) => {
  const rows = indexer.list('lockup/cancelable-of-sender', 'envio', 'LockupStream');
  const now = 1_788_307_200n;
  const expected = indexer
    .rows('streams', 'LockupStream')
    .filter((row) => row['cancelable'] === true && int(row, 'endTime') > now)
    .sort((a, b) => Number(int(a, 'endTime') - int(b, 'endTime')));
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
});

statement('flag-alone-enough-stays', async ({ indexer, lockup: every }) => {
  await inEachModel(every, async (lockup) => {
    const ended = indexer
      .rows('streams', 'LockupStream')
      .filter((row) => int(row, 'endTime') < 1_788_307_200n && row['cancelable'] === true);
    expect(ended.length).toBeGreaterThan(0);
    const id = await lockup.open({ total: 100n * DAY });
    await lockup.pass(100n * DAY);
    await lockup.reverts('SablierLockup_StreamSettled', 'sender', 'cancel', [id]);
  });
});

statement('amount-b-payout', ({ indexer }) => {
  const rows = indexer.list('lockup/withdrawals', 'envio', 'LockupAction');
  const [stream] = where(indexer.rows('streams', 'LockupStream'), { tokenId: '13' });
  expect(rows.length).toBeGreaterThan(0);
  expect(sum(rows, 'amountB')).toBe(int(stream, 'withdrawnAmount'));
  for (const row of rows) expect(row['addressB']).toBe(stream?.['recipient']);
});

statement('build-transaction-hash', ({ indexer }) => {
  const { data } = indexer.answer('lockup/batch', 'envio') as {
    data: { LockupBatch_by_pk: { streams: { id: string }[] } };
  };
  const ids = data.LockupBatch_by_pk.streams.map(({ id }) => id);
  expect(ids.length).toBe(2);
  for (const row of indexer.rows('streams', 'LockupStream')) {
    const built = `batch-${text(row, 'chainId')}-${text(row, 'sender')}-${text(row, 'hash')}`;
    expect(row['batch']).toBe(built);
  }
});

statement('lockup-pk-gives-unknown', ({ indexer }) => {
  expect(indexer.ask('lockup/one-stream', 'envio', { id: 'nothing' })).toEqual({
    data: { LockupStream_by_pk: null },
  });
});

statement('sample-tranched-segments', ({ indexer }) => {
  const { data } = indexer.answer('lockup/one-stream', 'envio') as {
    data: { LockupStream_by_pk: Record<string, unknown> };
  };
  const linear = ['cliff', 'cliffTime', 'cliffAmount', 'granularity', 'initial', 'initialAmount'];
  expect(data.LockupStream_by_pk).toMatchObject({
    category: 'LockupTranched',
    segments: [],
    ...Object.fromEntries(linear.map((field) => [field, null])),
  });
  expect(data.LockupStream_by_pk['tranches']).toHaveLength(4);
});

statement('envio-must-pass', ({ indexer }) => {
  const rows = indexer.list('lockup/of-wallet', 'envio', 'LockupStream');
  const who = '0xa11ce0000000000000000000000000000000000a';
  const passing = indexer
    .rows('streams', 'LockupStream')
    .filter((row) => [row['sender'], row['recipient'], row['proxender']].includes(who));
  expect(rows.length).toBe(Math.min(5, passing.length));
  for (const row of rows) expect(passing.map(({ id }) => id)).toContain(row.id);
  const nobody = { chainId: '2', who };
  expect(indexer.ask('lockup/of-wallet', 'envio', nobody)).toEqual({
    data: { LockupStream: [] },
  });
});

statement('both-products-share', ({ indexer }) => {
  const { data } = indexer.answer('lockup/with-flow', 'envio') as {
    data: Record<string, unknown[]>;
  };
  expect(Object.keys(data).sort()).toEqual(['FlowStream', 'LockupStream']);
  for (const rows of Object.values(data)) expect(rows.length).toBeGreaterThan(0);
});

statement('campaign-paid-tokens', async ({ indexer, airdropsV1_2 }) => {
  const rows = indexer.list('lockup/of-campaign', 'envio', 'LockupStream');
  const claims = where(indexer.rows('airdrops', 'Action'), { category: 'Claim' });
  const claimed = claims.map((row) => row['claimStreamId']);
  expect(rows.map(({ id }) => id).sort()).toEqual(claimed.sort());
  const campaign = await airdropsV1_2.campaign();
  await campaign.moves(() => campaign.claim('recipient'), {
    campaign: -100n * 10n ** 18n,
    lockupV1_2: 100n * 10n ** 18n,
  });
});

statement('no-root-field', ({ indexer }) => {
  for (const vendor of ['envio', 'the-graph'] as const)
    for (const root of indexer.roots('streams', vendor))
      expect(indexer.args('streams', vendor, root), root).not.toContain('alias');
  expect(indexer.list('lockup/by-alias', 'envio', 'LockupStream')).toHaveLength(1);
  expect(indexer.list('lockup/by-alias', 'the-graph', 'lockupStreams')).toHaveLength(1);
});

statement('watcher-holds-number', ({ indexer }) => {
  const [watcher] = indexer.rowsOn('streams', 'the-graph', 'Watcher');
  const streams = indexer.rows('streams', 'LockupStream').length;
  expect(int(watcher, 'lockupStreamCounter') - 1n).toBe(BigInt(streams));
  const { data } = indexer.answer('lockup/totals', 'envio') as {
    data: { streams: { aggregate: { count: number } } };
  };
  expect(data.streams.aggregate.count).toBe(streams);
});
