import { expect, test } from 'vitest';
import { readCsvFormats } from '@sablier-docs/protocol/csv-formats';
import { endTimeOf } from '@sablier-docs/protocol/lockup/end-time';
import { LOCKUP_SHAPES } from '@sablier-docs/protocol/lockup/shapes';
import {
  batchParts,
  flowCreationCalls,
  GAS_CAP,
  lockupCreationCalls,
  MOST_STREAMS_IN_BATCH,
  readBatch,
} from '@sablier-docs/tools/desks/creation';
import { streamedAmount } from '@sablier-docs/protocol/lockup/streamed-amount';
import { openChains } from '../chains';
import type { ContractActions } from '../chains/contract';
import { CHAIN, creatorsOn } from '../chains/creators';
import { movesOf, sendCalls } from '../chains/sent';
import { tokenAbi } from '../chains/token-abi';
import { dai, DAY } from '../chains/units';

/* What the tools write to create streams, sent as a wallet would and as the file for Safe says. */

/** Tokens out of nothing, without an approval. */
const mint = (contract: ContractActions, who: string, amount: bigint) =>
  contract
    .on({ address: contract.addressOf('dai'), abi: tokenAbi })
    .call(who, 'mint', [contract.addressOf(who), amount]);

const termsOf = ({ addressOf }: ContractActions) => ({
  chainId: CHAIN,
  token: addressOf('dai'),
  sender: addressOf('sender'),
  recipient: addressOf('recipient'),
  cancelable: true,
  transferable: true,
  shape: 'own',
});

test.each([false, true])(
  'Lockup v4.0: every shape of the simulator is created as drawn, from now: %s',
  async (fromNow) => {
    const { lockup } = await openChains(['lockup']);
    const { lockup: creator } = creatorsOn(lockup);
    for (const { id: shape, example } of LOCKUP_SHAPES) {
      const drawn = example();
      const { deposit } = drawn;
      await mint(lockup, 'other', deposit);
      const calls = lockupCreationCalls(creator, { ...termsOf(lockup), fromNow }, drawn);
      await movesOf(lockup, 'other', calls, { other: -deposit, lockup: deposit });
      const id = (await lockup.read('nextStreamId')) - 1n;
      const start = fromNow ? await lockup.now() : drawn.startTime;
      const shift = start - drawn.startTime;
      expect(await lockup.read<number>('getStartTime', [id]), shape).toBe(Number(start));
      expect(await lockup.read<number>('getEndTime', [id])).toBe(Number(endTimeOf(drawn) + shift));
      expect(await lockup.read('getDepositedAmount', [id])).toBe(deposit);
      expect(await lockup.read('ownerOf', [id])).toBe(lockup.accounts.recipient);
      expect(await lockup.read('getSender', [id])).toBe(lockup.accounts.sender);
      const now = await lockup.now();
      expect(await lockup.read('streamedAmountOf', [id])).toBe(streamedAmount(drawn, now - shift));
    }
  },
);

test('Lockup v4.0: without the approval, nothing is created', async () => {
  const { lockup } = await openChains(['lockup']);
  const stream = LOCKUP_SHAPES[0].example();
  await mint(lockup, 'other', stream.deposit);
  const terms = { ...termsOf(lockup), fromNow: true, cancelable: false, transferable: false };
  const calls = lockupCreationCalls(creatorsOn(lockup).lockup, terms, stream);
  await expect(sendCalls(lockup, 'other', calls.slice(1))).rejects.toThrow();
  await sendCalls(lockup, 'other', calls);
  const id = (await lockup.read('nextStreamId')) - 1n;
  expect(await lockup.read<boolean>('isCancelable', [id])).toBe(false);
  expect(await lockup.read<boolean>('isTransferable', [id])).toBe(false);
});

test('Flow v3.0: a payment stream with and without a deposit', async () => {
  const { flow } = await openChains(['flow']);
  const { flow: creator } = creatorsOn(flow);
  const stream = {
    balance: dai('30'),
    ratePerSecond: 10n ** 15n,
    snapshotTime: 0n,
    snapshotDebtScaled: 0n,
    tokenDecimals: 18,
    isVoided: false,
  };
  const terms = { ...termsOf(flow), transferable: false, startTime: 0n };
  await mint(flow, 'other', dai('30'));
  await movesOf(flow, 'other', flowCreationCalls(creator, terms, stream), {
    other: -dai('30'),
    flow: dai('30'),
  });
  await movesOf(
    flow,
    'stranger',
    flowCreationCalls(creator, terms, { ...stream, balance: 0n }),
    {},
  );
  await flow.pass(DAY);
  for (const [id, balance] of [
    [1n, dai('30')],
    [2n, 0n],
  ] as const) {
    expect(await flow.read('getBalance', [id])).toBe(balance);
    expect(await flow.read('totalDebtOf', [id])).toBe(DAY * 10n ** 15n);
    expect(await flow.read('ownerOf', [id])).toBe(flow.accounts.recipient);
    expect(await flow.read('getSender', [id])).toBe(flow.accounts.sender);
    expect(await flow.read<boolean>('isTransferable', [id])).toBe(false);
  }
});

const formats = readCsvFormats();
const address = (at: number) => `0x${(BigInt(at + 1) << 96n).toString(16).padStart(40, '0')}`;

/** Rows of a file, checked and read as the CSV checker does. */
function read(id: string, header: string, line: string, count: number) {
  const format = formats.find((one) => one.id === id);
  if (!format) throw new Error(`There is no format ${id}.`);
  const lines = Array.from({ length: count }, (_, at) => `${address(at)},${line}`);
  const text = [header, ...lines].join('\n');
  const found = readBatch(text, { format, decimals: 18, now: 0 }, 'utc');
  if ('problem' in found) throw new Error(found.problem);
  return { format, rows: found.rows };
}

test('SablierBatchLockup: the most expensive full part leaves a sixth of the cap', async () => {
  const { lockup } = await openChains(['lockup']);
  const { format, rows } = read(
    'lockup/range/linearUnlockCliff',
    'address,amount,startAt,endAt,unlockAmount,cliffAmount,cliffAt',
    '10,2027-02-01 00:00,2028-02-01 00:00,2.5,2.5,2027-05-01 00:00',
    MOST_STREAMS_IN_BATCH + 1,
  );
  const sum = dai('10') * BigInt(MOST_STREAMS_IN_BATCH + 1);
  await mint(lockup, 'other', sum);
  const [first, second] = batchParts(creatorsOn(lockup), format, termsOf(lockup), rows);
  const used = await sendCalls(lockup, 'other', first?.calls ?? []);
  expect(Number(used)).toBeLessThan((GAS_CAP * 5) / 6);
  await movesOf(lockup, 'other', second?.calls ?? [], { other: -dai('10'), lockup: dai('10') });
  expect(await lockup.balanceOf('lockup')).toBe(sum);
  const last = BigInt(MOST_STREAMS_IN_BATCH + 1);
  expect(String(await lockup.read('ownerOf', [last])).toLowerCase()).toBe(
    address(MOST_STREAMS_IN_BATCH),
  );
  expect(await lockup.read<number>('getCliffTime', [last])).toBe(
    Date.parse('2027-05-01T00:00:00Z') / 1_000,
  );
  expect(await lockup.read('getUnlockAmounts', [last])).toEqual({
    start: dai('2.5'),
    cliff: dai('2.5'),
  });
});

test.each([
  [
    'lockup/duration/cliff',
    'address,amount,duration,cliffAmount,cliffDuration',
    '10,100 days,1,10 days',
  ],
  ['lockup/duration/tranchedTimelock', 'address,amount,duration', '10,100 days'],
  ['lockup/duration/linear', 'address,amount,duration', '10,100 days'],
] as const)('SablierBatchLockup: %s counts from the block', async (id, header, line) => {
  const { lockup } = await openChains(['lockup']);
  const { format, rows } = read(id, header, line, 2);
  await mint(lockup, 'other', dai('20'));
  const [part] = batchParts(creatorsOn(lockup), format, termsOf(lockup), rows);
  await movesOf(lockup, 'other', part?.calls ?? [], { other: -dai('20'), lockup: dai('20') });
  const end = (await lockup.now()) + 100n * DAY;
  expect(await lockup.read<number>('getEndTime', [1n])).toBe(Number(end));
  await lockup.pass(5n * DAY);
  const streamed = id.endsWith('/linear') ? dai('0.5') : 0n;
  expect(await lockup.read('streamedAmountOf', [2n])).toBe(streamed);
});

test('Flow: a full part of payment streams fits the cap', async () => {
  const { flow } = await openChains(['flow']);
  const columns = formats.find(({ id }) => id === 'flow/stream')?.columns ?? [];
  const cells: Record<string, string> = {
    rateAmount: '86.4',
    rateInterval: 'day',
    initialDepositAmount: '10',
    startAt: '2026-12-31 00:00',
  };
  const names = columns.map(({ name }) => name);
  const line = names
    .slice(1)
    .map((name) => cells[name])
    .join(',');
  const { format, rows } = read('flow/stream', names.join(','), line, MOST_STREAMS_IN_BATCH);
  const sum = dai('10') * BigInt(MOST_STREAMS_IN_BATCH);
  await mint(flow, 'other', sum);
  const [part] = batchParts(creatorsOn(flow), format, termsOf(flow), rows);
  const used = await sendCalls(flow, 'other', part?.calls ?? []);
  expect(Number(used)).toBeLessThan((GAS_CAP * 5) / 6);
  expect(await flow.balanceOf('flow')).toBe(sum);
  expect(await flow.read('getRatePerSecond', [BigInt(MOST_STREAMS_IN_BATCH)])).toBe(10n ** 15n);
});
