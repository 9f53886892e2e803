import { parseAbiItem } from 'viem/utils';
import type { AbiEvent, AbiFunction, AbiParameter } from 'viem';
import type { Callable, ServerFacts } from '../facts/types';

/** What an argument is, with its value as text; a struct or a list holds more of them. */
export interface Part {
  name: string;
  type: string;
  value: string | Part[];
}

/** Most entries of a list that an answer shows; the rest is counted. */
const MOST_ENTRIES = 100;

export const functionOf = ({ abi }: Callable) => parseAbiItem(abi as 'function f()') as AbiFunction;
export const eventOf = ({ abi }: Callable) => parseAbiItem(abi as 'event E()') as AbiEvent;

export const callablesWith = (
  { callables }: ServerFacts,
  kind: Callable['kind'],
  selector: string,
): Callable[] => callables.filter((one) => one.kind === kind && one.selector === selector);

/** A decoded value in words. Integers are decimal digits; nothing is rounded. */
export function partOf({ name = '', ...parameter }: AbiParameter, value: unknown): Part {
  const { type } = parameter;
  if (Array.isArray(value) && type.endsWith(']')) {
    const inner = { ...parameter, type: type.replace(/\[\d*\]$/, '') };
    const shown = value
      .slice(0, MOST_ENTRIES)
      .map((one, at) => partOf({ ...inner, name: String(at) }, one));
    const more = value.length - shown.length;
    const rest = more > 0 ? [{ name: '…', type: inner.type, value: `${more} more` }] : [];
    return { name, type, value: [...shown, ...rest] };
  }
  if ('components' in parameter && typeof value === 'object' && value !== null) {
    const fields = value as Readonly<Record<string, unknown>>;
    return {
      name,
      type,
      value: parameter.components.map((part, at) =>
        partOf(part, fields[part.name ?? ''] ?? fields[String(at)]),
      ),
    };
  }
  return { name, type, value: String(value) };
}
