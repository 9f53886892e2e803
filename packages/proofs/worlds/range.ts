import {
  dimensions,
  productOf,
  type AirdropsWorld,
  type Combination,
  type FlowWorld,
  type LockupWorld,
  type Release,
} from './dimensions';
import { exclusions } from './exclusions';
import { pairwiseWorlds, product, type Space } from './pairwise';

/** Some values of a dimension: `'any'`, one, several, or all but some. */
type Some<Value extends string> =
  | 'any'
  | Value
  | readonly Value[]
  | { readonly not: Value | readonly Value[] };

type Named<World> = { readonly [K in keyof World]?: Some<World[K] & string> };

/** What a sentence speaks of: releases, and values of dimensions; others have their usual value. */
export type LockupRange = Named<LockupWorld> & {
  readonly of: LockupRelease | readonly LockupRelease[];
};
export type LockupRelease = Exclude<Release, 'flow' | 'airdropsV1_2'>;
export type FlowRange = Named<FlowWorld> & { readonly of: 'flow' };
export type AirdropsRange = Named<AirdropsWorld> & { readonly of: 'airdropsV1_2' };
export type Range = LockupRange | FlowRange | AirdropsRange;

/** A range as it is read from the text of a file. */
export type AnyRange = { readonly of: string | readonly string[] } & Readonly<
  Record<string, string | readonly string[] | { readonly not: string | readonly string[] }>
>;

/** The seed of a run unless WORLDS_SEED is set; the counts on the site are those of this one. */
export const SEED = 20_270_101;

/** As many worlds are all asked; of more, those that hold every pair of values. */
const ALL = 24;

const listOf = (value: string | readonly string[]): readonly string[] =>
  typeof value === 'string' ? [value] : value;

export const releasesInRange = ({ of }: { readonly of: string | readonly string[] }) => listOf(of);

/** @throws when the range names a dimension or a value that does not exist */
export function spaceOf(range: AnyRange): Space {
  const releases = releasesInRange(range);
  const products = [...new Set(releases.map(productOf))];
  const [name] = products;
  if (name === undefined || products.length > 1) {
    throw new Error('A range is of releases of one product.');
  }
  const known: Readonly<
    Record<string, { readonly values: object; readonly usual: readonly string[] }>
  > = dimensions[name];
  const unknown = Object.keys(range).find((one) => one !== 'of' && !Object.hasOwn(known, one));
  if (unknown !== undefined) {
    throw new Error(`There is no "${unknown}". Worlds differ in ${Object.keys(known).join(', ')}.`);
  }
  const space: Record<string, readonly string[]> = { of: releases };
  for (const [dimension, { values, usual }] of Object.entries(known)) {
    const all = Object.keys(values);
    const named = range[dimension];
    const found = named === undefined ? usual : valuesOf(named, all, dimension);
    space[dimension] = [
      ...usual.filter((value) => found.includes(value)),
      ...found.filter((value) => !usual.includes(value)),
    ];
  }
  return space;
}

function valuesOf(
  named: string | readonly string[] | { readonly not: string | readonly string[] },
  all: readonly string[],
  dimension: string,
): readonly string[] {
  if (named === 'any') return all;
  const isNot = typeof named === 'object' && 'not' in named;
  const values = listOf(isNot ? named.not : named);
  const unknown = values.find((value) => !all.includes(value));
  if (unknown !== undefined || values.length === 0) {
    throw new Error(`"${dimension}" has no "${unknown ?? ''}". It has ${all.join(', ')}.`);
  }
  return isNot ? all.filter((value) => !values.includes(value)) : values;
}

/** By range and seed: a page asks for those of each sentence many times, and pairs take a while. */
const worldsByRange = new Map<string, readonly Combination[]>();

/**
 * The worlds of a range, the usual case first.
 * @throws when the range names what does not exist, or no world is possible
 */
export function worldsOf(range: AnyRange, seed = SEED): readonly Combination[] {
  const key = JSON.stringify([range, seed]);
  const worlds = worldsByRange.get(key) ?? findWorlds(range, seed);
  worldsByRange.set(key, worlds);
  return worlds;
}

function findWorlds(range: AnyRange, seed: number): Combination[] {
  const space = spaceOf(range);
  const rules = exclusions[productOf(releasesInRange(range)[0] ?? '')];
  const size = Object.values(space).reduce((all, values) => all * values.length, 1);
  const few = size <= 4_096 ? product(space, rules) : undefined;
  const worlds = few && few.length <= ALL ? few : pairwiseWorlds(space, rules, seed);
  if (worlds.length === 0) throw new Error('No world of this range is possible.');
  return worlds;
}

/** A world as a reader would say it, without the release. */
export function sayWorld(world: Combination): string {
  const known: Readonly<Record<string, { readonly values: Readonly<Record<string, string>> }>> =
    dimensions[productOf(world.of ?? '')];
  return Object.entries(known)
    .flatMap(([name, { values }]) => values[world[name] ?? ''] || [])
    .join(', ');
}
