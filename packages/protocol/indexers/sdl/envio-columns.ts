import type { Entity, Field } from '../types';
import type { Lines } from './write';

/** A column of a table on Envio: relations appear as their foreign key. */
export interface Column {
  name: string;
  /** Type without `!`. */
  type: string;
  required: boolean;
  isList: boolean;
}

/** The GraphQL type of a field on Envio, for example `numeric!`. */
export function envioType({ kind, of, required }: Field): string {
  const bang = required ? '!' : '';
  if (kind === 'derived') return `[${of}!]!`;
  if (kind === 'relation') return of;
  if (kind === 'list') return `[${columnType(of)}!]${bang}`;
  return `${kind === 'enum' ? of.toLowerCase() : columnType(of)}${bang}`;
}

const columnType = (of: string) => ({ BigInt: 'numeric', Bytes: 'String' })[of] ?? of;

/** Columns of an entity's table. A derived list has none: the rows of the other table point here. */
export function envioColumns({ fields }: Entity): Column[] {
  return fields
    .filter(({ kind }) => kind !== 'derived')
    .map((field) => {
      const { name, kind, required } = field;
      if (kind === 'relation')
        return { name: `${name}_id`, type: 'String', required, isList: false };
      const type = envioType(field).replace(/[![\]]/g, '');
      return { name, type, required, isList: kind === 'list' };
    });
}

/** Arguments of every list of rows. */
export const envioListArgs = (table: string): Lines => ({
  distinct_on: `[${table}_select_column!]`,
  limit: 'Int',
  offset: 'Int',
  order_by: `[${table}_order_by!]`,
  where: `${table}_bool_exp`,
});
