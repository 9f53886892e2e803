import type { Abi, AbiFunction } from 'viem';
import { latestAbis } from '@sablier-docs/protocol/errors/abis';
import { readErrors } from '../errors';
import { products, type Product } from '@sablier-docs/protocol/releases';
import type { FunctionNode } from '../solidity/ast';
import { compileReference } from '../solidity/compile';
import { readProgram, type Program } from '../solidity/program';
import { airdropsAccess, airdropsChecks } from './airdrops';
import { orderOfErrors } from './checks';
import { flowAccess } from './flow';
import { incidental } from './incidental';
import { lockupAccess } from './lockup';
import type { AccessFact, AccessRow, AccessRowFact, AccessTable, CheckOrder } from './types';

export const accessTables: Readonly<Record<Product, AccessTable>> = {
  lockup: lockupAccess,
  flow: flowAccess,
  airdrops: airdropsAccess,
};

/** The contract whose checks are ordered by the syntax tree. */
const main: Partial<Record<Product, string>> = { lockup: 'SablierLockup', flow: 'SablierFlow' };

/**
 * Who may call each function, with data from the ABIs, and the order of the checks.
 * @param root folder that holds `node_modules`
 * @throws when a table has a function that the ABI lacks, or lacks one of the ABI
 */
export function readAccess(root: string): Record<Product, AccessFact> {
  const program = readProgram(compileReference(root));
  const entries = products.map((product): [Product, AccessFact] => {
    const table = accessTables[product];
    const abis = latestAbis(product);
    const missing = missingFrom(table, abis);
    if (missing.length > 0)
      throw new Error(
        `No access rule for ${missing.join(', ')}. Add it to packages/reference/access.`,
      );
    const groups = table.groups.map(({ id, rows }) => ({
      id,
      rows: rows.map((row) => complete(row, abis)),
    }));
    const contract = main[product];
    const checks = contract
      ? readChecks(
          root,
          program,
          contract,
          groups.flatMap(({ rows }) => rows),
        )
      : [...airdropsChecks];
    return [product, { roles: Object.values(table.roles), groups, checks }];
  });
  return Object.fromEntries(entries) as Record<Product, AccessFact>;
}

export const writesOf = (abi: Abi): AbiFunction[] =>
  abi.filter(
    (item): item is AbiFunction =>
      item.type === 'function' && !['view', 'pure'].includes(item.stateMutability),
  );

/** State-changing functions that have no row or more than one, as `Contract.function`. */
export function missingFrom(table: AccessTable, abis: Record<string, Abi>): string[] {
  const rows = table.groups.flatMap((group) => group.rows);
  return Object.entries(abis).flatMap(([contract, abi]) => {
    const names = [...new Set(writesOf(abi).map(({ name }) => name))];
    const count = (name: string) =>
      rows.filter((row) => row.name === name && row.contracts.includes(contract)).length;
    return names.filter((name) => count(name) !== 1).map((name) => `${contract}.${name}`);
  });
}

function complete(row: AccessRow, abis: Record<string, Abi>): AccessRowFact {
  const found = row.contracts.map((contract) => {
    const functions = writesOf(abis[contract] ?? []).filter(({ name }) => name === row.name);
    if (functions.length === 0) throw new Error(`${contract} has no function ${row.name}.`);
    return functions;
  });
  const [first = []] = found;
  return {
    ...row,
    overloads: first.length,
    payable: first.some(({ stateMutability }) => stateMutability === 'payable'),
  };
}

function readChecks(
  root: string,
  program: Program,
  contract: string,
  rows: readonly AccessRowFact[],
): CheckOrder[] {
  const node = program.contracts.find(({ name }) => name === contract);
  if (!node) throw new Error(`No package has the contract ${contract}.`);
  const members = program.lineage(node).flatMap(({ nodes }) => nodes);
  const raised = (name: string) =>
    new Set(
      readErrors(root)
        .filter(({ raisedBy }) =>
          raisedBy.some((by) => by.contract === contract && by.functions.includes(name)),
        )
        .map((error) => error.name),
    );
  return rows
    .filter((row) => row.contracts.includes(contract))
    .map(({ name }) => {
      const entry = members.find(
        (member): member is FunctionNode =>
          member.nodeType === 'FunctionDefinition' && member.name === name && Boolean(member.body),
      );
      if (!entry) throw new Error(`The source of ${contract} has no function ${name}.`);
      const possible = raised(name);
      const errors = orderOfErrors(program, entry, node).filter(
        (error) => possible.has(error) && !incidental.test(error),
      );
      return { contract, name, errors };
    })
    .filter(({ errors }) => errors.length > 0);
}
