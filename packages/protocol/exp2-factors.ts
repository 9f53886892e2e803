/** 2^(2^-i) in 64-bit binary fixed point, and the bit of the fraction that it belongs to. */
interface Exp2Factor {
  readonly bit: bigint;
  readonly factor: bigint;
}

// Newton's method on integers: the largest root with root * root <= value.
function squareRoot(value: bigint): bigint {
  let root = 1n << BigInt((value.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (root + value / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}

/*
 * PRBMath writes these 64 numbers out. Each is the square root of the one before, rounded to 64
 * binary places, so a loop at 256 places gives the same table (checked entry by entry in
 * packages/protocol/fixed-point.test.ts).
 */
function computeFactors(): Exp2Factor[] {
  const factors: Exp2Factor[] = [];
  let root = 2n << 256n;
  for (let i = 1n; i <= 64n; i += 1n) {
    root = squareRoot(root << 256n);
    factors.push({ bit: 1n << (64n - i), factor: (root + (1n << 191n)) >> 192n });
  }
  return factors;
}

export const EXP2_FACTORS: readonly Exp2Factor[] = computeFactors();
