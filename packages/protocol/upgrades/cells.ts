import type { StructChange } from './struct-fields';
import type { Change } from './types';

/** The two sides of a difference as a table shows them; a side is empty for what is added or removed. */
export interface Cells {
  before: string[];
  after: string[];
}

/**
 * Declarations of both releases, without those that they share. Where the declarations read alike, because only
 * the fields of a struct in them differ, the struct with these fields: `Lockup.Broker { …, uint256 fee }`.
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

/** Of the structs that differ, those that these declarations use in both releases. */
function fieldsOf(nested: readonly string[], structs: readonly StructChange[]): Cells {
  const found = structs.filter(
    ({ before, after, fields }) =>
      nested.includes(before) && nested.includes(after ?? before) && fields.length > 0,
  );
  const write = (side: 'before' | 'after') =>
    found.map(({ [side]: name, fields }) => {
      const own = fields.flatMap(({ [side]: field }) => (field === null ? [] : [field]));
      return `${name ?? ''} { ${['…', ...own].join(', ')} }`;
    });
  return { before: write('before'), after: write('after') };
}
