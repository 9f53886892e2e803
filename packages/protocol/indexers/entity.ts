import type { Entity, Field, FieldKind } from './types';

/** `name: Type` as in The Graph's schema files, and the description of the field. */
export type FieldRow = readonly [signature: string, description: string];

const SCALARS = ['BigInt', 'Bytes', 'Boolean', 'ID', 'Int', 'String'];
const SIGNATURE = /^(\w+): (?:\[(\w+)!\]|(\w+))(!)?(?: @by (\w+))?$/;

/**
 * An entity from rows such as `['sender: Bytes!', '…']`. A derived list names the relation that
 * points back: `actions: [LockupAction!]! @by stream`. A type whose name ends in `Category` or
 * `Source` is an enum.
 * @throws when a signature cannot be read, a description is missing, or a field repeats
 */
export function entity(
  name: string,
  rows: Entity['rows'],
  description: string,
  fieldRows: readonly FieldRow[],
): Entity {
  const fields = fieldRows.map((row) => readField(name, row));
  const names = new Set(fields.map((field) => field.name));
  if (names.size !== fields.length) throw new Error(`${name} has a field twice.`);
  if (fields.length === 0 || description === '') throw new Error(`${name} is not described.`);
  return { name, rows, description, fields };
}

function readField(entityName: string, [signature, description]: FieldRow): Field {
  const [, name, item, single, required, by] = SIGNATURE.exec(signature) ?? [];
  const of = item ?? single;
  if (!name || !of) throw new Error(`${entityName} has an unreadable field "${signature}".`);
  if (description.length < 12) throw new Error(`${entityName}.${name} is not described.`);
  const kind = kindOf(of, Boolean(item), by);
  return { name, kind, of, required: Boolean(required), description, ...(by ? { by } : {}) };
}

function kindOf(of: string, isList: boolean, by: string | undefined): FieldKind {
  if (by) return 'derived';
  if (isList) return 'list';
  if (SCALARS.includes(of)) return 'scalar';
  return /(Category|Source)$/.test(of) ? 'enum' : 'relation';
}
