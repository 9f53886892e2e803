import { actions, type ActionId } from '../../protocol/desk/actions';
import { encodeCall, type Value } from '../../protocol/desk/encode';
import type { DeskFunction } from '../../protocol/desk/types';
import { checksum } from '../csv/cells/address';
import type { Complete, Reading } from './read';

/** A call that is ready to be sent from anywhere. */
export interface Call {
  chainId: number;
  /** In checksum form. */
  to: string;
  fn: DeskFunction;
  args: readonly Value[];
  /** Coin of the chain, in wei. */
  value: bigint;
  data: string;
  /** What it does, in a few words. */
  title: string;
}

/** The approval of a token for exactly the amount that a deposit takes. */
const approve: DeskFunction = {
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
 * The calls that do an action: one, or two where the reader named the token of a deposit, the approval
 * first.
 * @throws when the arguments do not fit the function
 */
export function callsFor(
  id: ActionId,
  fn: DeskFunction,
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
  const approval: Value[] = [to, amount];
  const first: Call = {
    ...{ chainId, to: token, fn: approve, args: approval, value: 0n },
    data: encodeCall(approve, approval),
    title: `approve, for the deposit into stream ${at.streamId}`,
  };
  return [first, call];
}

function streamsOf(args: readonly Value[], fn: DeskFunction, streamId: string): string {
  const list = args[fn.inputs.findIndex(({ name }) => name === 'streamIds')];
  return Array.isArray(list) ? list.join(', ') : streamId;
}
