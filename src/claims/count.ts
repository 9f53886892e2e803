import { kinds, type Kind } from './kinds';
import type { Claim } from './read';

export interface Count {
  name: string;
  count: number;
}

export interface Counts {
  /** By the first part of the address, such as `concepts`. */
  sections: Count[];
  /** By address. */
  pages: Count[];
  /** By what they are tested against; a sentence about two releases counts for each. */
  kinds: Count[];
}

/** How many claims there are, in the order of the sections' names, addresses and kinds. */
export function countClaims(claims: readonly Claim[]): Counts {
  const tally = (names: readonly string[]): Count[] =>
    [...new Set(names)]
      .sort()
      .map((name) => ({ name, count: names.filter((other) => other === name).length }));
  const used = claims.flatMap((claim) => claim.kinds);
  return {
    sections: tally(claims.map(({ page }) => page.split('/')[1] ?? '')),
    pages: tally(claims.map(({ page }) => page)),
    kinds: (Object.keys(kinds) as Kind[])
      .map((kind) => ({ name: kinds[kind], count: used.filter((one) => one === kind).length }))
      .filter(({ count }) => count > 0),
  };
}
