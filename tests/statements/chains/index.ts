import type { Hex } from 'viem';
import type { Kind } from '@sablier-docs/proofs/worlds/kinds';
import { flowChain } from './flow';
import { lockupChain } from './lockup';
import { deployV1_0, deployV1_2 } from './lockup-v1';
import { deployNewest } from './protocol';
import { stateBegins } from './place';
import { createWorld, type World } from './world';
import { deployKit, fundSender } from '../worlds/kit';

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

const kit = once(async () => deployKit(await world()));

/** What a statement may take, by its name. What few need is loaded for these, since a page has to fetch it. */
const makers = {
  lockup: once(async () => lockupChain(await newest())),
  flow: once(async () => flowChain(await newest())),
  lockupV1_0: once(async () => deployV1_0(await world())),
  lockupV1_2: v1_2,
  airdropsV1_2: once(async () => {
    const { deployAirdropsV1_2 } = await import('./airdrops-v1');
    return deployAirdropsV1_2(await world(), await v1_2());
  }),
  indexer: async () => (await import('./indexer')).indexer,
};

type Makers = typeof makers;
export type Chains = { readonly [K in keyof Makers]: Awaited<ReturnType<Makers[K]>> };

/** Contracts that hold streams, with what their worlds need. */
const fundings: Partial<Record<Kind, () => Promise<void>>> = {
  lockup: once(async () => fundSender([await makers.lockup()])),
  flow: once(async () => fundSender([await makers.flow()])),
  lockupV1_0: once(async () => {
    const first = await makers.lockupV1_0();
    await fundSender([first, first.dynamic]);
  }),
  lockupV1_2: once(async () => {
    const first = await makers.lockupV1_2();
    await fundSender([first, first.dynamic, first.tranched]);
  }),
};

/** The state that every statement begins with: all that is deployed so far, and nothing done to it. */
let base: { snapshot: Hex; names: Map<string, Hex> } | undefined;
const deployed = new Set<() => Promise<unknown>>();

const isMade = (kind: Kind): kind is keyof Makers => Object.hasOwn(makers, kind);

/** What a statement needs, each deployed at its first use, on the state before any statement. */
export async function openChains(kinds: readonly Kind[]): Promise<Chains> {
  const needed = kinds.filter(isMade);
  const onChain = needed.filter((kind) => kind !== 'indexer').map((kind) => makers[kind]);
  if (onChain.length > 0) {
    await reset(onChain);
    stateBegins((await world()).names);
  }
  const made = await Promise.all(needed.map(async (kind) => [kind, await makers[kind]()] as const));
  return Object.fromEntries(made) as unknown as Chains;
}

/** The same with the tokens and contracts that worlds are made of. */
export async function openWorld(kinds: readonly Kind[]): Promise<{ world: World; chains: Chains }> {
  const needed = [
    kit,
    ...kinds.filter(isMade).map((kind) => makers[kind]),
    ...kinds.flatMap((kind) => fundings[kind] ?? []),
  ];
  if (needed.some((one) => !deployed.has(one))) await reset(needed);
  return { chains: await openChains(kinds), world: await world() };
}

/** Takes back what the statement before did, and deploys what is missing. */
async function reset(needed: readonly (() => Promise<unknown>)[]): Promise<void> {
  const { chain, names } = await world();
  if (base) {
    await chain.revert({ id: base.snapshot });
    names.clear();
    for (const [name, address] of base.names) names.set(name, address);
  }
  for (const deploy of needed.filter((one) => !deployed.has(one))) {
    await deploy();
    deployed.add(deploy);
  }
  base = { snapshot: await chain.snapshot(), names: new Map(names) };
}
