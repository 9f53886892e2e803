import { callAt } from './chain';
import type { Provider } from './provider';
import type { WalletResponse } from './request';
import { walletProblem } from './problem';
import type { Call } from '../calls/call';
import { readWords, toWord } from './abi-words';

/** Selector of `allowance(address,address)` of ERC-20. */
const ALLOWANCE = '0xdd62ed3e';

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
  return allowance === undefined ? { problem: walletProblem('odd') } : { value: allowance };
}
