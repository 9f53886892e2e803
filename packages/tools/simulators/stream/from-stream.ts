import { UNIT } from '@sablier-docs/protocol/unit';
import { endTimeOf } from '@sablier-docs/protocol/lockup/end-time';
import { shapeById } from '@sablier-docs/protocol/lockup/shape-by-id';
import type { LockupShapeId } from '@sablier-docs/protocol/lockup/shapes';
import type { LockupStream } from '@sablier-docs/protocol/lockup/types';
import { formatUtc } from '@sablier-docs/protocol/time';
import { fieldAmount } from '@sablier-docs/kit/inputs/amounts';
import { shortDuration } from '@sablier-docs/kit/inputs/durations';
import type { FormRow, SimulatorForm } from './form';

interface FormOptions {
  readonly decimals: number;
  readonly shape: string;
  /** Unix seconds; by default the middle of the stream. */
  readonly at?: bigint;
}

/** Fixed-point exponents have 18 decimals for every token. */
export const EXPONENT_DECIMALS = 18;

/**
 * The form of a stream: the start as a date, other times relative to it, or as Unix seconds if they
 * are before it. The stream must have parts.
 */
export function formOf(stream: LockupStream, { decimals, shape, at }: FormOptions): SimulatorForm {
  const { startTime } = stream;
  const end = endTimeOf(stream);
  const time = (value: bigint) =>
    value < startTime ? value.toString() : shortDuration(value - startTime);
  const amount = (units: bigint) => fieldAmount(units, decimals);
  const linear = stream.model === 'linear' ? stream : null;
  return {
    model: stream.model,
    decimals: String(decimals),
    deposit: amount(stream.deposit),
    start: formatUtc(startTime),
    end: time(end),
    cliff: linear && linear.cliffTime > 0n ? time(linear.cliffTime) : '',
    unlockStart: amount(linear?.unlocks.start ?? 0n),
    unlockCliff: amount(linear?.unlocks.cliff ?? 0n),
    step: shortDuration(linear?.granularity ?? 1n),
    rows: rowsOf(stream, amount, time),
    shape,
    at: time(at ?? startTime + (end - startTime) / 2n),
  };
}

function rowsOf(
  stream: LockupStream,
  amount: (units: bigint) => string,
  time: (value: bigint) => string,
): FormRow[] {
  switch (stream.model) {
    case 'linear':
      return [];
    case 'dynamic':
      return stream.segments.map((segment) => ({
        amount: amount(segment.amount),
        exponent: fieldAmount(segment.exponent, EXPONENT_DECIMALS),
        time: time(segment.timestamp),
      }));
    case 'tranched':
      return stream.tranches.map((tranche) => ({
        amount: amount(tranche.amount),
        exponent: fieldAmount(UNIT, EXPONENT_DECIMALS),
        time: time(tranche.timestamp),
      }));
  }
}

/** The form of a named shape's example, whose token has 18 decimals. */
export function presetForm(id: LockupShapeId): SimulatorForm {
  return formOf(shapeById(id).example(), { decimals: 18, shape: id });
}
