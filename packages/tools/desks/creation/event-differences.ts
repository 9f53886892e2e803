import type { Value } from '@sablier-docs/protocol/calls/encode';
import type { CallInput } from '@sablier-docs/protocol/calls/types';
import { decodeAbiParameters } from 'viem/utils';
import type { Call } from '@sablier-docs/kit/calls/call';
import type { CreationEvent } from './contracts/types';

/**
 * The names of what a factory's event says otherwise than the call: none if the campaign is exactly
 * the one of the call. What the event adds, such as the comptroller, is not compared.
 * @param data of the event, in hex
 * @returns null if the data is no such event
 */
export function eventDifferences(
  { data: inputs }: CreationEvent,
  { fn, args }: Call,
  data: string,
): string[] | null {
  const values = decoded(inputs, data);
  if (!values) return null;
  const said = inputs.flatMap((input, at) => leaves(input, input.name, values[at]));
  const emitted = new Map(said);
  const sent = fn.inputs.flatMap((input, at) => leaves(input, input.name, args[at]));
  const paths = new Set([
    ...sent.map(([path]) => path),
    // A longer list is another one.
    ...said.map(([path]) => path).filter((path) => fn.inputs.some(({ name }) => isIn(path, name))),
  ]);
  const expected = new Map(sent);
  const differing = [...paths].filter((path) => emitted.get(path) !== expected.get(path));
  return [...new Set(differing.map(nameIn))];
}

const isIn = (path: string, name: string) => path === name || path.startsWith(`${name}.`);

/** The field of a path: without the tuple that it is in, and without a place in a list. */
const nameIn = (path: string): string => {
  const [first = '', second] = path.split('.');
  return second ?? first;
};

function decoded(inputs: readonly CallInput[], data: string): readonly unknown[] | null {
  try {
    return decodeAbiParameters(inputs, data as `0x${string}`);
  } catch {
    return null;
  }
}

/** Each single value in a parameter, with its path. Values of tuples come by name or by place. */
function leaves(input: CallInput, path: string, value: unknown): [string, string][] {
  const list = /^(.*)\[\d*\]$/.exec(input.type)?.[1];
  if (list !== undefined) {
    const items = Array.isArray(value) ? (value as readonly Value[]) : [];
    return [
      [path, `${items.length} in the list`],
      ...items.flatMap((one, at) => leaves({ ...input, type: list }, `${path}.${at}`, one)),
    ];
  }
  if (!input.components) return [[path, leafText(input.type, value)]];
  return input.components.flatMap((part, at) =>
    leaves(part, `${path}.${part.name}`, partOf(value, part.name, at)),
  );
}

const partOf = (value: unknown, name: string, at: number): unknown =>
  Array.isArray(value)
    ? (value as readonly unknown[])[at]
    : (value as Readonly<Record<string, unknown>> | undefined)?.[name];

/** Addresses and bytes are the same in any case. */
const leafText = (type: string, value: unknown): string =>
  /^(?:address|bytes)/.test(type) ? String(value).toLowerCase() : String(value);
