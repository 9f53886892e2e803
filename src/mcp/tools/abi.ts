import type { Callable, CallableInput, ServerFacts } from '../facts/types';

/** What an argument is, with its value as text; a struct or a list holds more of them. */
export interface Part {
  name: string;
  type: string;
  value: string | Part[];
}

/** Most entries of a list that an answer shows; the rest is counted. */
const MOST_ENTRIES = 100;

/** `cancel(uint256 streamId)`, with the fields of structs. */
export const signatureOf = ({ name, inputs }: Pick<Callable, 'name' | 'inputs'>): string =>
  `${name}(${inputs.map(inWords).join(', ')})`;

function inWords({ name, type, indexed, components }: CallableInput): string {
  const full = components ? type.replace('tuple', `(${components.map(inWords).join(', ')})`) : type;
  return [full, indexed ? 'indexed' : '', name].filter(Boolean).join(' ');
}

export const callablesWith = (
  { callables }: ServerFacts,
  kind: Callable['kind'],
  selector: string,
): Callable[] => callables.filter((one) => one.kind === kind && one.selector === selector);

/** A decoded value in words. Integers are decimal digits; nothing is rounded. */
export function partOf({ name, ...parameter }: CallableInput, value: unknown): Part {
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
  if (parameter.components && typeof value === 'object' && value !== null) {
    const fields = value as Readonly<Record<string, unknown>>;
    return {
      name,
      type,
      value: parameter.components.map((part, at) =>
        partOf(part, fields[part.name] ?? fields[String(at)]),
      ),
    };
  }
  return { name, type, value: String(value) };
}
