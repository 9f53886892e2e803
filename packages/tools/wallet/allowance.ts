import { encodeCall } from '@sablier-docs/protocol/calls/encode';
import { callAt } from './chain';
import type { Provider } from './provider';
import type { WalletResponse } from './request';
import { problem } from './problem';
import type { Call } from '../calls/call';
import { readWords, toWord } from './abi-words';

/** Selector of `allowance(address,address)` of ERC-20. */
const ALLOWANCE = '0xdd62ed3e';

/** Whether the call approves a token, which is not the `approve` of the stream's NFT. */
export const isTokenApproval = ({ fn }: Call): boolean =>
  fn.name === 'approve' && fn.inputs[0]?.name === 'spender';

/** The spender's present allowance, in the token's smallest unit. */
export async function readAllowance(
  provider: Provider,
  { to, args }: Call,
  owner: string,
): Promise<WalletResponse<bigint>> {
  const data = ALLOWANCE + toWord(BigInt(owner)) + toWord(BigInt(String(args[0])));
  const answer = await callAt(provider, { to, data });
  if ('problem' in answer) return answer;
  const [allowance] = ('data' in answer.value && readWords(answer.value.data)) || [];
  return allowance === undefined ? { problem: problem('odd') } : { value: allowance };
}

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
