import { describe, expect, test } from 'vitest';
import { EXAMPLE_START, LOCKUP_SHAPES } from '@sablier-docs/protocol/lockup/shapes';
import { MAX_ROWS, type SimulatorForm } from './form';
import { presetForm } from './from-stream';
import { addStep, type Step } from './history';
import { validateForm } from './validate';
import { pasteRows } from './paste-rows';
import { pastNotice, startNow } from './past-dates';
import { updateShapeLabel, shapeIdOf } from './shape-id';
import { switchModel } from './switch-model';

const cliff = presetForm('cliff');

describe('the shape label', () => {
  test.each(LOCKUP_SHAPES.map((shape) => [shape.id, shape.example()] as const))(
    'of the example of %s is its name',
    (id, stream) => expect(shapeIdOf(stream)).toBe(id),
  );

  test('follows an edit that makes another shape of a named one', () => {
    const label = (part: Partial<SimulatorForm>) => updateShapeLabel({ ...cliff, ...part }).shape;
    expect(label({ deposit: '7', unlockCliff: '1' })).toBe('cliff');
    expect(label({ cliff: '', unlockCliff: '0' })).toBe('linear');
    expect(label({ cliff: '', unlockCliff: '0', unlockStart: '5' })).toBe('linearUnlockLinear');
    expect(label({ unlockStart: '5' })).toBe('linearUnlockCliff');
    expect(label({ step: '1d' })).toBe('');
    const monthly = presetForm('tranchedMonthly');
    const rows = monthly.rows.map((row, i) => (i === 3 ? { ...row, amount: '11' } : row));
    expect(updateShapeLabel({ ...monthly, rows }).shape).toBe('');
  });

  test('of the reader, and of what cannot be read, stays', () => {
    expect(updateShapeLabel({ ...cliff, cliff: '', shape: 'team 2027' }).shape).toBe('team 2027');
    expect(updateShapeLabel({ ...cliff, cliff: 'soon' }).shape).toBe('cliff');
  });
});

describe('another model and back', () => {
  const back = (there: SimulatorForm) => switchModel(there, 'linear', cliff);

  test('has the cliff and the unlock again', () => {
    for (const model of ['dynamic', 'tranched'] as const) {
      expect(back(switchModel(cliff, model))).toEqual(cliff);
    }
  });

  test('with the deposit, the decimals and the dates that were changed in between', () => {
    const there = switchModel(cliff, 'dynamic');
    // eslint-disable-next-line rows/one-value -- the way back reads the deposit alone
    const rows = there.rows.map((row) => ({ ...row, amount: '300', time: '200d' }));
    const changed = { deposit: '300', decimals: '6', start: '2027-01-01 00:00 UTC', at: '150d' };
    const again = back({ ...there, rows, ...changed });
    expect(again).toMatchObject({ ...changed, end: '200d', cliff: cliff.cliff });
    expect(again.unlockCliff).toBe(cliff.unlockCliff);
    expect(validateForm(again).problems).toEqual([]);
  });

  test('drops the cliff when the deposit changed to one that it does not fit', () => {
    const there = switchModel(cliff, 'dynamic');
    // eslint-disable-next-line rows/one-value -- the way back reads the deposit alone
    const rows = there.rows.map((row) => ({ ...row, amount: '10', time: '200d' }));
    const again = back({ ...there, deposit: '10', rows });
    expect(again).toMatchObject({ model: 'linear', deposit: '10', cliff: '' });
    const tranches = presetForm('tranchedMonthly');
    const other = switchModel(
      { ...switchModel(tranches, 'linear'), deposit: '7' },
      'tranched',
      tranches,
    );
    expect(validateForm(other).problems).toEqual([]);
  });
});

describe('undo', () => {
  const run = (...forms: SimulatorForm[]): readonly Step[] =>
    forms
      .slice(1)
      .reduce<readonly Step[]>((steps, after, i) => addStep(steps, forms[i] ?? cliff, after), []);

  test('letters typed into one field are one step, other fields are others', () => {
    const a = { ...cliff, deposit: '1' };
    const b = { ...cliff, deposit: '12' };
    const c = { ...b, end: '90d' };
    const steps = run(cliff, a, b, c, switchModel(c, 'dynamic'));
    expect(steps.map(({ before }) => before)).toEqual([cliff, b, c]);
  });

  test('cells of rows are fields, a row more is a step of its own', () => {
    const form = presetForm('tranchedBackweighted');
    const cell = (index: number, amount: string) => ({
      ...form,
      rows: form.rows.map((row, i) => (i === index ? { ...row, amount } : row)),
    });
    const shorter = { ...form, rows: form.rows.slice(1) };
    const steps = run(form, cell(0, '1'), cell(0, '12'), shorter, { ...shorter, rows: [] });
    expect(steps).toHaveLength(3);
  });
});

describe('cells of a spreadsheet', () => {
  const form = presetForm('tranchedTimelock');

  test('fill as many rows as were pasted', () => {
    const pasted = pasteRows(form, 0, 'amount', '10\t30d\r\n20\t60d\r\n70\t90d\r\n');
    expect(pasted?.rows.map(({ amount, time }) => [amount, time])).toEqual([
      ['10', '30d'],
      ['20', '60d'],
      ['70', '90d'],
    ]);
    expect(validateForm(pasted ?? form).problems).toEqual([]);
  });

  test('from a cell in the middle, and with all columns from the first', () => {
    const segments = presetForm('dynamicCliffExponential');
    expect(pasteRows(segments, 1, 'exponent', '2\n3')?.rows.map((row) => row.exponent)).toEqual([
      '1',
      '2',
      '3',
    ]);
    const wide = pasteRows(segments, 2, 'time', '5\t2\t100d\n6\t3\t200d')?.rows;
    expect(wide?.slice(2)).toEqual([
      { amount: '5', exponent: '2', time: '100d' },
      { amount: '6', exponent: '3', time: '200d' },
    ]);
  });

  test('one cell is the field’s own, and too much is refused as a whole', () => {
    expect(pasteRows(form, 0, 'amount', '10\n')).toBeNull();
    expect(pasteRows(form, 0, 'time', '1\t2\t3')).toBeNull();
    expect(pasteRows(form, 0, 'time', '1d\t2d\n')).not.toBeNull();
    expect(pasteRows(form, 0, 'amount', '1\n'.repeat(MAX_ROWS + 1))).toBeNull();
    const full = pasteRows(form, 0, 'amount', '1\n'.repeat(MAX_ROWS)) ?? form;
    expect(full.rows).toHaveLength(MAX_ROWS);
    expect(pasteRows(full, MAX_ROWS - 2, 'amount', '2\n3')?.rows).toHaveLength(MAX_ROWS);
    expect(pasteRows(full, MAX_ROWS - 1, 'amount', '2\n3')).toBeNull();
  });
});

describe('dates in the past', () => {
  const { stream } = validateForm(cliff);
  if (!stream) throw new Error('The example is accepted.');

  test('are named, the end before the start', () => {
    expect(pastNotice(stream, EXAMPLE_START - 1n)).toBeNull();
    expect(pastNotice(stream, EXAMPLE_START)).toBeNull();
    expect(pastNotice(stream, EXAMPLE_START + 1n)).toMatch(/^The start is in the past/);
    expect(pastNotice(stream, EXAMPLE_START + 100n * 86_400n)).toMatch(/^The end is in the past/);
  });

  test('are over with a start at the next full minute', () => {
    const now = EXAMPLE_START + 200n * 86_400n + 59n;
    const moved = validateForm(startNow(cliff, now)).stream;
    expect(moved?.startTime).toBe(now + 1n);
    expect(moved && pastNotice(moved, now)).toBeNull();
  });
});
