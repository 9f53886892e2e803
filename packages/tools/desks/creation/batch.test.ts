import { decodeFunctionData, getAddress, type Abi } from 'viem';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { abiOf } from '@sablier-docs/protocol/calls/abi';
import { readCreationFacts } from './contracts/read-facts';
import { readCsvFormats } from '@sablier-docs/protocol/csv-formats';
import { batchParts, MOST_STREAMS_IN_BATCH } from './batch';
import { readBatch, zonedUnixTime } from './batch-rows';
import { isBatchable, whyNoCalls } from './formats';

const ALICE = '0x8b1dD8774373729B7755202079F52D8c7444D335';
const BOB = '0xf26994E6Af0b95cCa8DFA22A0BC25E1f38a54C42';
/** Of all streams; no recipient. */
const SENDER = '0x2B4Ec09d7dE9C3A29D2b0F1CEE2f5DE3B1FB9a30';
const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const facts = readCreationFacts();
const formats = readCsvFormats();
const terms = { chainId: 1, token: TOKEN, sender: SENDER, cancelable: true, transferable: false };

const formatOf = (id: string) => {
  const format = formats.find((one) => one.id === id);
  if (!format) throw new Error(`There is no format ${id}.`);
  return format;
};

function rowsOf(id: string, text = formatOf(id).template) {
  const read = readBatch(text, { format: formatOf(id), decimals: 6, now: 0 }, 'utc');
  if ('problem' in read) throw new Error(read.problem);
  return read.rows;
}

const decode = (id: string, rows = rowsOf(id)) =>
  batchParts(facts, formatOf(id), terms, rows).map(({ calls }) => {
    const call = calls.at(-1);
    const isFlow = formatOf(id).product === 'flow';
    const abi: Abi = isFlow
      ? abiOf('flow', 'v3.0', 'SablierFlow')
      : abiOf('lockup', 'v4.0', 'SablierBatchLockup');
    return decodeFunctionData({ abi, data: call?.data as `0x${string}` });
  });

const first = (id: string) => (decode(id)[0]?.args?.[2] as unknown[])[0];
const common = { sender: SENDER, recipient: ALICE, cancelable: true, transferable: false };
const HOUR = 3_600;
const DAY = 24 * HOUR;

describe('the template of', () => {
  it('a cliff by duration becomes lengths', () => {
    expect(first('lockup/duration/cliff')).toEqual({
      ...common,
      depositAmount: 42_500_000n,
      durations: { cliff: (365 + 45) * DAY + 6 * HOUR, total: (2 * 365 + 20) * DAY },
      unlockAmounts: { start: 0n, cliff: 21_250_000n },
      granularity: 1,
      shape: 'cliff',
    });
  });

  it('unlocks and a cliff by dates become Unix seconds', () => {
    const at = (text: string) => Date.parse(`${text}:00Z`) / 1_000;
    expect(first('lockup/range/linearUnlockCliff')).toEqual({
      ...common,
      depositAmount: 42_500_000n,
      timestamps: { start: at('2027-01-12T16:15'), end: at('2029-01-24T16:15') },
      cliffTime: at('2027-01-23T16:15'),
      unlockAmounts: { start: 8_500_000n, cliff: 4_250_000n },
      granularity: 1,
      shape: 'linearUnlockCliff',
    });
  });

  it('a timelock by duration becomes one tranche', () => {
    expect(first('lockup/duration/tranchedTimelock')).toEqual({
      ...common,
      depositAmount: 42_500_000n,
      tranchesWithDuration: [{ amount: 42_500_000n, duration: (2 * 365 + 20) * DAY }],
      shape: 'tranchedTimelock',
    });
  });

  it('steps have their length, and a linear timelock one step of its whole length', () => {
    expect(first('lockup/range/linearStepper')).toMatchObject({ shape: 'linearStepper' });
    const daily = rowsOf(
      'lockup/duration/linearStepper',
      `address,amount,duration,granularity\n${ALICE},1,30 days,daily\n`,
    );
    expect(daily).toMatchObject([{ granularity: BigInt(DAY) }]);
    expect(decode('lockup/duration/linearStepper', daily)[0]?.args?.[2]).toMatchObject([
      { granularity: DAY, durations: { cliff: 0, total: 30 * DAY } },
    ]);
    const lock = rowsOf(
      'lockup/duration/linearTimelock',
      `address,amount,duration\n${ALICE},1,30 days\n`,
    );
    expect(decode('lockup/duration/linearTimelock', lock)[0]?.args?.[2]).toMatchObject([
      { granularity: 30 * DAY, durations: { cliff: 0, total: 30 * DAY } },
    ]);
  });

  it('steps by dates become tranches at even times, of which the last has what does not divide', () => {
    const id = 'lockup/range/tranchedStepper';
    const rows = rowsOf(
      id,
      `address,amount,startAt,endAt,stepCount\n${ALICE},100,2027-01-01 00:00,2027-01-31 00:00,3\n`,
    );
    const start = Date.parse('2027-01-01T00:00Z') / 1_000;
    const tranche = (amount: bigint, days: number) => ({ amount, timestamp: start + days * DAY });
    expect(decode(id, rows)[0]?.args?.[2]).toEqual([
      {
        ...common,
        depositAmount: 100_000_000n,
        startTime: start,
        tranches: [tranche(33_333_333n, 10), tranche(33_333_333n, 20), tranche(33_333_334n, 30)],
        shape: 'tranchedStepper',
      },
    ]);
  });

  it('steps by duration become lengths that add up to it', () => {
    const id = 'lockup/duration/tranchedStepper';
    const file = (steps: number) =>
      `address,amount,duration,stepCount\n${ALICE},100,1 hours,${steps}\n`;
    const [stream] = decode(id, rowsOf(id, file(7)))[0]?.args?.[2] as {
      tranchesWithDuration: { amount: bigint; duration: number }[];
    }[];
    const parts = stream?.tranchesWithDuration ?? [];
    expect(parts).toHaveLength(7);
    expect(parts.reduce((sum, { duration }) => sum + duration, 0)).toBe(HOUR);
    expect(parts.reduce((sum, { amount }) => sum + amount, 0n)).toBe(100_000_000n);
    const options = { format: formatOf(id), decimals: 6, now: 0 };
    expect(readBatch(file(401), options, 'utc')).toEqual({
      problem: expect.stringMatching(/^Row 2: Enter at most 400 steps/),
    });
  });

  it('streams of many steps are split by their gas, each row once and in order', () => {
    const id = 'lockup/duration/tranchedStepper';
    const counts = [400, 50, 12, 400, 1, 300, 120];
    const text = counts.map((count) => `${ALICE},100,30 days,${count}`).join('\n');
    const rows = rowsOf(id, `address,amount,duration,stepCount\n${text}\n`);
    const parts = batchParts(facts, formatOf(id), terms, rows);
    const steps = parts.map((part) => part.rows.map((row) => 'count' in row && Number(row.count)));
    expect(steps).toEqual([
      [400, 50, 12],
      [400, 1],
      [300, 120],
    ]);
  });

  it('every vesting format without calls says why', () => {
    const others = formats.filter((format) => format.product === 'lockup' && !isBatchable(format));
    expect(others).toHaveLength(10);
    for (const format of others) expect(whyNoCalls(format), format.id).toMatch(/\.$/);
  });

  it('every format that can be created has a call per file, and no other is offered', () => {
    const able = formats.filter(isBatchable).map(({ id }) => id);
    expect(able).toHaveLength(15);
    for (const id of able) expect(decode(id), id).toHaveLength(1);
  });
});

it('payment streams carry rate and first deposit, and none of 0 is deposited', () => {
  const id = 'flow/stream';
  const [header] = formatOf(id).template.split('\n');
  const cells: Record<string, string> = {
    address: ALICE,
    rateAmount: '30',
    rateInterval: 'month',
    initialDepositAmount: '0',
    startAt: '2027-01-31 09:00',
  };
  const other = { ...cells, address: BOB, rateAmount: '60', initialDepositAmount: '5' };
  const lines = [cells, other].map((own) =>
    (header ?? '')
      .trim()
      .split(',')
      .map((name) => own[name as keyof typeof other] ?? name),
  );
  const rows = rowsOf(id, [header, ...lines].join('\n'));
  const [decoded] = decode(id, rows);
  const calls = decoded?.args?.[0] as `0x${string}`[];
  const abi: Abi = abiOf('flow', 'v3.0', 'SablierFlow');
  const start = Date.parse('2027-01-31T09:00:00Z') / 1_000;
  const rate = (30n * 10n ** 18n) / 2_592_000n;
  const end = [start, TOKEN, false];
  expect(calls.map((data) => decodeFunctionData({ abi, data }))).toEqual([
    { functionName: 'create', args: [SENDER, ALICE, rate, ...end] },
    { functionName: 'createAndDeposit', args: [SENDER, BOB, 2n * rate, ...end, 5_000_000n] },
  ]);
  const [part] = batchParts(facts, formatOf(id), terms, rows);
  expect(part?.calls[0]?.args).toEqual([facts.flow.addresses[1], 5_000_000n]);
});

it('a long file is split into parts that hold each row once, and every part approves its own sum', () => {
  const id = 'lockup/duration/linear';
  const address = (at: number) => `0x${String(at + 1).padStart(40, '0')}`;
  const lines = Array.from(
    { length: 2 * MOST_STREAMS_IN_BATCH + 1 },
    (_, at) => `${address(at)},${at + 1},30 days`,
  );
  const rows = rowsOf(id, ['address,amount,duration', ...lines].join('\n'));
  const parts = batchParts(facts, formatOf(id), terms, rows);
  expect(parts.map(({ rows: some }) => some.length)).toEqual([
    MOST_STREAMS_IN_BATCH,
    MOST_STREAMS_IN_BATCH,
    1,
  ]);
  const spender = facts.batchLockup.addresses[1];
  const approved = parts.map(({ calls }) => calls[0]?.args);
  expect(approved).toEqual([1_830n, 5_430n, 121n].map((sum) => [spender, sum * 1_000_000n]));
  const created = decode(id, rows).flatMap(
    ({ args }) => args?.[2] as { recipient: string; depositAmount: bigint }[],
  );
  expect(created.map((stream) => [stream.recipient, stream.depositAmount])).toEqual(
    lines.map((_, at) => [getAddress(address(at)), BigInt(at + 1) * 1_000_000n]),
  );
  expect(rows.at(-1)?.row).toBe(2 * MOST_STREAMS_IN_BATCH + 2);
});

it('mistakes are repaired as the checker says, and what is doubtful stops all', () => {
  const options = { format: formatOf('lockup/duration/linear'), decimals: 6, now: 0 };
  const spaced = `address,amount,duration\n${ALICE}, 1.5 ,30 day\n`;
  expect(readBatch(spaced, options, 'utc')).toMatchObject({
    rows: [{ amount: 1_500_000n, end: 2_592_000n }],
  });
  for (const bad of ['1e3', '-1', '1.0000001', '']) {
    const text = `address,amount,duration\n${ALICE},${bad},30 days\n`;
    expect(readBatch(text, options, 'utc'), bad).toHaveProperty('problem');
  }
});

it('a date on the clock of the device is moved by its distance from UTC', () => {
  const wall = BigInt(Date.UTC(2027, 6, 1, 12, 0));
  const shift = BigInt(new Date(2027, 6, 1, 12, 0).getTimezoneOffset()) * 60n;
  expect(zonedUnixTime(wall, 'utc')).toBe(wall / 1_000n);
  expect(zonedUnixTime(wall, 'device')).toBe(wall / 1_000n + shift);
});

describe('on a clock with daylight saving time', () => {
  beforeEach(() => vi.stubEnv('TZ', 'America/New_York'));
  afterEach(() => vi.unstubAllEnvs());
  const utc = (hour: number, minute: number, day: number, month: number) =>
    BigInt(Date.UTC(2027, month - 1, day, hour, minute));

  it.each([
    ['skipped', utc(2, 30, 14, 3)],
    ['shown twice', utc(1, 30, 7, 11)],
  ])('a time that is %s has no second', (_, wall) => {
    expect(zonedUnixTime(wall, 'device')).toBeNull();
    expect(zonedUnixTime(wall, 'utc')).toBe(wall / 1_000n);
  });

  it.each([
    [utc(1, 59, 14, 3), 5],
    [utc(3, 0, 14, 3), 4],
    [utc(0, 59, 7, 11), 4],
    [utc(2, 0, 7, 11), 5],
  ])('the minutes around it have one: %s', (wall, hours) => {
    expect(zonedUnixTime(wall, 'device')).toBe(wall / 1_000n + BigInt(hours * HOUR));
  });

  it('a change of half an hour counts too', () => {
    vi.stubEnv('TZ', 'Australia/Lord_Howe');
    expect(zonedUnixTime(utc(2, 15, 3, 10), 'device')).toBeNull();
    expect(zonedUnixTime(utc(1, 45, 4, 4), 'device')).toBeNull();
  });

  it('the row is refused by the number that the spreadsheet shows', () => {
    const format = formatOf('lockup/range/linear');
    const [header = ''] = format.template.split('\n');
    const line = (start: string) =>
      header
        .split(',')
        .map(
          (name) => ({ address: ALICE, amount: '1', startAt: start })[name] ?? '2028-06-01 12:00',
        )
        .join(',');
    const text = [header, line('2027-06-01 12:00'), '', line('2027-03-14 02:30')].join('\n');
    const options = { format, decimals: 6, now: 0 };
    expect(readBatch(text, options, 'device')).toEqual({
      problem: expect.stringMatching(/^Row 4: .* in UTC/) as string,
    });
    expect(readBatch(text, options, 'utc')).toHaveProperty('rows.1.row', 4);
  });
});
