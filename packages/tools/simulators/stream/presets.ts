import { LOCKUP_SHAPES, type LockupShapeId } from '@sablier-docs/protocol/lockup/shapes';
import type { SimulatorForm } from './form';
import { presetForm } from './from-stream';
import { writeSharedStream } from './share';

// The time that the reader looks at does not belong to the schedule.
const scheduleOf = (form: SimulatorForm) => writeSharedStream({ ...form, at: '0s' });

let known: ReadonlyMap<string | null, LockupShapeId> | undefined;

/**
 * The named shape whose example this is, apart from the time that the reader looks at; null for
 * custom values.
 */
export function presetOf(form: SimulatorForm): LockupShapeId | null {
  known ??= new Map(LOCKUP_SHAPES.map(({ id }) => [scheduleOf(presetForm(id)), id]));
  return known.get(scheduleOf(form)) ?? null;
}
