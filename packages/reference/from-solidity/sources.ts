import type { ContractNode, FunctionNode } from '../solidity/ast';
import type { Link } from '../model';
import type { Sources } from './declarations';
import type { Scope } from './scope';

/**
 * For every error and event of a product, the functions of its deployed contracts and libraries that raise or
 * emit it, in the order of the contracts.
 */
export function findSources(scope: Scope): Sources {
  const sources = new Map<number, Link[]>();
  const add = (id: number, link: Link) => {
    const known = sources.get(id) ?? [];
    if (!known.some(({ label }) => label === link.label)) sources.set(id, [...known, link]);
  };
  const deployed = scope.contracts.filter(
    (contract) =>
      contract.contractKind !== 'interface' && scope.contextOf(contract).id === contract.id,
  );
  for (const contract of deployed) {
    for (const entry of entriesOf(scope, contract)) {
      const link = scope.linkTo(entry, `${contract.name}.${entry.name || entry.kind}`);
      const { errors, events } = scope.reach(entry, contract);
      for (const { id } of [...errors, ...events]) add(id, link);
    }
  }
  return sources;
}

/** Functions that users can call: per selector the most derived one, and the constructors. */
function entriesOf(scope: Scope, contract: ContractNode): FunctionNode[] {
  const seen = new Set<string>();
  return scope.program
    .lineage(contract)
    .flatMap(({ nodes }) => nodes)
    .filter((node): node is FunctionNode => {
      if (node.nodeType !== 'FunctionDefinition') return false;
      if (node.kind === 'constructor') return true;
      if (!node.functionSelector || seen.has(node.functionSelector)) return false;
      seen.add(node.functionSelector);
      return true;
    });
}
