import flow from './flow.json';
import lockup from './lockup.json';
import type { GasData, GasRow } from './types';

export type GasProduct = 'lockup' | 'flow';

export const gasData: Readonly<Record<GasProduct, GasData>> = { lockup, flow };

/**
 * Rows of a group in the order in which they were measured.
 * @throws when the product has no such group
 */
export function gasGroup(of: GasProduct, group: string): readonly GasRow[] {
  const rows = gasData[of]?.groups[group];
  if (!rows) throw new Error(`There is no gas measurement "${group}" of "${of}".`);
  return rows;
}

/**
 * The one row of a call, in whole transactions.
 * @param of product, or the group of a product: `lockup`, `lockup/batches`
 * @throws when no row or more than one matches
 */
export function findGas(of: string, call: string, state: string): GasRow {
  const found = rowsOf(of).filter((row) => row.call === call && row.state === state);
  const [row] = found;
  if (!row || found.length > 1) {
    throw new Error(
      `"${of}" has ${found.length} gas figures named "${call}, ${state}" instead of one.`,
    );
  }
  return row;
}

/**
 * Gas of one further segment, tranche or stream: the slope between the smallest and the largest
 * measured size of a call.
 * @throws when the call was not measured at several sizes
 */
export function gasPerUnit(of: string, call: string): number {
  const sized = sizedRows(of, call);
  const [first, last] = [sized[0], sized.at(-1)];
  if (!first || !last || first === last) throw new Error(`"${call}" of "${of}" has no sizes.`);
  return (last.gas - first.gas) / ((last.size ?? 0) - (first.size ?? 0));
}

/** Rows of a call that have a size, smallest first. */
export const sizedRows = (of: string, call: string): readonly GasRow[] =>
  rowsOf(of)
    .filter((row) => row.call === call && row.size !== undefined)
    .sort((a, b) => (a.size ?? 0) - (b.size ?? 0));

function rowsOf(of: string): readonly GasRow[] {
  const [product = '', group] = of.split('/');
  if (product !== 'lockup' && product !== 'flow')
    throw new Error(`There is no gas measurement of "${of}".`);
  return group ? gasGroup(product, group) : Object.values(gasData[product].groups).flat();
}

export const formatGas = (gas: number): string => gas.toLocaleString('en-US');

/** Derived figures are averages, rounded to hundreds. */
const round = (gas: number) => Math.round(gas / 100) * 100;

interface GasQuestion {
  /** Product, or the group of a product: `lockup`, `lockup/batches`. */
  of: string;
  call: string;
  /** State of the row; without it, the gas of each further segment, tranche or stream. */
  state?: string;
  /** Divides by the size of the row. */
  each?: boolean;
}

/**
 * A measured figure as text: exact from the data file; averages in hundreds.
 * @throws when no row matches, or when the row to divide has no size
 */
export function gasFigure({ of, call, state, each = false }: GasQuestion): string {
  if (state === undefined) return formatGas(round(gasPerUnit(of, call)));
  const { gas, size } = findGas(of, call, state);
  if (!each) return formatGas(gas);
  if (!size) throw new Error(`"${call}, ${state}" has no size to divide by.`);
  return formatGas(round(gas / size));
}
