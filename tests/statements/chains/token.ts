import type { ContractActions } from './contract';
import { tokenAbi } from './token-abi';

/** The token itself, for what a holder does with it, and `mint`, which anyone may call. */
export const tokenOf = (on: ContractActions, name: 'dai' | 'usdc') =>
  on.on({ address: on.addressOf(name), abi: tokenAbi });
