import { erc20Abi, parseAbi } from 'viem';

/** A token that anyone may mint, as `dai` and `usdc` are. */
export const tokenAbi = [
  ...erc20Abi,
  ...parseAbi(['function mint(address to, uint256 amount)']),
] as const;
