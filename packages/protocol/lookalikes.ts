/** An address that can be mistaken for another. */
export interface Lookalike<Known extends { address: string }> {
  /** The real one. */
  like: Known;
  /** Positions of the digits after `0x`, from 0, at which the two differ. */
  differs: number[];
}

const DIGITS = 40;

/** Wallets show the first and last digits only, and making an address with eight chosen ones is cheap. */
const SHOWN_TOGETHER = 8;
const SHOWN_AT_EACH_END = 3;

/**
 * The real addresses differ from each other in 27 digits or more, and two unrelated ones in 37 or 38. An
 * address that differs in this many digits or fewer was copied with mistakes or made to deceive.
 */
const FEW = 12;

/**
 * The known address that the given one imitates: the same beginning and end with another middle, or few
 * digits changed. Case is ignored. Among several, the one that differs least.
 * @param address `0x` and 40 hex digits, in any case
 * @param known real addresses, in any case
 * @returns undefined for a known address, and for one that resembles none
 */
export function findLookalike<Known extends { address: string }>(
  address: string,
  known: readonly Known[],
): Lookalike<Known> | undefined {
  const given = digitsOf(address);
  let nearest: Lookalike<Known> | undefined;
  for (const like of known) {
    const real = digitsOfKnown(like);
    if (real === given) return undefined;
    if (!imitates(given, real)) continue;
    const differs = differences(given, real);
    if (!nearest || differs.length < nearest.differs.length) nearest = { like, differs };
  }
  return nearest;
}

const digitsOf = (address: string) => address.slice(2).toLowerCase();

const digitsByKnown = new WeakMap<object, string>();

/** The digits of a real address, converted to lower case once. */
function digitsOfKnown(known: { address: string }): string {
  const digits = digitsByKnown.get(known) ?? digitsOf(known.address);
  digitsByKnown.set(known, digits);
  return digits;
}

/** Positions at which two strings of 40 digits differ, from 0. */
export function differences(a: string, b: string): number[] {
  const places: number[] = [];
  for (let at = 0; at < DIGITS; at += 1) if (a[at] !== b[at]) places.push(at);
  return places;
}

/** Whether two different addresses are similar. Most pairs are ruled out by their first few digits. */
function imitates(given: string, real: string): boolean {
  let first = 0;
  while (given[first] === real[first]) first += 1;
  let last = 0;
  while (given[DIGITS - 1 - last] === real[DIGITS - 1 - last]) last += 1;
  if (Math.min(first, last) >= SHOWN_AT_EACH_END && first + last >= SHOWN_TOGETHER) return true;
  let count = 0;
  for (let at = first; at < DIGITS - last; at += 1) {
    if (given[at] !== real[at]) count += 1;
    if (count > FEW) return false;
  }
  return true;
}
