import { randomInt } from 'node:crypto';
import { assert, type IAsyncProperty, type IProperty, type Parameters } from 'fast-check';

/** Minutes for all attacks together; 0 runs the fixed number of tries that the gate has time for. */
const MINUTES = Number(process.env.ATTACK_MINUTES ?? 0);

/**
 * The gate repeats the same tries, so that a change fails for what it changed. A long run draws new ones;
 * a failure prints its seed, and `ATTACK_SEED` brings it back.
 */
const SEED = Number(process.env.ATTACK_SEED ?? (MINUTES > 0 ? randomInt(2 ** 31) : 20_261_124));

export interface Effort {
  /** Tries in the gate. */
  runs: number;
  /** Part of a long run's time that this attack gets, between 0 and 1. */
  share: number;
}

/**
 * Tries a property with generated input. fast-check reduces a failure to its smallest input and prints
 * the seed and the path that repeat it.
 * @throws when the property fails for an input
 */
export function attack<T>(
  property: IAsyncProperty<T> | IProperty<T>,
  { runs, share }: Effort,
  more: Parameters<T> = {},
): Promise<void> {
  const long: Parameters<T> = {
    numRuns: Number.MAX_SAFE_INTEGER,
    interruptAfterTimeLimit: MINUTES * 60_000 * share,
    markInterruptAsFailure: false,
  };
  return Promise.resolve(
    assert(property, { seed: SEED, ...(MINUTES > 0 ? long : { numRuns: runs }), ...more }),
  );
}
