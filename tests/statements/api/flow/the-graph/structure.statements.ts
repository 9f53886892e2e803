import { expect } from 'vitest';
import { debtOf, type FlowRow } from '../../../../../examples/api/flow-debt';
import { statement, DAY, eth, usdc } from '../../../statement';
import { int, text, where } from '../../support';

statement('ten-days-after', async ({ indexer, flow }) => {
  const [row] = indexer.rows('streams', 'FlowStream');
  const now = int(row, 'lastAdjustmentTimestamp') + 10n * DAY;
  expect(debtOf(row as unknown as FlowRow, now).total).toBe(usdc('2099.999999'));
  // The same stream on the contract.
  const id = await flow.open({ rate: 1_157_407_407_407_407n, deposit: usdc('6000') });
  await flow.pass(20n * DAY);
  await flow.call('sender', 'adjustRatePerSecond', [id, int(row, 'ratePerSecond')]);
  await flow.call('recipient', 'withdraw', [id, 'recipient', usdc('1900')]);
  await flow.pass(10n * DAY);
  expect(await flow.read('totalDebtOf', [id])).toBe(usdc('2099.999999'));
});

statement('arithmetic-contract', async ({ indexer, flow }) => {
  const rate = 1_157_407_407_407_407n;
  const start = await flow.now();
  const id = await flow.open({ rate, deposit: usdc('150') });
  const row = {
    snapshotAmount: '0',
    ratePerSecond: String(rate),
    lastAdjustmentTimestamp: String(start),
    startTime: String(start),
    withdrawnAmount: '0',
    availableAmount: String(usdc('150')),
    assetDecimalsValue: '6',
  };
  const agree = async () => {
    const now = await flow.now();
    expect(debtOf(row, now)).toEqual({
      total: await flow.read('totalDebtOf', [id]),
      covered: await flow.read('coveredDebtOf', [id]),
    });
  };
  await flow.pass(DAY + 7n);
  await agree();
  await flow.call('recipient', 'withdraw', [id, 'recipient', usdc('33')]);
  Object.assign(row, {
    withdrawnAmount: String(usdc('33')),
    availableAmount: String(usdc('117')),
  });
  await flow.pass(13n);
  await agree();
  await flow.call('sender', 'adjustRatePerSecond', [id, 2n * rate]);
  Object.assign(row, {
    snapshotAmount: String(rate * (DAY + 20n)),
    ratePerSecond: String(2n * rate),
    lastAdjustmentTimestamp: String(await flow.now()),
  });
  await flow.pass(3n * DAY + 1n);
  await agree();
  expect(Object.keys(row).filter((key) => !fieldsOf(indexer).includes(key))).toEqual([]);
});

const fieldsOf = (indexer: { fields: (...args: never) => string[] }): string[] =>
  (indexer.fields as (a: string, b: string, c: string) => string[])(
    'streams',
    'the-graph',
    'FlowStream',
  );

statement('covered-smaller-available', async ({ flow }) => {
  const id = await flow.open({ rate: eth('1'), deposit: usdc('100') });
  await flow.pass(60n);
  expect(await flow.read('coveredDebtOf', [id])).toBe(usdc('60'));
  await flow.pass(60n);
  expect(await flow.read('getBalance', [id])).toBe(usdc('100'));
  expect(await flow.read('coveredDebtOf', [id])).toBe(usdc('100'));
});

statement('paused-stays-false', async ({ flow }) => {
  const id = await flow.open({ rate: 0n });
  expect(await flow.statusOf(id)).toBe('PAUSED_SOLVENT');
  // The index learns of a pause by its event; there is none.
  const logs = await flow.chain.getContractEvents({
    abi: flow.abi,
    address: flow.address,
    eventName: 'PauseFlowStream',
    fromBlock: 0n,
  });
  expect(logs).toEqual([]);
});

statement('adjust-null', ({ indexer }) => {
  const [adjusted] = where(indexer.rows('streams', 'FlowAction'), { category: 'Adjust' });
  const [stream] = where(indexer.rows('streams', 'FlowStream'), {
    id: text(adjusted, 'stream'),
  });
  const [created] = where(indexer.rows('streams', 'FlowAction'), {
    category: 'Create',
    stream: text(adjusted, 'stream'),
  });
  expect(adjusted).toMatchObject({ addressA: null, addressB: null });
  expect(adjusted?.['amountA']).toBe(created?.['amountA']);
  expect(adjusted?.['amountB']).toBe(stream?.['ratePerSecond']);
});

statement('create-sender', ({ indexer }) => {
  const stream = where(indexer.rows('streams', 'FlowStream'), { tokenId: '8' })[0];
  const [created] = where(indexer.rows('streams', 'FlowAction'), {
    category: 'Create',
    stream: text(stream, 'id'),
  });
  expect(created).toMatchObject({
    addressA: stream?.['sender'],
    addressB: stream?.['recipient'],
    amountA: stream?.['ratePerSecond'],
    amountB: null,
  });
});
