const BASE = 21_000n;
const CREATION = 32_000n;
const WORD_OF_INITCODE = 2n;
/** A byte that isn't zero counts as four tokens (EIP-7623). */
const TOKEN = 4n;
const FLOOR_TOKEN = 10n;

/** Parts of a refund that a transaction may get: one in five of what it used (EIP-3529). */
export const REFUND_QUOTIENT = 5n;

/**
 * Gas that a transaction pays before its first instruction, and the minimum that it pays in all.
 * https://eips.ethereum.org/EIPS/eip-2028, https://eips.ethereum.org/EIPS/eip-3860 and
 * https://eips.ethereum.org/EIPS/eip-7623
 */
export function gasOfData(
  data: Uint8Array,
  isCreation: boolean,
): { readonly intrinsic: bigint; readonly floor: bigint } {
  const nonZero = data.reduce((count, byte) => (byte === 0 ? count : count + 1), 0);
  const tokens = BigInt(data.length - nonZero + nonZero * Number(TOKEN));
  const creation = isCreation
    ? CREATION + WORD_OF_INITCODE * BigInt(Math.ceil(data.length / 32))
    : 0n;
  return { intrinsic: BASE + TOKEN * tokens + creation, floor: BASE + FLOOR_TOKEN * tokens };
}

const MAX_CHANGE = 8n;

/** Base fee of the block after one (https://eips.ethereum.org/EIPS/eip-1559), in wei per gas. */
export function nextBaseFee(baseFee: bigint, gasUsed: bigint, gasLimit: bigint): bigint {
  const target = gasLimit / 2n;
  const distance = gasUsed > target ? gasUsed - target : target - gasUsed;
  const change = (baseFee * distance) / target / MAX_CHANGE;
  if (gasUsed > target) return baseFee + (change > 1n ? change : 1n);
  return baseFee - change;
}
