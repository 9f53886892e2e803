import { LOCKUP_SHAPES, type LockupShapeId } from '../../protocol/lockup/shapes';
import type { SimulatorForm } from './form';
import { presetForm } from './from-stream';
import { writeShared } from './share';

// The moment that one looks at is no part of a schedule.
const scheduleOf = (form: SimulatorForm) => writeShared({ ...form, at: '0s' });

let known: ReadonlyMap<string | null, LockupShapeId> | undefined;

/** The named shape whose worked example this is, whatever the moment; null for own values. */
export function presetOf(form: SimulatorForm): LockupShapeId | null {
  known ??= new Map(LOCKUP_SHAPES.map(({ id }) => [scheduleOf(presetForm(id)), id]));
  return known.get(scheduleOf(form)) ?? null;
}
