import { callAt, type Message } from './chain';
import type { Problem } from './problem';
import { checkSession, type Session } from './session';
import { isTokenApproval, readAllowance } from './allowance';
import type { Call } from '../calls/call';
import { readWords } from './words';

/** The message that a wallet signs for a call. */
export const messageOf = ({ to, data, value }: Call, from: string): Message & { from: string } => ({
  from,
  to,
  data,
  value,
});

export type Simulated =
  | { problem: Problem }
  | { reverted: string }
  /** The call would go through; `allowance` for the approval of a token. */
  | { works: true; allowance: bigint | null };

/** Asks what a call would do if the account sent it now. Nothing is sent. */
export async function simulate(call: Call, session: Session): Promise<Simulated> {
  const stale = await checkCall(call, session);
  if (stale) return { problem: stale };
  const { provider } = session.wallet;
  const answer = await callAt(provider, messageOf(call, session.account));
  if ('problem' in answer) return answer;
  if ('reverted' in answer.value) return answer.value;
  if (isRefusal(call, answer.value.data)) {
    return { problem: { kind: 'other', says: 'The token answers that it would not do this.' } };
  }
  if (!isTokenApproval(call)) return { works: true, allowance: null };
  const allowance = await readAllowance(provider, call, session.account);
  return { works: true, allowance: 'problem' in allowance ? null : allowance.value };
}

/** Whether account and chain of the wallet are still those for which the call was written. */
export async function checkCall(call: Call, session: Session): Promise<Problem | null> {
  if (session.chainId !== call.chainId) {
    return { kind: 'other', says: 'The call is for another chain than the one of your wallet.' };
  }
  return checkSession(session);
}

/** Some tokens answer false where others revert. */
function isRefusal({ fn }: Call, data: string): boolean {
  const [word] = readWords(data) ?? [];
  return fn.outputs[0] === 'bool' && word === 0n;
}
