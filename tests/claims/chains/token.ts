import type { ContractActions } from './contract';
import { readArtifact } from '../../examples/support/artifact';
import type { Abi } from 'viem';

const MINT: Abi = [
  {
    type: 'function',
    name: 'mint',
    stateMutability: 'nonpayable',
    inputs: [
      { name: 'to', type: 'address' },
      { name: 'amount', type: 'uint256' },
    ],
    outputs: [],
  },
];

/** The token itself, for what a holder does with it, and `mint`, which anyone may call. */
export const tokenOf = (on: ContractActions, name: 'dai' | 'usdc') =>
  on.on({
    address: on.addressOf(name),
    abi: [...readArtifact('@sablier/lockup/artifacts/erc20/IERC20.json').abi, ...MINT],
  });
