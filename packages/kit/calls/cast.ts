import { signatureOf, type Value } from '@sablier-docs/protocol/calls/encode';
import type { CallFunction, CallInput } from '@sablier-docs/protocol/calls/types';
import type { Call } from './call';

/**
 * Signature of a view with its return types, by which `cast` decodes the result. None of our views
 * has tuples.
 */
const withOutputs = (fn: CallFunction): string => `${signatureOf(fn)}(${fn.outputs.join(',')})`;

/**
 * A value inside a list or tuple. Strings are quoted there, so that a comma in them is not a
 * separator.
 */
function inner(value: Value, input: CallInput): string {
  if (typeof value !== 'object')
    return input.type === 'string' ? `"${String(value)}"` : String(value);
  if (input.type.endsWith('[]')) {
    const entry = { ...input, type: input.type.slice(0, -'[]'.length) };
    return `[${value.map((one) => inner(one, entry)).join(',')}]`;
  }
  return `(${value.map((one, at) => inner(one, input.components?.[at] ?? input)).join(',')})`;
}

/** An argument, quoted for a shell where needed. */
function argument(value: Value, input: CallInput | undefined): string {
  if (!input) return '';
  if (typeof value !== 'object')
    return input.type === 'string' ? quoted(String(value)) : String(value);
  const text = inner(value, input);
  return text.includes('"') ? quoted(text) : `"${text}"`;
}

/** Inside single quotes, a shell treats only the single quote specially. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/**
 * A Foundry command that sends the call from a keystore account. `$RPC_URL` is an endpoint of the
 * chain, `$ACCOUNT` the name of the account.
 */
export function castSend({ to, fn, args, value }: Call): string {
  const values = args.map((one, at) => argument(one, fn.inputs[at]));
  const coin = value > 0n ? ` --value ${value}` : '';
  const parts = [`cast send ${to} "${signatureOf(fn)}"`, ...values];
  return `${parts.join(' ')}${coin} --rpc-url "$RPC_URL" --account "$ACCOUNT"`;
}

/** A command that calls a view. It needs no account. */
export const castCall = (address: string, fn: CallFunction, ...args: readonly string[]): string =>
  [`cast call ${address} "${withOutputs(fn)}"`, ...args, '--rpc-url "$RPC_URL"'].join(' ');
