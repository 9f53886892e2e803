import { UNIT } from '@sablier-docs/protocol/unit';
import { LOCKUP_SHAPES, type LockupShapeId } from '@sablier-docs/protocol/lockup/shapes';
import type {
  DynamicStream,
  LinearStream,
  LockupStream,
  TranchedStream,
} from '@sablier-docs/protocol/lockup/types';
import { SECONDS_PER_DAY } from '@sablier-docs/protocol/seconds';
import type { SimulatorForm } from './form';
import { readForm } from './read-form';

/** The named shape of a stream, independent of amounts and dates; null for an unnamed curve. */
export function shapeIdOf(stream: LockupStream): LockupShapeId | null {
  switch (stream.model) {
    case 'linear':
      return ofLinear(stream);
    case 'dynamic':
      return ofSegments(stream);
    case 'tranched':
      return ofTranches(stream);
  }
}

function ofLinear({ startTime, endTime, cliffTime, unlocks, granularity }: LinearStream) {
  const hasCliff = cliffTime > 0n;
  if (granularity > 1n) {
    if (hasCliff || unlocks.start > 0n) return null;
    return granularity === endTime - startTime ? 'linearTimelock' : 'linearStepper';
  }
  if (unlocks.start > 0n) return hasCliff ? 'linearUnlockCliff' : 'linearUnlockLinear';
  return hasCliff ? 'cliff' : 'linear';
}

function ofSegments({ segments }: DynamicStream) {
  // `-` for a segment without tokens, `!` for an unlock within a second, `^` for a curve that rises.
  const signs = segments.map(({ amount, exponent, timestamp }, i) => {
    if (amount === 0n) return '-';
    const before = segments[i - 1];
    if (before && timestamp - before.timestamp === 1n) return '!';
    return exponent > UNIT ? '^' : '/';
  });
  const names: Readonly<Record<string, LockupShapeId>> = {
    '^': 'dynamicExponential',
    '-!^': 'dynamicCliffExponential',
    '-!-!': 'dynamicDoubleUnlock',
  };
  return names[signs.join('')] ?? null;
}

function ofTranches({ startTime, tranches }: TranchedStream) {
  if (tranches.length === 1) return 'tranchedTimelock';
  const days = tranches.map(
    ({ timestamp }, i) => (timestamp - (tranches[i - 1]?.timestamp ?? startTime)) / SECONDS_PER_DAY,
  );
  const everyGap = (from: bigint, to: bigint) => days.every((gap) => gap >= from && gap <= to);
  const later = tranches.slice(1);
  if (everyGap(28n, 31n) && later.every(({ amount }, i) => amount === tranches[i]?.amount)) {
    return 'tranchedMonthly';
  }
  const isRising = later.every(({ amount }, i) => amount > (tranches[i]?.amount ?? 0n));
  return everyGap(365n, 366n) && isRising ? 'tranchedBackweighted' : null;
}

const isName = (label: string) => LOCKUP_SHAPES.some(({ id }) => id === label);

/**
 * Updates the label of a form after the reader has changed a named shape. Custom labels, and labels
 * of a form that cannot be read, stay.
 */
export function updateShapeLabel(form: SimulatorForm): SimulatorForm {
  if (!isName(form.shape)) return form;
  const { stream } = readForm(form);
  if (!stream) return form;
  const shape = shapeIdOf(stream) ?? '';
  return shape === form.shape ? form : { ...form, shape };
}
