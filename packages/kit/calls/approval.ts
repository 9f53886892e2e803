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
    chainId: at.chainId,
    to: at.token,
    fn: approve,
    args,
    value: 0n,
    data: encodeCall(approve, args),
    title: `approve, ${why}`,
  };
}

/** Whether the call approves a token, which is not the `approve` of the stream's NFT. */
export const isTokenApproval = ({ fn }: Call): boolean =>
  fn.name === 'approve' && fn.inputs[0]?.name === 'spender';

/**
 * The approval of 0 that has to come before a new one: USDT on Ethereum and similar tokens reject a
 * change of a nonzero approval.
 */
export function zeroApproval(call: Call): Call {
  const args = [call.args[0] ?? '', 0n];
  return { ...call, args, data: encodeCall(call.fn, args), title: `${call.title}: 0 first` };
}

/** What an approval does, for people. @param spender a name of the contract that may take the tokens */
export const approvalWords = ({ args, to }: Call, spender = 'the contract'): string =>
  `Lets ${spender}, ${String(args[0])}, take ${String(args[1])} of the smallest unit of the token ${to} from your account. An approval that is not used stays until one of 0 replaces it.`;
