import { expect } from 'vitest';
import type { FlowRow } from '../../../../../examples/api/flow-debt';
import { byEachCaller } from '../../../chains/each';
import { statement } from '../../../statement';
import { int, sum, text, where } from '../../support';

statement('answer-all-inputs', ({ indexer }) => {
  const needed: Record<keyof FlowRow | 'contract' | 'tokenId', true> = {
    snapshotAmount: true,
    ratePerSecond: true,
    lastAdjustmentTimestamp: true,
    startTime: true,
    withdrawnAmount: true,
    availableAmount: true,
    assetDecimalsValue: true,
    contract: true,
    tokenId: true,
  };
  for (const row of indexer.list('flow/by-recipient', 'envio', 'FlowStream'))
    expect(Object.keys(row)).toEqual(expect.arrayContaining(Object.keys(needed)));
});

statement('amount', ({ indexer }) => {
  const deposits = indexer.list('flow/deposits', 'envio', 'FlowAction');
  const [stream] = indexer.rows('streams', 'FlowStream');
  expect(deposits.length).toBe(2);
  expect(sum(deposits, 'amountA')).toBe(int(stream, 'depositedAmount'));
});

statement('anybody-deposit-address', async ({ indexer, flow }) => {
  const id = await flow.open({ deposit: 0n });
  const args = [id, 5n, 'sender', 'recipient'];
  await byEachCaller(flow, id, async (who) => {
    await flow.fund(who, 5n, 'usdc');
    await flow.moves(() => flow.call(who, 'deposit', args), {
      [`${who}.usdc`]: -5n,
      'flow.usdc': 5n,
    });
  });
  const rows = where(indexer.rows('streams', 'FlowAction'), { category: 'Deposit' });
  for (const row of rows) expect(row['addressA']).toBe(row['from']);
});

statement('size-leaves-streams', ({ indexer }) => {
  const batches = indexer.list('flow/batches', 'envio', 'FlowBatch');
  expect(batches.length).toBe(1);
  for (const batch of batches) {
    expect(int(batch, 'size')).toBeGreaterThanOrEqual(2n);
    const streams = where(indexer.rows('streams', 'FlowStream'), { batch: text(batch, 'id') });
    expect(BigInt(streams.length)).toBe(int(batch, 'size'));
  }
});

statement('chain-envio-index-no', ({ indexer }) => {
  const unknown = indexer.ask('flow/sync-status', 'envio', { chainId: 369369 });
  expect(unknown).toEqual({ data: { _meta: [] } });
  expect(indexer.list('flow/sync-status', 'envio', '_meta')).toMatchObject([{ chainId: 1 }]);
});

statement('chain-int-numeric', ({ indexer }) => {
  const meta = (value: string) => `{ _meta(where: { chainId: { _eq: ${value} } }) { isReady } }`;
  expect(indexer.fits('flow', 'envio', meta('1'))).toBe(true);
  expect(indexer.fits('flow', 'envio', meta('"1"'))).toBe(false);
  const streams = '{ FlowStream(where: { chainId: { _eq: "1" } }) { id } }';
  expect(indexer.fits('flow', 'envio', streams)).toBe(true);
});
