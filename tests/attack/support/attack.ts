import { randomInt } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { assert, type IAsyncProperty, type IProperty, type Parameters } from 'fast-check';

/** Milliseconds of a long run that pass without a pause. */
const PIECE = 5_000;

/** Minutes for all attacks together; 0 runs the fixed number of tries of `npm test`. */
const MINUTES = Number(process.env.ATTACK_MINUTES ?? 0);

/**
 * `npm test` repeats the same tries, so that only a change makes them fail. A long run draws new ones;
 * a failure prints its seed, and `ATTACK_SEED` brings it back.
 */
const SEED = Number(process.env.ATTACK_SEED ?? (MINUTES > 0 ? randomInt(2 ** 31) : 20_261_124));

interface Effort {
  /** Tries in `npm test`. */
  runs: number;
  /** Part of a long run's time that this attack gets, between 0 and 1. */
  share: number;
}

/**
 * Tries a property with generated input. fast-check reduces a failure to its smallest input and prints
 * the seed and the path that repeat it.
 * @throws when the property fails for an input
 */
export async function attack<T>(
  property: IAsyncProperty<T> | IProperty<T>,
  { runs, share }: Effort,
  more: Parameters<T> = {},
): Promise<void> {
  if (MINUTES === 0) {
    await assert(property, { seed: SEED, numRuns: runs, ...more });
    return;
  }
  const end = Date.now() + MINUTES * 60_000 * share;
  // In pieces with a seed each: Vitest gives up on a worker that does not answer for a minute.
  for (let seed = SEED; Date.now() < end; seed += 1) {
    const long: Parameters<T> = {
      numRuns: Number.MAX_SAFE_INTEGER,
      interruptAfterTimeLimit: Math.min(PIECE, Math.max(1, end - Date.now())),
      markInterruptAsFailure: false,
    };
    await assert(property, { seed, ...long, ...more });
    await setImmediate();
  }
}
