import {
  encodeFunctionData,
  erc20Abi,
  type Address,
  type Chain,
  type Hex,
  type PublicClient,
  type Transport,
} from 'viem';

/** A node of the chain, and the Safe that pays and is the sender of the streams. */
export interface SafeClients {
  publicClient: PublicClient<Transport, Chain>;
  safe: Address;
}

/** A call of the Safe. It attaches no coins. */
export interface Call {
  to: Address;
  data: Hex;
}

export interface Approval {
  token: Address;
  spender: Address;
  /** In the token's smallest unit. */
  amount: bigint;
}

/**
 * Allows `spender` to pull exactly `amount`. The allowance is set to zero first, because some tokens refuse to
 * change one above zero.
 */
export const approvalCalls = ({ token, spender, amount }: Approval): Call[] =>
  [0n, amount].map((allowed) => ({
    to: token,
    data: encodeFunctionData({
      abi: erc20Abi,
      functionName: 'approve',
      args: [spender, allowed],
    }),
  }));
