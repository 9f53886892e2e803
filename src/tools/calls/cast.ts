import { signatureOf, type Value } from '../../protocol/calls/encode';
import type { CallFunction } from '../../protocol/calls/types';
import type { Call } from './call';

/** Signature of a view with what it returns, as `cast` decodes it. Tuples are not among our views. */
const withOutputs = (fn: CallFunction): string => `${signatureOf(fn)}(${fn.outputs.join(',')})`;

const lists = { array: ['"[', ']"'], tuple: ['"(', ')"'] } as const;

function argument(value: Value, type: string): string {
  if (typeof value !== 'object') return String(value);
  const [open, close] = lists[type.endsWith('[]') ? 'array' : 'tuple'];
  return `${open}${value.map(String).join(',')}${close}`;
}

/**
 * A command of Foundry that sends the call from an account of its keystore. `$RPC_URL` is an endpoint
 * of the chain, `$ACCOUNT` the name of the account.
 */
export function castSend({ to, fn, args, value }: Call): string {
  const values = args.map((one, at) => argument(one, fn.inputs[at]?.type ?? ''));
  const coin = value > 0n ? ` --value ${value}` : '';
  const parts = [`cast send ${to} "${signatureOf(fn)}"`, ...values];
  return `${parts.join(' ')}${coin} --rpc-url "$RPC_URL" --account "$ACCOUNT"`;
}

/** A command that asks a view about a stream. It needs no account. */
export const castCall = (address: string, fn: CallFunction, streamId: string): string =>
  `cast call ${address} "${withOutputs(fn)}" ${streamId} --rpc-url "$RPC_URL"`;
