import { actions, type ActionId } from '../../readings/contracts/actions';
import { encodeCall, type Value } from '@sablier-docs/protocol/calls/encode';
import type { CallFunction } from '@sablier-docs/protocol/calls/types';
import { approvalCall } from '@sablier-docs/kit/calls/approval';
import type { Call, CallMoves } from '@sablier-docs/kit/calls/call';
import { checksum } from '@sablier-docs/protocol/checksum';
import type { CallArguments, FormReading } from './read-action';

/**
 * The calls of an action: one, or an approval before it if the reader named the token of a deposit.
 * @param at with the name of the contract and its release, for titles: each contract counts its own streams;
 *   and the recipient of the stream as it was read
 * @throws when the arguments do not fit the function
 */
export function actionCalls(
  id: ActionId,
  fn: CallFunction,
  at: { chainId: number; address: string; streamId: string; of?: string; recipient?: string },
  { args, value }: CallArguments,
  { filled }: FormReading,
): Call[] {
  const to = checksum(at.address);
  const { chainId } = at;
  const data = encodeCall(fn, args);
  const of = at.of === undefined ? '' : ` of ${at.of}`;
  const title = `${fn.name}, stream ${streamsOf(args, fn, at.streamId)}${of}`;
  const moves = movesOf(filled, at.recipient);
  const call: Call = { chainId, to, fn, args, value, data, title, ...(moves && { moves }) };
  const { token, amount } = filled;
  if (!actions[id].needsApproval || token === undefined || amount === undefined) return [call];
  const why = `for the deposit into stream ${at.streamId}${of}`;
  return [approvalCall({ chainId, token }, to, amount, why), call];
}

/** The amount of an action and who gets it, for the list of kept calls. */
function movesOf(
  { amount, decimals, token, to }: FormReading['filled'],
  recipient: string | undefined,
): CallMoves | null {
  if (amount === undefined || decimals === undefined) return null;
  const party = to === undefined ? recipient && `stream of ${recipient}` : `to ${to}`;
  return { units: amount, decimals, token: token ?? null, party: party ?? null };
}

function streamsOf(args: readonly Value[], fn: CallFunction, streamId: string): string {
  const list = args[fn.inputs.findIndex(({ name }) => name === 'streamIds')];
  return Array.isArray(list) ? list.join(', ') : streamId;
}
