import { actions, type ActionId } from '../../protocol/desk/actions';
import { encodeCall, type Value } from '../../protocol/calls/encode';
import type { CallFunction } from '../../protocol/calls/types';
import { approvalOf } from '../calls/approve';
import type { Call } from '../calls/call';
import { checksum } from '../csv/cells/address';
import type { Complete, Reading } from './read';

/**
 * The calls that do an action: one, or two where the reader named the token of a deposit, the approval
 * first.
 * @throws when the arguments do not fit the function
 */
export function callsFor(
  id: ActionId,
  fn: CallFunction,
  at: { chainId: number; address: string; streamId: string },
  { args, value }: Complete,
  { filled }: Reading,
): Call[] {
  const to = checksum(at.address);
  const { chainId } = at;
  const data = encodeCall(fn, args);
  const title = `${fn.name}, stream ${streamsOf(args, fn, at.streamId)}`;
  const call: Call = { chainId, to, fn, args, value, data, title };
  const { token, amount } = filled;
  if (!actions[id].needsApproval || token === undefined || amount === undefined) return [call];
  const why = `for the deposit into stream ${at.streamId}`;
  return [approvalOf({ chainId, token }, to, amount, why), call];
}

function streamsOf(args: readonly Value[], fn: CallFunction, streamId: string): string {
  const list = args[fn.inputs.findIndex(({ name }) => name === 'streamIds')];
  return Array.isArray(list) ? list.join(', ') : streamId;
}
