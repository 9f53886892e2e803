/** Largest values of the unsigned Solidity types that the contracts use for amounts and times. */
export const MAX_UINT128 = (1n << 128n) - 1n;
export const MAX_UINT64 = (1n << 64n) - 1n;
export const MAX_UINT40 = (1n << 40n) - 1n;
