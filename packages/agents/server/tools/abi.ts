import type { Callable, CallableInput, SiteData } from '../site-data/types';
import type { DecodeBudget } from './decode-budget';

/** An argument with its value as text; a struct or a list has parts. */
export interface Part {
  name: string;
  type: string;
  value: string | Part[];
}

/** Most entries of a list in a result; the rest is only counted. */
const MOST_ENTRIES = 100;

/** `cancel(uint256 streamId)`, with the fields of structs. */
export const namedSignature = ({ name, inputs }: Pick<Callable, 'name' | 'inputs'>): string =>
  `${name}(${inputs.map(inWords).join(', ')})`;

function inWords({ name, type, indexed, components }: CallableInput): string {
  const full = components ? type.replace('tuple', `(${components.map(inWords).join(', ')})`) : type;
  return [full, indexed ? 'indexed' : '', name].filter(Boolean).join(' ');
}

export const callablesWith = (
  { callables }: SiteData,
  kind: Callable['kind'],
  selector: string,
): Callable[] => callables.filter((one) => one.kind === kind && one.selector === selector);

/** Characters of a part in the result apart from its name, type and value. */
const AROUND = 60;

/** A decoded value as text. Integers are decimal digits; nothing is rounded. What does not fit is `…`. */
export function partOf(
  { name, ...parameter }: CallableInput,
  value: unknown,
  budget: DecodeBudget,
): Part {
  const { type } = parameter;
  const isList = Array.isArray(value) && type.endsWith(']');
  const text = isList || parameter.components ? '' : String(value);
  if (!budget.take(AROUND + name.length + type.length + text.length)) {
    return { name, type, value: '…' };
  }
  if (isList) return { name, type, value: entriesOf(parameter, value, budget) };
  if (parameter.components && typeof value === 'object' && value !== null) {
    const fields = value as Readonly<Record<string, unknown>>;
    return {
      name,
      type,
      value: parameter.components.map((part, at) =>
        partOf(part, fields[part.name] ?? fields[String(at)], budget),
      ),
    };
  }
  return { name, type, value: String(value) };
}

function entriesOf(
  { type, ...rest }: Omit<CallableInput, 'name'>,
  value: readonly unknown[],
  budget: DecodeBudget,
): Part[] {
  const inner = { ...rest, type: type.replace(/\[\d*\]$/, '') };
  const shown: Part[] = [];
  for (const one of value.slice(0, MOST_ENTRIES)) {
    if (budget.isCut) break;
    shown.push(partOf({ ...inner, name: String(shown.length) }, one, budget));
  }
  const more = value.length - shown.length;
  return more > 0 ? [...shown, { name: '…', type: inner.type, value: `${more} more` }] : shown;
}
