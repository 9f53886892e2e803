import { callAt, hasCode, type Message } from './chain';
import { noContract, type Problem } from './problem';
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
  /**
   * The call would go through. For the approval of a token: the one that it replaces, and whether the
   * token has said yes or nothing.
   */
  | { works: true; allowance: bigint | null; isSilent?: boolean };

/** Asks what a call would do if the account sent it now. Nothing is sent. */
export async function simulate(call: Call, session: Session): Promise<Simulated> {
  const stale = await checkCall(call, session);
  if (stale) return { problem: stale };
  const { provider } = session.wallet;
  // An address without code accepts whatever it gets, and does nothing with it.
  const code = await hasCode(provider, call.to);
  if ('problem' in code) return code;
  if (!code.value) return { problem: noContract };
  const answer = await callAt(provider, messageOf(call, session.account));
  if ('problem' in answer) return answer;
  if ('reverted' in answer.value) return answer.value;
  const refusal = refusalIn(call, answer.value.data);
  if (refusal) return { problem: { kind: 'other', says: refusal } };
  if (!isTokenApproval(call)) return { works: true, allowance: null };
  const allowance = await readAllowance(provider, call, session.account);
  return {
    works: true,
    allowance: 'problem' in allowance ? null : allowance.value,
    ...(answer.value.data === '0x' && { isSilent: true }),
  };
}

/** Whether account and chain of the wallet are still those for which the call was written. */
export async function checkCall(call: Call, session: Session): Promise<Problem | null> {
  if (session.chainId !== call.chainId) {
    return { kind: 'other', says: 'The call is for another chain than the one of your wallet.' };
  }
  return checkSession(session);
}

/**
 * Some tokens answer false where others revert, and some answer nothing where others say true. Like the
 * contracts, this page takes nothing else for a yes.
 */
function refusalIn({ fn }: Call, data: string): string | null {
  if (fn.outputs[0] !== 'bool' || data === '0x') return null;
  const [word] = readWords(data) ?? [];
  if (word === 1n) return null;
  return word === 0n
    ? 'The token answers that it would not do this.'
    : 'The token answers neither yes nor no. Do not send this.';
}
