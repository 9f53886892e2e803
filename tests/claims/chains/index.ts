import type { Hex } from 'viem';
import type { Kind } from '../../../src/claims/kinds';
import { deployAirdropsV1_2 } from './airdrops-v1';
import { flowChain } from './flow';
import { indexer } from './indexer';
import { lockupChain } from './lockup';
import { deployV1_0, deployV1_2 } from './lockup-v1';
import { deployNewest } from './protocol';
import { createWorld } from './world';

/** Runs once per worker, and again only after a failure. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    }));
}

const world = once(createWorld);
const newest = once(async () => deployNewest(await world()));
const v1_2 = once(async () => deployV1_2(await world()));

/** What a claim may take, by its name. */
const makers = {
  lockup: once(async () => lockupChain(await newest())),
  flow: once(async () => flowChain(await newest())),
  lockupV1_0: once(async () => deployV1_0(await world())),
  lockupV1_2: v1_2,
  airdropsV1_2: once(async () => deployAirdropsV1_2(await world(), await v1_2())),
  indexer: () => Promise.resolve(indexer),
};

type Makers = typeof makers;
export type Chains = { readonly [K in keyof Makers]: Awaited<ReturnType<Makers[K]>> };

/** The state that every claim begins with: all that is deployed so far, and nothing done to it. */
let base: { snapshot: Hex; names: Map<string, Hex> } | undefined;
const deployed = new Set<Kind>();

const isMade = (kind: Kind): kind is keyof Makers => Object.hasOwn(makers, kind);

/** What a claim needs, each deployed at its first use, on the state before any claim. */
export async function openChains(kinds: readonly Kind[]): Promise<Chains> {
  const needed = kinds.filter(isMade);
  const onChain = needed.filter((kind) => kind !== 'indexer');
  if (onChain.length > 0) await reset(onChain.filter((kind) => !deployed.has(kind)));
  const made = await Promise.all(needed.map(async (kind) => [kind, await makers[kind]()] as const));
  return Object.fromEntries(made) as unknown as Chains;
}

/** Takes back what the claim before did, and deploys what is missing. */
async function reset(missing: readonly (keyof Makers)[]): Promise<void> {
  const { chain, names } = await world();
  if (base) {
    await chain.revert({ id: base.snapshot });
    for (const name of names.keys()) if (!base.names.has(name)) names.delete(name);
  }
  for (const kind of missing) {
    await makers[kind]();
    deployed.add(kind);
  }
  base = { snapshot: await chain.snapshot(), names: new Map(names) };
}
