import fc from 'fast-check';
import { expect } from 'vitest';
import { statementKinds } from '@sablier-docs/proofs/worlds/kinds';
import type {
  AirdropsWorld,
  Combination,
  FlowWorld,
  Release,
} from '@sablier-docs/proofs/worlds/dimensions';
import {
  releasesInRange,
  sayWorld,
  worldsOf,
  type AnyRange,
} from '@sablier-docs/proofs/worlds/range';
import { openWorld } from '../chains';
import { airdropsTermsOf, openCampaign, type CampaignWorld } from './airdrops';
import { worldBegins } from '../chains/place';
import { chosenWorld, isSimplified, worldsSeed } from '../settings';
import { flowTermsOf, openFlow, type FlowStreamWorld } from './flow';
import { openStream, type StreamWorld } from './open';
import { termsOf } from './terms';

/** Milliseconds in which a failing world is made simpler. */
const SIMPLER = 30_000;

/** A body takes the world of its own range; what runs it does not know which. */
type AnyWorld = StreamWorld & FlowStreamWorld & CampaignWorld;

/**
 * Asks a sentence in every world of its range, with random amounts and dates.
 * @returns how many worlds
 * @throws in the first world in which it is false, with its words and how to run it alone
 */
export async function askEverywhere(
  range: AnyRange,
  { id, file }: { readonly id: string; readonly file: string },
  body: (world: AnyWorld) => Promise<void> | void,
): Promise<number> {
  const [seed, only] = [worldsSeed(), chosenWorld()];
  const worlds = worldsOf(range, seed);
  const releases = releasesInRange(range) as Release[];
  let asked = 0;
  for (const [at, combination] of worlds.entries()) {
    if (only > 0 && at + 1 !== only) continue;
    asked++;
    worldBegins(at + 1, worlds.length);
    let last: unknown;
    const property = fc.asyncProperty(streamsIn(combination, releases), async (open) => {
      const before = expect.getState().assertionCalls;
      try {
        await body((await open.stream()) as AnyWorld);
      } catch (error) {
        last = error;
        throw error;
      }
      if (expect.getState().assertionCalls === before) {
        last = new Error('The test compares nothing in this world.');
        throw last;
      }
    });
    const found = await fc.check(property, {
      numRuns: 1,
      seed: seed + at,
      // A limit for all: without the search for a simpler one, a slow machine would only be taken for a failure.
      ...(isSimplified()
        ? { interruptAfterTimeLimit: SIMPLER, markInterruptAsFailure: false }
        : { endOnFailure: true }),
    });
    if (!found.failed) continue;
    const [failed] = found.counterexample ?? [];
    const random = Object.entries(failed?.terms ?? {}).map(([name, value]) => `${name} ${value}`);
    throw say(last, [
      `"${id}" is false in world ${at + 1} of ${worlds.length}:`,
      `  ${statementKinds[combination.of as Release]}: ${sayWorld(combination)}`,
      `  ${random.join(', ')}`,
      `Run this world alone: WORLD=${at + 1} WORLDS_SEED=${seed} npm run test:statements -- ${file} -t '^${id}$'`,
    ]);
  }
  if (asked === 0) throw new Error(`There is no world ${only}: the range has ${worlds.length}.`);
  return asked;
}

/** Streams and campaigns of a world with any amounts and dates, to be opened on a fresh state. */
function streamsIn(combination: Combination, releases: readonly Release[]) {
  if (combination.of === 'flow') {
    const world = combination as unknown as FlowWorld;
    return flowTermsOf(world).map((terms) => ({
      terms,
      stream: async () => {
        const { world: state, chains } = await openWorld(['flow']);
        return openFlow(state, chains, world, terms);
      },
    }));
  }
  if (combination.of === 'airdropsV1_2') {
    const world = combination as unknown as AirdropsWorld;
    return airdropsTermsOf(world).map((terms) => ({
      terms,
      stream: async () => {
        const { world: state, chains } = await openWorld(['airdropsV1_2']);
        return openCampaign(state, chains, world, terms);
      },
    }));
  }
  const world = combination as unknown as Parameters<typeof openStream>[2];
  // Hooks are allowed by the comptroller of the newest release, so that it is always there.
  const needed = [...new Set<Release>(['lockup', ...releases])];
  return termsOf(world).map((terms) => ({
    terms,
    stream: async () => {
      const { world: state, chains } = await openWorld(needed);
      return openStream(state, chains, world, terms);
    },
  }));
}

/** The error as it is, for its difference, with the world before its message. */
function say(error: unknown, lines: readonly string[]): Error {
  const found = error instanceof Error ? error : new Error(String(error));
  found.message = `${lines.join('\n')}\n\n${found.message}`;
  return found;
}
