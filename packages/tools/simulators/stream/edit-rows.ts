import { SECONDS_PER_DAY } from '@sablier-docs/protocol/seconds';
import { shortDuration } from '@sablier-docs/kit/inputs/durations';
import { valueOf } from '@sablier-docs/kit/inputs/parsed';
import { readTime } from '@sablier-docs/kit/inputs/times';
import { MAX_ROWS, type FormRow, type SimulatorForm } from './form';

const MONTH = 30n * SECONDS_PER_DAY;

/** A new last row of 0 tokens, at the same interval as the previous two. */
function nextRow({ rows, start }: SimulatorForm): FormRow {
  const from = valueOf(readTime(start)) ?? 0n;
  const time = (row: FormRow | undefined) => (row ? valueOf(readTime(row.time, from)) : from);
  const last = time(rows.at(-1)) ?? from;
  const before = time(rows.at(-2)) ?? from;
  const gap = rows.length > 0 && last > before ? last - before : MONTH;
  return { amount: '0', exponent: '1', time: shortDuration(last - from + gap) };
}

/** The form with one more row; unchanged at the limit. */
export const addRow = (form: SimulatorForm): SimulatorForm =>
  form.rows.length >= MAX_ROWS ? form : { ...form, rows: [...form.rows, nextRow(form)] };

export const removeRow = (form: SimulatorForm, index: number): SimulatorForm => ({
  ...form,
  rows: form.rows.filter((_, i) => i !== index),
});

export const changeRow = (
  form: SimulatorForm,
  index: number,
  change: Partial<FormRow>,
): SimulatorForm => ({
  ...form,
  rows: form.rows.map((row, i) => (i === index ? { ...row, ...change } : row)),
});
