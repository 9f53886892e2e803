import { runProof } from '@sablier-docs/proofs/run/run';
import { SEED } from '@sablier-docs/proofs/worlds/range';

// `settings.ts` in a page.

export const ROOT = '.';
export const ACCEPTING = false;

/** The seed of the counts on the site. */
export const worldsSeed = (): number => SEED;

/** The world that the reader chose, 0 for all. */
export const chosenWorld = (): number => runProof.wanted.world;

/** It takes seconds, and a reader asked for this world. */
export const isSimplified = (): boolean => false;
