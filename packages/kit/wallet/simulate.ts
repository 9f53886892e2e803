import { callAt, hasCode, type Message } from './chain';
import { noContract, type Problem } from './problem';
import { checkSession, type Session } from './session';
import { isTokenApproval } from '../calls/approval';
import { readAllowance } from './allowance';
import type { Call } from '../calls/call';
import { readWords } from './abi-words';
import { hasMoved, movedFigures, type Moved } from './figures';
import type { PreparedCall } from './prepared';
import { acceptsNft } from './receiver';

/** The message that a wallet signs for a call. */
export const callMessage = (
  { to, data, value }: Call,
  from: string,
): Message & { from: string } => ({
  from,
  to,
  data,
  value,
});

export type Simulated =
  | { problem: Problem }
  | { reverted: string }
  /** Figures are others than those that the page shows. */
  | { moved: readonly Moved[] }
  /** The contract would accept a transfer to a contract that cannot handle NFTs. */
  | { lost: string }
  | Works;

/**
 * The call would succeed. For the approval of a token: the allowance that it replaces, and whether
 * the token returned nothing instead of true.
 */
export interface Works {
  works: true;
  allowance: bigint | null;
  isSilent?: boolean;
  /** The amounts that the call would return, if it returns amounts. */
  amounts: readonly bigint[] | null;
  /** Whether it differs from the simulation before, at the press of Send. */
  isOther?: boolean;
}

/** Simulates a call from its account now. Nothing is sent. */
export async function simulate(prepared: PreparedCall, session: Session): Promise<Simulated> {
  const { call, from, figures, transfer } = prepared;
  const stale = await checkCall(call, session);
  if (stale) return { problem: stale };
  const { provider } = session.wallet;
  // A call to an address without code succeeds and does nothing.
  const code = await hasCode(provider, call.to);
  if ('problem' in code) return code;
  if (!code.value) return { problem: noContract };
  const moved = await movedFigures(provider, figures);
  if ('problem' in moved) return moved;
  if (moved.value.length > 0) return { moved: moved.value };
  const accepts = transfer ? await acceptsNft(provider, transfer) : { value: true };
  if ('problem' in accepts) return accepts;
  if (transfer && !accepts.value) return { lost: transfer.to };
  const answer = await callAt(provider, callMessage(call, from));
  if ('problem' in answer) return answer;
  if ('reverted' in answer.value) return answer.value;
  const refusal = refusalIn(call, answer.value.data);
  if (refusal) return { problem: { kind: 'other', message: refusal } };
  const amounts = amountsIn(call, answer.value.data);
  if (!isTokenApproval(call)) return { works: true, allowance: null, amounts };
  const allowance = await readAllowance(provider, call, from);
  return {
    works: true,
    amounts,
    allowance: 'problem' in allowance ? null : allowance.value,
    ...(answer.value.data === '0x' && { isSilent: true }),
  };
}

/** The amounts in the result of a call that returns one, or a list of them. */
function amountsIn({ fn }: Call, data: string): readonly bigint[] | null {
  const words = readWords(data);
  if (!words || fn.outputs.length === 0) return null;
  if (fn.outputs.every((type) => type === 'uint128')) return words;
  return fn.outputs.length === 1 && fn.outputs[0] === 'uint128[]' ? words.slice(2) : null;
}

/** Whether a call would move less than it did in the simulation that the reader saw. */
export const hasLess = (seen: Works, now: Works): boolean =>
  seen.amounts?.length !== now.amounts?.length ||
  (seen.amounts ?? []).some((amount, at) => hasMoved(amount, now.amounts?.[at] ?? 0n, 'not-less'));

/** Whether the wallet still has the account and chain of the call. */
export async function checkCall(call: Call, session: Session): Promise<Problem | null> {
  if (session.chainId !== call.chainId) {
    return { kind: 'other', message: 'The call is for another chain than the one of your wallet.' };
  }
  return checkSession(session);
}

/**
 * Some tokens return false instead of reverting, and some return nothing instead of true. Like the
 * contracts, this page accepts only true or nothing.
 */
function refusalIn({ fn }: Call, data: string): string | null {
  if (fn.outputs[0] !== 'bool' || data === '0x') return null;
  const [word] = readWords(data) ?? [];
  if (word === 1n) return null;
  return word === 0n
    ? 'The token answers that it would not do this.'
    : 'The token answers neither yes nor no. Do not send this.';
}
