import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { GasData, GasRow } from '../../../src/protocol/gas/types';

/** Calldata with more or fewer zero bytes moves a figure by some hundred gas; a change of code, more. */
const TOLERANCE = 0.02;

const key = ({ call, state }: GasRow) => `${call}, ${state}`;

/**
 * Compares measured gas with the committed file of a product, or writes that file when `UPDATE_GAS`
 * is set. Every row must be in both.
 */
export function compareGas(product: 'flow' | 'lockup', measured: GasData): void {
  const file = `src/protocol/gas/${product}.json`;
  if (process.env.UPDATE_GAS) {
    writeFileSync(file, `${JSON.stringify(measured, null, 2)}\n`);
    return;
  }
  if (!existsSync(file)) throw new Error(`${file} is missing: run this test with UPDATE_GAS=1.`);
  const committed = JSON.parse(readFileSync(file, 'utf8')) as GasData;
  expect(measured.release).toBe(committed.release);
  for (const [group, rows] of Object.entries(measured.groups)) {
    const known = committed.groups[group] ?? [];
    expect(rows.map(key)).toEqual(known.map(key));
    rows.forEach((row, i) => {
      const before = known[i]?.gas ?? 0;
      const change = Math.abs(row.gas - before) / before;
      expect(change, `${key(row)}: ${before} before, ${row.gas} now`).toBeLessThan(TOLERANCE);
    });
  }
  expect(Object.keys(measured.groups)).toEqual(Object.keys(committed.groups));
}
