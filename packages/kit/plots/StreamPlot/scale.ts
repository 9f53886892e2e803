import type { CurvePoint } from '@sablier-docs/protocol/lockup/curve';
import { shareOf } from '../share';

/** Size of the drawing in its own units; the page stretches it without changing line widths. */
export const STREAM_PLOT_WIDTH = 1000;
export const STREAM_PLOT_HEIGHT = 400;

const TICK_STEPS = [1, 2, 5, 10, 25, 30, 50, 60, 90, 100, 180, 365, 730, 1825, 3650];
const MAX_TICKS = 5;

/** Whole days, or other units, to label on the time axis: at most five steps of a round length. */
export function dayTicks(days: number): number[] {
  const step = TICK_STEPS.find((candidate) => days / candidate <= MAX_TICKS) ?? days;
  return Array.from({ length: Math.floor(days / step) + 1 }, (_, i) => i * step);
}

/**
 * SVG path of a release curve.
 * @param deposit amount at the top edge, in the token's smallest unit
 */
export function curvePath(
  points: readonly CurvePoint[],
  start: bigint,
  end: bigint,
  deposit: bigint,
) {
  return points
    .map(({ timestamp, amount }, i) => {
      const x =
        shareOf(timestamp < start ? 0n : timestamp - start, end - start) * STREAM_PLOT_WIDTH;
      const y = STREAM_PLOT_HEIGHT - shareOf(amount, deposit) * STREAM_PLOT_HEIGHT;
      return `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
}
