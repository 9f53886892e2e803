import type { LinearStream } from '@sablier-docs/protocol/lockup/types';
import type { Place } from '../drawing/Timeline';
import { secondsOfDay, tokenUnits } from '../drawing/words';

/** Every stream of these figures: 100 tokens over 100 days from second 0, as the scenes of the playground. */
export const DAYS = 100;
export const DEPOSIT = tokenUnits(100);

export const linearOfDays = (changes: Partial<LinearStream> = {}): LinearStream => ({
  model: 'linear',
  deposit: DEPOSIT,
  startTime: 0n,
  endTime: secondsOfDay(DAYS),
  cliffTime: 0n,
  unlocks: { start: 0n, cliff: 0n },
  granularity: 1n,
  ...changes,
});

/** The curve of `linearOfDays()`, which has no bend. */
export const STRAIGHT: readonly Place[] = [
  { x: 0, y: 0 },
  { x: 1, y: 1 },
];

export const AMOUNT_LABELS = [
  [0, '0'],
  [0.5, '50'],
  [1, '100'],
] as const;

export const DAY_LABELS = [
  [0, 'day 0'],
  [0.25, '25'],
  [0.5, '50'],
  [0.75, '75'],
  [1, '100'],
] as const;
