import { shortName, type StructChange } from './struct-fields';
import type { Change } from './types';

/** The two sides of a difference as a table shows them; a side is empty for what is added or removed. */
export interface Cells {
  before: string[];
  after: string[];
}

/**
 * Declarations of both releases, without those that they share. Where the declarations read alike, because only
 * the fields of a struct in them differ, the struct with these fields: `Broker { …, uint256 fee }`.
 * @param structs the structs of the same two releases that differ
 */
export function cellsOf(
  { before, after, nested }: Pick<Change, 'before' | 'after' | 'nested'>,
  structs: readonly StructChange[],
): Cells {
  if (before.length === 0 || after.length === 0) return { before, after };
  if (before.join() === after.join()) return fieldsOf(nested, structs);
  const only = (own: readonly string[], other: readonly string[]) => {
    const differing = own.filter((form) => !other.includes(form));
    return differing.length > 0 ? differing : [...own];
  };
  return { before: only(before, after), after: only(after, before) };
}

function fieldsOf(nested: readonly string[], structs: readonly StructChange[]): Cells {
  const found = structs.filter(
    ({ before, fields }) => nested.includes(shortName(before)) && fields.length > 0,
  );
  /** With its library where two of them share a name. */
  const titleOf = (name: string, names: readonly string[]) =>
    names.some((one) => one !== name && shortName(one) === shortName(name))
      ? name
      : shortName(name);
  const write = (side: 'before' | 'after') => {
    const names = found.map(({ [side]: name }) => name ?? '');
    return found.map(({ [side]: name, fields }) => {
      const own = fields.flatMap(({ [side]: field }) => (field === null ? [] : [field]));
      return `${titleOf(name ?? '', names)} { ${['…', ...own].join(', ')} }`;
    });
  };
  return { before: write('before'), after: write('after') };
}
