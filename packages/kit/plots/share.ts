/** A share from 0 to 1, computed in millionths so that amounts of any size stay precise. */
export const shareOf = (value: bigint, total: bigint): number =>
  Number((value * 1_000_000n) / total) / 1_000_000;
