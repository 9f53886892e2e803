import { SEED } from '@sablier-docs/proofs/worlds/range';

export { ROOT } from './root';

/** Whether sentences that are proved are accepted as they are: see scripts/statements. */
export const ACCEPTING = process.env.ACCEPT_STATEMENTS === '1';

/** The seed of random amounts and dates; the counts on the site are those of the one that is usual. */
export const worldsSeed = (): number => Number(process.env.WORLDS_SEED || SEED);

/** One world by its number, from the message of a failure; 0 for all. A sentence is accepted after all of them. */
export const chosenWorld = (): number => (ACCEPTING ? 0 : Number(process.env.WORLD || 0));

/** Whether the amounts of a world in which a sentence is false are made as small as they can be. */
export const isSimplified = (): boolean => chosenWorld() !== 0;
