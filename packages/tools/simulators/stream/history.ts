import type { FormRow, SimulatorForm } from './form';

/** Maximum number of changes that can be undone. */
const MAX_STEPS = 100;

/** A form before a change, and the changed field if there was only one. */
export interface Step {
  readonly before: SimulatorForm;
  readonly field: string | null;
}

const keysThatDiffer = <T extends object>(a: T, b: T) =>
  (Object.keys(a) as (keyof T)[]).filter((key) => a[key] !== b[key]);

/**
 * The only text field in which two forms differ, such as `deposit` or `rows[2].time`; otherwise
 * null.
 */
function changedField(a: SimulatorForm, b: SimulatorForm): string | null {
  const [key, ...others] = keysThatDiffer(a, b);
  if (key === undefined || others.length > 0) return null;
  if (key === 'model') return null;
  if (key !== 'rows') return key;
  if (a.rows.length !== b.rows.length) return null;
  const cells = a.rows.flatMap((row, i) =>
    keysThatDiffer<FormRow>(row, b.rows[i] ?? row).map((name) => `rows[${i}].${name}`),
  );
  return cells.length === 1 ? (cells[0] ?? null) : null;
}

/** Adds a step. Consecutive edits of one field are one step. */
export function addStep(
  past: readonly Step[],
  before: SimulatorForm,
  after: SimulatorForm,
): readonly Step[] {
  const field = changedField(before, after);
  const last = past.at(-1);
  if (field !== null && last?.field === field) return past;
  return [...past.slice(1 - MAX_STEPS), { before, field }];
}
