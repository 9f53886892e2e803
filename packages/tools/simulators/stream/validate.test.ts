import { describe, expect, test } from 'vitest';
import { LOCKUP_SHAPES } from '@sablier-docs/protocol/lockup/shapes';
import { MAX_ROWS, type SimulatorForm } from './form';
import { presetForm } from './from-stream';
import { validateForm } from './validate';
import { presetOf } from './presets';
import { addRow, changeRow, removeRow } from './edit-rows';
import { switchModel } from './switch-model';

const refused = (form: SimulatorForm) =>
  validateForm(form).problems.map(
    ({ field, error }) => `${field}: ${error?.split('_')[1] ?? 'unread'}`,
  );
const cliff = presetForm('cliff');
const yearly = presetForm('tranchedBackweighted');
const curve = presetForm('dynamicCliffExponential');

test('every preset is accepted and recognized', () => {
  for (const { id, example } of LOCKUP_SHAPES) {
    expect(validateForm(presetForm(id)), id).toMatchObject({ stream: example(), problems: [] });
    expect(presetOf({ ...presetForm(id), at: '3d' })).toBe(id);
  }
  expect(presetOf({ ...cliff, deposit: '101' })).toBeNull();
  expect(presetOf({ ...cliff, deposit: 'x' })).toBeNull();
});

describe('each rule of the contract marks the field to change', () => {
  test.each<[SimulatorForm, string[]]>([
    [{ ...presetForm('linear'), deposit: '0' }, ['deposit: DepositAmountZero']],
    [{ ...cliff, cliff: '100d' }, ['cliff: CliffTimeNotLessThanEndTime']],
    [{ ...cliff, cliff: '0d' }, ['cliff: StartTimeNotLessThanCliffTime']],
    [{ ...cliff, cliff: '' }, ['unlockCliff: CliffTimeZeroUnlockAmountNotZero']],
    [{ ...presetForm('linear'), end: '0s' }, ['end: StartTimeNotLessThanEndTime']],
    [{ ...cliff, step: '76d' }, ['step: GranularityTooHigh']],
    [{ ...cliff, unlockStart: '75.1' }, ['unlockStart: UnlockAmountsSumTooHigh']],
    [{ ...cliff, start: '0' }, ['start: StartTimeZero']],
    [{ ...yearly, rows: [] }, ['rows: TrancheCountZero']],
    [{ ...curve, rows: [] }, ['rows: SegmentCountZero']],
    [{ ...yearly, deposit: '99' }, ['deposit: DepositAmountNotEqualToTrancheAmountsSum']],
    [{ ...curve, deposit: '99' }, ['deposit: DepositAmountNotEqualToSegmentAmountsSum']],
    [changeRow(yearly, 2, { time: '730d' }), ['rows[2].time: TrancheTimestampsNotOrdered']],
    [
      changeRow(yearly, 0, { time: '0d' }),
      ['rows[0].time: StartTimeNotLessThanFirstTrancheTimestamp'],
    ],
    [changeRow(curve, 1, { time: '10d' }), ['rows[1].time: SegmentTimestampsNotOrdered']],
    [changeRow(curve, 0, { exponent: '19' }), ['rows[0].exponent: unread']],
    [changeRow(yearly, 3, { amount: '' }), ['rows[3].amount: unread']],
    [{ ...cliff, decimals: '19', cliff: 'soon' }, ['decimals: unread', 'cliff: unread']],
    [{ ...cliff, shape: 'x'.repeat(33) }, ['shape: unread']],
  ])('%#', (form, expected) => {
    expect(refused(form)).toEqual(expected);
  });

  test('a sum is said in tokens', () => {
    const { problems, sum } = validateForm({ ...yearly, decimals: '6', deposit: '99.5' });
    expect(sum).toBe(100_000_000n);
    expect(problems[0]?.message).toBe(
      'Make the tranches add up to the deposit: they add up to 100 tokens.',
    );
  });

  test('an unreadable moment or label leaves the stream standing', () => {
    expect(validateForm({ ...cliff, at: '' }).stream).not.toBeNull();
    expect(validateForm({ ...cliff, at: '' }).at).toBeNull();
    expect(validateForm({ ...cliff, shape: 'é' }).shape).toBeNull();
  });
});

describe('another model', () => {
  test.each(['linear', 'dynamic', 'tranched'] as const)('%s keeps deposit, start and end', (to) => {
    for (const { id } of LOCKUP_SHAPES) {
      const before = validateForm(presetForm(id)).stream;
      const after = validateForm(switchModel(presetForm(id), to));
      expect(after.problems).toEqual([]);
      expect(after.stream?.deposit).toBe(before?.deposit);
      expect(after.stream?.startTime).toBe(before?.startTime);
    }
  });

  test('three units in two seconds become one tranche', () => {
    const tiny = { ...presetForm('linear'), decimals: '0', deposit: '3', end: '2s' };
    expect(validateForm(switchModel(tiny, 'tranched')).stream).toMatchObject({
      tranches: [{ amount: 3n }],
    });
  });

  test('begins anew when the present form is wrong', () => {
    expect(switchModel({ ...cliff, deposit: '' }, 'tranched')).toEqual(yearly);
  });
});

describe('rows', () => {
  test('a new one comes as far after the last as that after the one before', () => {
    expect(addRow(yearly).rows.at(-1)).toEqual({ amount: '0', exponent: '1', time: '1825d' });
    expect(addRow({ ...yearly, rows: [] }).rows).toEqual([
      { amount: '0', exponent: '1', time: '30d' },
    ]);
    expect(addRow(changeRow(yearly, 3, { time: '?' })).rows.at(-1)?.time).toBe('30d');
  });

  test('end at the limit, and are taken out by index', () => {
    let form = yearly;
    for (let i = 0; i < MAX_ROWS * 2; i += 1) form = addRow(form);
    expect(form.rows).toHaveLength(MAX_ROWS);
    expect(validateForm(form).problems).toEqual([]);
    expect(removeRow(yearly, 1).rows.map(({ time }) => time)).toEqual(['365d', '1095d', '1460d']);
  });
});
