// region fit
/** Ethereum's cap on the gas of one transaction; other chains have their own. */
export const TRANSACTION_GAS = 2n ** 24n;

/**
 * Gas of each stream in a batch to recipients who never had one, and of each segment or tranche in it:
 * measured with durations and a plain ERC-20, rounded up. `linearWithCliff` has both unlock amounts.
 */
const GAS = {
  linear: { stream: 173_000n, part: 0n },
  linearWithCliff: { stream: 214_000n, part: 0n },
  dynamic: { stream: 169_000n, part: 29_000n },
  tranched: { stream: 169_000n, part: 27_600n },
  priceGated: { stream: 190_000n, part: 0n },
} as const;

/** The transaction itself, the approval of Lockup and the tokens. */
const BASE = 135_000n;

export type BatchModel = keyof typeof GAS;

/**
 * How many streams fit into one transaction, with a tenth of its gas to spare. `parts` is the number of
 * segments or tranches of each stream. 0 when not even one fits.
 */
export function streamsThatFit(model: BatchModel, parts = 0, gas = TRANSACTION_GAS): number {
  const { stream, part } = GAS[model];
  const spendable = (gas * 9n) / 10n - BASE;
  return spendable < 0n ? 0 : Number(spendable / (stream + part * BigInt(parts)));
}

/** The list in parts of at most `size`, in order. Throws when the size is no whole number above zero. */
export function split<T>(list: readonly T[], size: number): T[][] {
  if (!Number.isInteger(size) || size < 1) throw new RangeError(`Parts of ${size} streams`);
  const count = Math.ceil(list.length / size);
  return Array.from({ length: count }, (_, i) => list.slice(i * size, (i + 1) * size));
}
// endregion fit
