import type { Abi } from 'viem';
import type { FunctionNode } from './solidity/ast';
import { compileReference } from './solidity/compile';
import { readProgram } from './solidity/program';
import { createReach } from './solidity/reach';
import { unreachable } from './solidity/unreachable';
import type { ErrorDescription, RaisedBy } from '@sablier-docs/protocol/errors/types';

/** Contracts with published Solidity, in the order of the page. */
const compiled = [
  'SablierLockup',
  'SablierBatchLockup',
  'LockupNFTDescriptor',
  'SablierFlow',
  'SablierComptroller',
];

/** Error name -> contract -> functions, from the syntax tree. */
type Reached = Map<string, Map<string, string[]>>;

/**
 * Errors that each public function can end with, by following every call in the syntax tree.
 * @param root folder that holds `node_modules`
 * @throws when a contract is missing from the packages
 */
export function readReached(root: string): Reached {
  const program = readProgram(compileReference(root));
  const reach = createReach(program, unreachable);
  const reached: Reached = new Map();
  for (const name of compiled) {
    const contract = program.contracts.find((candidate) => candidate.name === name);
    if (!contract) throw new Error(`No package has the contract ${name}.`);
    const seen = new Set<string>();
    for (const node of program.lineage(contract).flatMap(({ nodes }) => nodes)) {
      if (!isEntry(node as FunctionNode)) continue;
      const entry = node as FunctionNode;
      const selector = entry.functionSelector ?? '';
      if (seen.has(selector)) continue;
      seen.add(selector);
      for (const error of reach(entry, contract).errors) add(reached, error.name, name, entry.name);
    }
  }
  return reached;
}

/** A function with a body that can be called from outside; overridden ones come first. */
const isEntry = (node: FunctionNode) =>
  node.nodeType === 'FunctionDefinition' &&
  node.kind === 'function' &&
  Boolean(node.functionSelector) &&
  Boolean(node.body);

function add(reached: Reached, error: string, contract: string, name: string): void {
  const byContract = reached.get(error) ?? new Map<string, string[]>();
  const functions = byContract.get(contract) ?? [];
  if (!functions.includes(name)) functions.push(name);
  byContract.set(contract, functions);
  reached.set(error, byContract);
}

/**
 * Functions that raise one error: from the syntax tree, then those the description names for
 * contracts without published Solidity.
 * @throws when the description names a function that does not fit
 */
export function raisedBy(
  name: string,
  description: ErrorDescription,
  reached: Reached,
  abis: Record<string, Abi>,
): RaisedBy[] {
  const found = [...(reached.get(name) ?? [])].map(([contract, functions]) => ({
    contract,
    functions: [...functions].sort(),
  }));
  for (const [contract, functions] of Object.entries(description.raisedBy ?? {})) {
    found.push({ contract, functions: [...functions] });
    check(name, contract, functions, abis);
  }
  return found.filter(({ functions }) => functions.length > 0);
}

/** A factory also passes on the errors of the campaign that it deploys. */
function check(
  error: string,
  contract: string,
  functions: readonly string[],
  abis: Record<string, Abi>,
): void {
  const has = (owner: string, type: 'error' | 'function', name: string) =>
    (abis[owner] ?? []).some((item) => item.type === type && item.name === name);
  const declared =
    has(contract, 'error', error) || has(contract.replace('Factory', ''), 'error', error);
  if (!declared) throw new Error(`The ABI of ${contract} has no error ${error}.`);
  for (const name of functions) {
    if (!has(contract, 'function', name)) throw new Error(`${error}: ${contract} has no ${name}.`);
  }
}
