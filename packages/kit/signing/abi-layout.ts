import { decodeAbiParameters, encodeAbiParameters } from 'viem/utils';
import type { CallableInput } from '@sablier-docs/protocol/calls/callable';

/* The layout of values in ABI data where each is written once. */

const WORD = 32;

/** Bytes of decoded values; more than the input when offsets lead to the same place. */
export const bytesOf = (inputs: readonly CallableInput[], values: readonly unknown[]): number =>
  inputs.reduce((sum, input, at) => sum + bytesOfOne(input, values[at]), 0);

function bytesOfOne(input: CallableInput, value: unknown): number {
  return (isDynamic(input) ? WORD : 0) + bodyOf(input, value);
}

function bodyOf(input: CallableInput, value: unknown): number {
  const { type, components = [] } = input;
  const list = listOf(type);
  if (list && Array.isArray(value)) {
    const inner = { ...input, type: list.inner };
    const length = list.size === '' ? WORD : 0;
    return value.reduce<number>((sum, one) => sum + bytesOfOne(inner, one), length);
  }
  if (type === 'tuple') return bytesOf(components, fieldsOf(components, value));
  if (type !== 'bytes' && type !== 'string') return WORD;
  const text = String(value);
  const bytes = type === 'bytes' ? text.length / 2 - 1 : new TextEncoder().encode(text).length;
  return WORD + WORD * Math.ceil(bytes / WORD);
}

function isDynamic({ type, components = [] }: CallableInput): boolean {
  const list = listOf(type);
  if (list) return list.size === '' || isDynamic({ name: '', type: list.inner, components });
  return type === 'bytes' || type === 'string' || (type === 'tuple' && components.some(isDynamic));
}

function listOf(type: string): { inner: string; size: string } | undefined {
  const [, inner, size] = /^(.*)\[(\d*)\]$/.exec(type) ?? [];
  return inner === undefined || size === undefined ? undefined : { inner, size };
}

/** The fields of a struct, which a decoder gives by name, or by place where one has none. */
const fieldsOf = (components: readonly CallableInput[], value: unknown): unknown[] => {
  const fields = value as Readonly<Record<string, unknown>>;
  return components.map(({ name }, at) => fields[name] ?? fields[String(at)]);
};

/**
 * Whether data begins with these values as contracts and libraries encode them; data after them is ignored,
 * since some wallets append a marker.
 * @param body hex without `0x` and without a selector
 */
function isPlain(
  inputs: readonly CallableInput[],
  values: readonly unknown[],
  body: string,
): boolean {
  if (bytesOf(inputs, values) > body.length / 2) return false;
  try {
    return body.startsWith(encodeAbiParameters(inputs, values).slice(2));
  } catch {
    return false;
  }
}

/** Characters of call data before the arguments. */
const SELECTOR = '0x12345678'.length;

/** The arguments of call data, however they are laid out, and whether that is plain; null if they don't fit. */
export function argumentsIn(
  inputs: readonly CallableInput[],
  data: string,
): { values: readonly unknown[]; isPlain: boolean } | null {
  if (inputs.length === 0) return { values: [], isPlain: true };
  const body = data.slice(SELECTOR);
  try {
    const values = decodeAbiParameters(inputs, `0x${body}`) as readonly unknown[];
    return { values, isPlain: isPlain(inputs, values, body) };
  } catch {
    return null;
  }
}
