import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { encodeFunctionData, type Address, type Hex } from 'viem';
import { expect } from 'vitest';
import type { GasConditions, GasData, GasRow } from '@sablier-docs/protocol/gas/types';
import type { Deployed } from './deployed';
import type { LocalProtocol } from './start';

/** The number of zero bytes in calldata changes a figure by some hundred gas; a change of code, by more. */
const TOLERANCE = 0.01;

const key = ({ call, state, size }: GasRow) =>
  [call, state, ...(size === undefined ? [] : [size])].join(', ');

type Named = Omit<GasRow, 'gas'>;

/** Collects the rows of one group from transactions that `send` makes. */
export function createMeter(local: LocalProtocol) {
  const rows: GasRow[] = [];
  /** Sends the call of the row and records the gas of its receipt. */
  const measure = async (
    row: Named,
    from: Address,
    to: Deployed,
    args: readonly unknown[],
    value = 0n,
  ) => {
    const sent = await local.send<bigint>(from, to, row.call, args, { value });
    rows.push({ ...row, gas: Number(sent.receipt.gasUsed) });
    return sent.result;
  };
  return { rows, measure };
}

/** A call from within a transaction; its gas becomes a row when it has a state. */
export interface InnerCall {
  readonly to: Deployed;
  readonly call: string;
  readonly args: readonly unknown[];
  readonly value?: bigint;
  readonly state?: string;
}

/** Makes the calls in one transaction. Returns a row for each that has a state. */
export async function measureInner(
  local: LocalProtocol,
  probe: Deployed,
  calls: readonly InnerCall[],
): Promise<GasRow[]> {
  const encoded = calls.map(({ to, call, args, value = 0n }) => ({
    target: to.address,
    value,
    data: encodeFunctionData({ abi: to.abi, functionName: call, args }) satisfies Hex,
  }));
  const value = encoded.reduce((sum, call) => sum + call.value, 0n);
  const { sender } = local.accounts;
  const sent = await local.send<readonly bigint[]>(sender, probe, 'run', [encoded], { value });
  local.streams.isFixture(sent.receipt.transactionHash);
  return calls.flatMap(({ call, state }, i) =>
    state === undefined ? [] : [{ call, state, gas: Number(sent.result[i]) }],
  );
}

/** The versions that the figures of a package depend on. */
export function gasConditions(name: '@sablier/lockup' | '@sablier/flow'): GasConditions {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  return {
    contracts: `${name} ${devDependencies[name]}`,
    chain: `anvil ${devDependencies['@foundry-rs/anvil']}`,
    token: `an OpenZeppelin ERC-20, compiled with solc ${devDependencies.solc}`,
  };
}

/**
 * Compares measured gas with the committed file of a product, or writes that file when `UPDATE_GAS`
 * is set. Every row must be in both.
 */
export function compareGas(product: 'flow' | 'lockup', measured: GasData): void {
  const file = `packages/protocol/gas/${product}.json`;
  if (process.env.UPDATE_GAS) {
    writeFileSync(file, `${JSON.stringify(measured, null, 2)}\n`);
    return;
  }
  if (!existsSync(file)) throw new Error(`${file} is missing: run "npm run gas".`);
  const committed = JSON.parse(readFileSync(file, 'utf8')) as GasData;
  expect(measured.release).toBe(committed.release);
  expect(measured.conditions).toEqual(committed.conditions);
  expect(Object.keys(measured.groups)).toEqual(Object.keys(committed.groups));
  for (const [group, rows] of Object.entries(measured.groups)) {
    compareRows(rows, committed.groups[group] ?? []);
  }
  compareRows(measured.inner, committed.inner);
}

function compareRows(rows: readonly GasRow[], known: readonly GasRow[]): void {
  expect(rows.map(key)).toEqual(known.map(key));
  rows.forEach((row, i) => {
    const before = known[i]?.gas ?? 0;
    const change = Math.abs(row.gas - before) / before;
    expect(change, `${key(row)}: ${before} before, ${row.gas} now`).toBeLessThanOrEqual(TOLERANCE);
  });
}
