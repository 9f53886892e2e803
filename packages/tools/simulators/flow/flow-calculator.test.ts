import { describe, expect, test } from 'vitest';
import { ratePerSecond, ratePerSecondAtLeast } from '@sablier-docs/protocol/flow/rate';
import { MAX_UINT128, MAX_UINT40 } from '@sablier-docs/protocol/solidity-types';
import { flowSolidity, flowTypescript } from './code';
import { debtsOf, depletionOf, roundingOf, streamOf } from './figures';
import { FIRST_FORM, PERIOD_NAMES, type FlowForm } from './form';
import { plotDataOf } from './plot-data';
import { readFlow } from './read-form';
import { readSharedFlow, writeSharedFlow } from './share';
import { switchDirection } from './switch-direction';

const START = 1_767_225_600n;
const read = (changes: Partial<FlowForm>) => readFlow({ ...FIRST_FORM, ...changes });
const problems = (changes: Partial<FlowForm>) => Object.fromEntries(read(changes).problems);

function firstStream(changes: Partial<FlowForm> = {}) {
  const stream = streamOf(read(changes));
  if (!stream) throw new Error(JSON.stringify(problems(changes)));
  return stream;
}

describe('rate', () => {
  test('1,000 of 6 decimals in 30 days, both ways of rounding', () => {
    expect(read({}).rate).toBe(385_802_469_135_802n);
    expect(read({ round: 'up' }).rate).toBe(385_802_469_135_803n);
    expect(read({ amount: '86400', period: 'day', round: 'up' }).rate).toBe(10n ** 18n);
  });

  test('own days and every named period agree with their seconds', () => {
    expect(read({ period: 'own', days: '30' }).rate).toBe(read({}).rate);
    for (const period of PERIOD_NAMES) expect(read({ period }).problems.size, period).toBe(0);
  });

  test('up never pays less than the amount, down never more', () => {
    for (const [amount, decimals, seconds] of [
      [1_000_000_000n, 6, 2_592_000n],
      [7n, 0, 3n],
      [1n, 18, 86_400n],
      [10n, 2, 31_536_000n],
    ] as const) {
      const down = roundingOf(amount, decimals, seconds, ratePerSecond(amount, decimals, seconds));
      const up = ratePerSecondAtLeast(amount, decimals, seconds);
      expect(down.owed).toBeLessThanOrEqual(amount);
      expect(down.errorScaled).toBeLessThanOrEqual(0n);
      expect(down.errorScaled).toBeGreaterThan(-seconds);
      expect(roundingOf(amount, decimals, seconds, up).owed).toBeGreaterThanOrEqual(amount);
    }
  });

  test('returns what the rounded rate of the example loses in a period', () => {
    const { amount, decimals, seconds, rate } = read({});
    expect(roundingOf(amount ?? 0n, decimals ?? 0, seconds ?? 1n, rate ?? 0n)).toEqual({
      owed: 999_999_999n,
      errorScaled: -1_216_000n + 0n,
    });
  });
});

describe('wrong input', () => {
  test.each<[Partial<FlowForm>, string, RegExp]>([
    [{ decimals: '19' }, 'decimals', /0 to 18/],
    [{ amount: 'much' }, 'amount', /not a number/],
    [{ amount: '0' }, 'amount', /above 0.*paused/],
    [{ amount: '0.000001', decimals: '18', period: 'year', round: 'down' }, 'none', /./],
    [{ amount: '0.000000000000000001', decimals: '18', period: 'day' }, 'amount', /round up/],
    [{ amount: String(MAX_UINT128), decimals: '0', period: 'second' }, 'amount', /UD21x18/],
    [{ period: 'own', days: '0' }, 'days', /from 1/],
    [{ period: 'own', days: '1.5' }, 'days', /whole number/],
    [{ from: 'rate', rate: '0.5' }, 'rate', /without a point/],
    [{ from: 'rate', rate: '0' }, 'rate', /paused/],
    [{ from: 'rate', rate: String(MAX_UINT128 + 1n) }, 'rate', /UD21x18/],
    [{ deposit: '-1' }, 'deposit', /0 or more/],
    [{ start: '25d' }, 'start', /date in UTC/],
    [{ at: 'payday' }, 'at', /distance from the start/],
  ])('marks the field of %j alone and says what is wrong', (changes, field, message) => {
    const found = problems(changes);
    expect(Object.keys(found)).toEqual(field === 'none' ? [] : [field]);
    if (field !== 'none') expect(found[field]).toMatch(message);
  });
});

describe('debt', () => {
  test('is uncovered by a quarter 40 days into a deposit for 30 days', () => {
    expect(debtsOf(firstStream(), START + 40n * 86_400n)).toEqual({
      snapshotScaled: 0n,
      ongoingScaled: 1_333_333_333_333_331_712_000n,
      total: 1_333_333_333n,
      covered: 1_000_000_000n,
      uncovered: 333_333_333n,
      refundable: 0n,
      status: 'STREAMING_INSOLVENT',
    });
  });

  test('depletion: one unit above the balance, none without one, beyond the last second', () => {
    expect(depletionOf(firstStream())).toEqual({ kind: 'at', time: START + 2_592_001n });
    expect(depletionOf(firstStream({ deposit: '' }))).toEqual({ kind: 'empty' });
    expect(depletionOf(firstStream({ from: 'rate', rate: '1' }))).toMatchObject({ kind: 'beyond' });
  });

  test('the plot reaches the moment, never past uint40 and never backwards', () => {
    const stream = firstStream();
    expect(plotDataOf(stream, 1n, null).end).toBe(START + (2_592_001n * 3n) / 2n);
    expect(plotDataOf(stream, 1n, MAX_UINT40).end).toBe(MAX_UINT40);
    const last = firstStream({ start: String(MAX_UINT40), from: 'rate', rate: '1' });
    expect(plotDataOf(last, 1n, null)).toMatchObject({ end: MAX_UINT40 + 1n, depletion: null });
    expect(plotDataOf(firstStream({ deposit: '' }), 2_592_000n, null).top).toBe(999_999_999n);
  });
});

describe('address', () => {
  test.each<Partial<FlowForm>>([
    {},
    { round: 'up', period: 'own', days: '7', at: '1h' },
    { from: 'rate', rate: String(MAX_UINT128), decimals: '0', deposit: '' },
    { start: '1970-01-01', at: '2000-01-01 12:00' },
  ])('reads the form with %j back from its own query', (changes) => {
    const form = { ...FIRST_FORM, ...changes };
    const query = writeSharedFlow(form);
    const back = readSharedFlow(query ?? '');
    expect(back?.rejected).toEqual([]);
    expect(readFlow(back?.form ?? FIRST_FORM)).toEqual(readFlow(form));
    expect(writeSharedFlow(back?.form ?? FIRST_FORM)).toBe(query);
  });

  test('without a parameter of the calculator says nothing; foreign ones stay', () => {
    expect(readSharedFlow('?q=rate')).toBeNull();
    const now = readSharedFlow('?start=0&amount=5');
    expect(now?.form.start).toBe('0');
    expect(now && writeSharedFlow(now.form)).toContain('&start=0&');
    expect(writeSharedFlow(FIRST_FORM)).toMatch(/^\?from=amount&decimals=6/);
    expect(writeSharedFlow({ ...FIRST_FORM, amount: '' })).toBeNull();
  });

  test.each([
    ['?from=both&round=sideways&period=fortnight', ['from', 'period', 'round']],
    ['?period=toString', ['period']],
    ['?decimals=99&amount=<script>', ['decimals', 'amount']],
    [`?rate=${'9'.repeat(1_000_000)}`, ['rate']],
    ['?rate=-1&days=1e3&deposit=0x10', ['days', 'rate', 'deposit']],
    ['?start=1d&at=%00', ['start', 'moment']],
  ])('%#: hostile values are named and replaced by defaults', (search, rejected) => {
    expect(readSharedFlow(search)).toEqual({ form: FIRST_FORM, rejected });
  });
});

describe('direction', () => {
  test('the computed rate becomes the typed one when the direction turns, and back', () => {
    const rate = switchDirection(FIRST_FORM, 'rate');
    expect(rate.rate).toBe('385802469135802');
    expect(switchDirection(rate, 'amount').amount).toBe('999.999999');
    expect(switchDirection({ ...FIRST_FORM, amount: 'x' }, 'rate').rate).toBe(FIRST_FORM.rate);
  });
});

describe('code', () => {
  test('calls createAndDeposit with a deposit, and create without one', () => {
    expect(flowSolidity(firstStream())).toMatchInlineSnapshot(`
      "UD21x18 ratePerSecond = ud21x18(385802469135802); // 0.000385802469135802 tokens per second
      uint256 streamId = FLOW.createAndDeposit({
          sender: msg.sender,
          recipient: recipient,
          ratePerSecond: ratePerSecond,
          startTime: 1767225600, // 2026-01-01 00:00 UTC
          token: TOKEN,
          transferable: true,
          amount: 1000e6
      });"
    `);
    expect(flowTypescript(firstStream())).toContain("parseUnits('1000', 6), // deposit");
    expect(flowSolidity(firstStream({ deposit: '' }))).toContain('FLOW.create({');
    expect(flowTypescript(firstStream({ deposit: '' }))).toContain("functionName: 'create',");
  });
});

describe('a start of 0', () => {
  const now = 1_800_000_000n;
  const reading = readFlow({ ...FIRST_FORM, start: '0', at: '40d' }, now);
  const stream = streamOf(reading);
  if (!stream) throw new Error('The form can be read.');

  test('is the time of the block, from which debt and depletion count', () => {
    expect(reading).toMatchObject({ start: now, startTime: 0n, at: now + 40n * 86_400n });
    expect(debtsOf(stream, now).total).toBe(0n);
    expect(depletionOf(stream)).toMatchObject({ kind: 'at', time: now + 30n * 86_400n + 1n });
  });

  test('is written as 0, the time of the block', () => {
    expect(flowSolidity(stream, 0n)).toContain('startTime: 0, // the time of the block');
    expect(flowTypescript(stream, 0n)).toContain('0, // start: the time of the block');
  });

  test('other starts do not depend on now', () => {
    expect(readFlow(FIRST_FORM, now)).toEqual(readFlow(FIRST_FORM));
  });
});
