import { encodeCall } from '../../protocol/calls/encode';
import type { CallFunction } from '../../protocol/calls/types';
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
 * The approval of a token for exactly the amount that a contract is about to take.
 * @param amount in the token's smallest unit
 * @param why completes "approve, …"
 */
export function approvalOf(
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
