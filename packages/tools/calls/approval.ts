import { encodeCall } from '@sablier-docs/protocol/calls/encode';
import type { CallFunction } from '@sablier-docs/protocol/calls/types';
import type { Call } from './call';

const approve: CallFunction = {
  name: 'approve',
  selector: '0x095ea7b3',
  payable: false,
  inputs: [
    { name: 'spender', type: 'address' },
    { name: 'amount', type: 'uint256' },
  ],
  outputs: ['bool'],
};

/**
 * The approval of exactly the amount of a token that a contract is about to take.
 * @param amount in the token's smallest unit
 * @param why completes "approve, …"
 */
export function approvalCall(
  at: { chainId: number; token: string },
  spender: string,
  amount: bigint,
  why: string,
): Call {
  const args = [spender, amount];
  return {
    ...{ chainId: at.chainId, to: at.token, fn: approve, args, value: 0n },
    data: encodeCall(approve, args),
    title: `approve, ${why}`,
  };
}
