import type { Entity, Vendor } from '../types';
import type { Row } from './row';
import { compare, passesEnvio, passesTheGraph, type Filter, type Index } from './where';

/** Arguments of a list of either vendor. */
export interface ListArgs {
  where?: Filter;
  first?: number;
  skip?: number;
  orderBy?: string;
  orderDirection?: 'asc' | 'desc';
  limit?: number;
  offset?: number;
  order_by?: Record<string, string>[] | Record<string, string>;
}

/** The rows of a list after filter, order and page, as the vendor returns them. */
export function select(
  vendor: Vendor,
  index: Index,
  entity: Entity,
  rows: readonly Row[],
  args: ListArgs,
): Row[] {
  const passes = vendor === 'envio' ? passesEnvio : passesTheGraph;
  const found = rows.filter((row) => passes(index, entity, row, args.where ?? {}));
  const from = args.skip ?? args.offset ?? 0;
  return found.sort(ordering(args)).slice(from, from + (args.first ?? args.limit ?? found.length));
}

function ordering(args: ListArgs): (a: Row, b: Row) => number {
  const wanted = [args.order_by ?? []].flat().flatMap(Object.entries) as [string, string][];
  const keys = wanted.length > 0 ? wanted : [[args.orderBy ?? 'id', args.orderDirection ?? 'asc']];
  return (a, b) => {
    for (const [column = 'id', way = 'asc'] of keys) {
      const difference = compare(a[column], b[column]);
      if (difference !== 0) return way.startsWith('desc') ? -difference : difference;
    }
    return 0;
  };
}

/** `count` and the functions over numbers that the sample queries use. */
export function aggregate(rows: readonly Row[]) {
  const columns = Object.keys(rows[0] ?? {});
  const sum = Object.fromEntries(
    columns
      .filter((column) => rows.every((row) => /^\d+$/.test(String(row[column]))))
      .map((column) => {
        const total = rows.reduce((so, row) => so + BigInt(String(row[column])), 0n);
        return [column, String(total)];
      }),
  );
  return { aggregate: { count: rows.length, sum }, nodes: rows };
}
