import * as fc from 'fast-check';
import { concat, encodeAbiParameters, toFunctionSelector, type AbiParameter, type Hex } from 'viem';
import type { Callable, CallableInput } from '@sablier-docs/agents/server/site-data/types';

/* Honest calls: arguments for any ABI, encoded as libraries do it. */

/** A call of a function of some release. */
export interface Call {
  callable: Callable;
  data: Hex;
}

const MOST_ENTRIES = 4;
const bytes = (length: number) =>
  fc.uint8Array({ minLength: length, maxLength: length }).map(hexOf);
const hexOf = (list: Uint8Array): Hex => `0x${Buffer.from(list).toString('hex')}`;

/** Values of a type, as viem takes them; the fields of a struct in a list. */
function valueOf({ type, components = [] }: CallableInput): fc.Arbitrary<unknown> {
  const [, inner, size] = /^(.*)\[(\d*)\]$/.exec(type) ?? [];
  if (inner !== undefined) {
    const length = { minLength: Number(size || 0), maxLength: Number(size || MOST_ENTRIES) };
    return fc.array(valueOf({ name: '', type: inner, components }), length);
  }
  if (type === 'tuple') return fc.tuple(...components.map(valueOf));
  if (type === 'bool') return fc.boolean();
  if (type === 'address') return bytes(20);
  if (type === 'string') return fc.string({ unit: 'binary', maxLength: 80 });
  if (type === 'bytes') return fc.uint8Array({ maxLength: 100 }).map(hexOf);
  const [, isSigned, bits] = /^(u?)int(\d+)$/.exec(type) ?? [];
  if (bits) {
    const most = 1n << BigInt(Number(bits) - (isSigned ? 0 : 1));
    return fc.bigInt({ min: isSigned ? 0n : -most, max: most - 1n });
  }
  return bytes(Number(/^bytes(\d+)$/.exec(type)?.[1]));
}

export const encode = (selector: string, inputs: readonly CallableInput[], values: unknown[]) =>
  concat([selector as Hex, encodeAbiParameters(inputs as readonly AbiParameter[], values)]);

/** Arguments of anything with inputs, encoded after a selector. */
export const argumentsOf = (selector: string, inputs: readonly CallableInput[]) =>
  fc.tuple(...inputs.map(valueOf)).map((values) => encode(selector, inputs, values));

/** A call of one of these functions, bare or inside up to four batches, with other calls beside it. */
export function honestCall(functions: readonly Callable[]): fc.Arbitrary<Call> {
  const batch = functions.find(({ selector }) => selector === BATCH);
  if (!batch) throw new Error('No release has batch.');
  const bare: fc.Arbitrary<Call> = fc
    .constantFrom(...functions)
    .chain((callable) =>
      argumentsOf(callable.selector, callable.inputs).map((data) => ({ callable, data })),
    );
  const wrapped = (inner: fc.Arbitrary<Call>) =>
    fc.array(inner, { maxLength: 3 }).map((calls) => ({
      callable: batch,
      data: encode(BATCH, batch.inputs, [calls.map(({ data }) => data)]),
    }));
  const levels = [bare];
  for (let level = 0; level < 4; level++) levels.push(wrapped(levels[level] ?? bare));
  return fc.oneof({ arbitrary: bare, weight: 4 }, ...levels.slice(1));
}

export const BATCH = toFunctionSelector('batch(bytes[])');

/** A batch whose entries are all one call, written once, and that again in a batch, so many levels deep. */
export function aliasedBatch(entries: number, depth: number, innermost: Hex): Hex {
  let data = innermost.slice(2);
  for (let level = 0; level < depth; level++) {
    const length = data.length / 2;
    const padded = data.padEnd(Math.ceil(length / 32) * 64, '0');
    const offsets = word(32 * entries).repeat(entries);
    data = `${BATCH.slice(2)}${word(32)}${word(entries)}${offsets}${word(length)}${padded}`;
  }
  return `0x${data}`;
}

export const word = (value: number | bigint): string => value.toString(16).padStart(64, '0');
