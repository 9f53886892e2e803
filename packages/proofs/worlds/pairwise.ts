import type { Combination } from './dimensions';
import type { Exclusion } from './exclusions';

/** Possible values by dimension. */
export type Space = Readonly<Record<string, readonly string[]>>;

/** Whether no rule forbids what is chosen so far. */
export const isPossible = (chosen: Combination, rules: readonly Exclusion[]): boolean =>
  !rules.some(({ when }) =>
    Object.entries(when).every(([name, values]) => values.includes(chosen[name] ?? '')),
  );

/** Every combination that no rule forbids, in the order of the space. */
export function product(space: Space, rules: readonly Exclusion[]): Combination[] {
  let rows: Combination[] = [{}];
  for (const [name, values] of Object.entries(space)) {
    rows = rows.flatMap((row) =>
      values.map((value) => ({ ...row, [name]: value })).filter((next) => isPossible(next, rules)),
    );
  }
  return rows;
}

/** A value by its dimension and its place there; none yet is -1. */
type Row = number[];

/** Rows that each missing pair is tried in, of which the best is kept. */
const TRIES = 5;

/**
 * Few combinations that hold every possible pair of values of two dimensions: the greedy construction of
 * AETG, which begins each row with a pair that is missing and fills it with what adds most pairs. The first
 * row is the first possible combination.
 * @param seed decides between equals; the same seed gives the same rows
 */
export function pairwiseWorlds(
  space: Space,
  rules: readonly Exclusion[],
  seed: number,
): Combination[] {
  const names = Object.keys(space);
  const sizes = names.map((name) => space[name]?.length ?? 0);
  const allowed = checker(space, rules);
  const random = generator(seed);

  // Pairs by the numbers of both values, counted through all dimensions.
  const offsets = sizes.map((_, at) => sizes.slice(0, at).reduce((sum, size) => sum + size, 0));
  const width = sizes.reduce((sum, size) => sum + size, 0);
  const missing = new Set<number>();
  const keyOf = (a: number, one: number, b: number, other: number) =>
    a < b
      ? ((offsets[a] ?? 0) + one) * width + (offsets[b] ?? 0) + other
      : ((offsets[b] ?? 0) + other) * width + (offsets[a] ?? 0) + one;
  const pairs = new Map<number, readonly [a: number, one: number, b: number, other: number]>();
  const values = sizes.map((size) => Array.from({ length: size }, (_, value) => value));
  values.forEach((list, a) =>
    values.slice(a + 1).forEach((others, after) => {
      const b = a + 1 + after;
      for (const one of list)
        for (const other of others) pairs.set(keyOf(a, one, b, other), [a, one, b, other]);
    }),
  );
  for (const key of pairs.keys()) missing.add(key);

  const gain = (row: Row, name: number, value: number): number =>
    row.reduce(
      (sum, other, at) =>
        at !== name && other >= 0 && missing.has(keyOf(name, value, at, other)) ? sum + 1 : sum,
      0,
    );
  const keysOf = (row: Row): number[] =>
    row.flatMap((one, a) =>
      row.slice(a + 1).map((other, after) => keyOf(a, one, a + 1 + after, other)),
    );

  /** Completes a row from the dimension with the fewest possible values, and goes back where none is left. */
  const fill = (row: Row, isGreedy: boolean): Row | undefined => {
    let next: { name: number; options: number[]; rank: number } | undefined;
    for (const [name, value] of row.entries()) {
      if (value >= 0) continue;
      const options = (values[name] ?? []).filter((one) => allowed(row, name, one));
      const rank = isGreedy ? options.length + random() : name;
      if (options.length === 0) return undefined;
      if (!next || rank < next.rank) next = { name, options, rank };
    }
    if (!next) return row;
    const { name, options } = next;
    const order = isGreedy
      ? options
          .map((value) => ({ value, rank: gain(row, name, value) + random() / 2 }))
          .sort((a, b) => b.rank - a.rank)
          .map(({ value }) => value)
      : options;
    for (const value of order) {
      const filled = fill(row.with(name, value), isGreedy);
      if (filled) return filled;
    }
    return undefined;
  };

  const none = names.map(() => -1);
  const first = fill(none, false);
  if (!first) return [];
  const rows = [first];
  for (const key of keysOf(first)) missing.delete(key);
  while (missing.size > 0) {
    const key = [...missing][Math.floor(random() * missing.size)] ?? 0;
    const [a, one, b, other] = pairs.get(key) ?? [0, 0, 0, 0];
    const start = none.with(a, one);
    let best: { row: Row; count: number } | undefined;
    for (let at = 0; at < TRIES && allowed(start, b, other); at++) {
      const row = fill(start.with(b, other), true);
      if (!row) break;
      const count = keysOf(row).filter((each) => missing.has(each)).length;
      if (!best || count > best.count) best = { row, count };
    }
    // A pair that no possible combination holds.
    if (!best) missing.delete(key);
    else {
      for (const each of keysOf(best.row)) missing.delete(each);
      rows.push(best.row);
    }
  }
  return rows.map((row) =>
    Object.fromEntries(names.map((name, at) => [name, space[name]?.[row[at] ?? 0] ?? ''])),
  );
}

/** Whether a value can be added to a row. */
function checker(space: Space, rules: readonly Exclusion[]) {
  const names = Object.keys(space);
  const compiled = rules.map(({ when }) =>
    Object.entries(when).map(([name, list]) => ({
      at: names.indexOf(name),
      isIn: (space[name] ?? []).map((value) => list.includes(value)),
    })),
  );
  const byName = names.map((_, at) =>
    compiled.filter((parts) => parts.some((part) => part.at === at)),
  );
  return (row: Row, name: number, value: number): boolean =>
    !byName[name]?.some((parts) =>
      parts.every(({ at, isIn }) => isIn[at === name ? value : (row[at] ?? -1)] ?? false),
    );
}

/** Numbers from 0 to 1, mulberry32. */
function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
