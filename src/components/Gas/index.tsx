import { findGas, formatGas, gasPerUnit } from '@site/src/protocol/gas';
import type { ReactNode } from 'react';

interface Props {
  /** Product, or the group of a product: `lockup`, `lockup/batches`. */
  of: string;
  call: string;
  /** State of the row; without it, the gas of each further segment, tranche or stream. */
  state?: string;
  /** Divides by the size of the row. */
  each?: boolean;
}

/** Digits that a derived figure keeps: it is an average. */
const round = (gas: number) => Math.round(gas / 100) * 100;

/**
 * A measured gas figure within a sentence, as it stands in the data file; averages in hundreds.
 * Throws when no row fits, which stops the build.
 */
export function Gas({ of, call, state, each = false }: Props): ReactNode {
  if (state === undefined) return formatGas(round(gasPerUnit(of, call)));
  const { gas, size } = findGas(of, call, state);
  if (!each) return formatGas(gas);
  if (!size) throw new Error(`"${call}, ${state}" has no size to divide by.`);
  return formatGas(round(gas / size));
}
