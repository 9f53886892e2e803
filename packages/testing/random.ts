/** Seeded random `bigint` numbers, the same on every run. */
export interface Random {
  /** From `min` to `max`, both included. */
  readonly between: (min: bigint, max: bigint) => bigint;
  /** Like `between`, but every order of magnitude is about as likely as the next. */
  readonly magnitude: (min: bigint, max: bigint) => bigint;
  readonly pick: <T>(items: readonly [T, ...T[]]) => T;
  readonly chance: (probability: number) => boolean;
}

const MASK = 2n ** 64n - 1n;

/** SplitMix64 (https://prng.di.unimi.it/splitmix64.c). */
export function createRandom(seed: bigint): Random {
  let state = seed & MASK;
  const next64 = (): bigint => {
    state = (state + 0x9e3779b97f4a7c15n) & MASK;
    let z = state;
    z = ((z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n) & MASK;
    z = ((z ^ (z >> 27n)) * 0x94d049bb133111ebn) & MASK;
    return z ^ (z >> 31n);
  };
  // 256 bits make the bias of the remainder irrelevant for ranges up to uint128.
  const next256 = () => (((((next64() << 64n) | next64()) << 64n) | next64()) << 64n) | next64();
  const between = (min: bigint, max: bigint) => min + (next256() % (max - min + 1n));
  return {
    between,
    magnitude: (min, max) => {
      const bits = BigInt((max - min).toString(2).length);
      const cap = 2n ** between(0n, bits) - 1n;
      return min + between(0n, cap < max - min ? cap : max - min);
    },
    pick: <T>(items: readonly [T, ...T[]]): T =>
      items[Number(between(0n, BigInt(items.length - 1)))] ?? items[0],
    chance: (probability) => Number(between(0n, 999_999n)) < probability * 1_000_000,
  };
}
