import { encodeCall } from '../../protocol/calls/encode';
import { callAt } from './chain';
import type { Provider } from './provider';
import type { Answer } from './request';
import { problem } from './problem';
import type { Call } from '../calls/call';
import { readWords, toWord } from './words';

/** Selector of `allowance(address,address)` of ERC-20. */
const ALLOWANCE = '0xdd62ed3e';

/** Whether the call approves a token, which is not the `approve` of the stream's NFT. */
export const isTokenApproval = ({ fn }: Call): boolean =>
  fn.name === 'approve' && fn.inputs[0]?.name === 'spender';

/** What the spender of an approval may take from the owner already, in the token's smallest unit. */
export async function readAllowance(
  provider: Provider,
  { to, args }: Call,
  owner: string,
): Promise<Answer<bigint>> {
  const data = ALLOWANCE + toWord(BigInt(owner)) + toWord(BigInt(String(args[0])));
  const answer = await callAt(provider, { to, data });
  if ('problem' in answer) return answer;
  const [allowance] = ('data' in answer.value && readWords(answer.value.data)) || [];
  return allowance === undefined ? { problem: problem('odd') } : { value: allowance };
}

/**
 * The approval of 0 that comes before another one: USDT on Ethereum and tokens like it refuse to change
 * an approval that is not 0.
 */
export function approvalOfNothing(call: Call): Call {
  const args = [call.args[0] ?? '', 0n];
  return { ...call, args, data: encodeCall(call.fn, args), title: `${call.title}: 0 first` };
}
