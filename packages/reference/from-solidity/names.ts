import type { ContractNode, Declaration } from '../solidity/ast';
import type { Link } from '../model';
import type { Scope } from './scope';

/**
 * Resolves names in braces in descriptions (`{cancel}`, `{Batch.batch}`, `{SablierLockup}`) the way a reader
 * would: a member of the contract at hand, then of the contract that implements it, then any contract of the
 * sources, then a free function.
 * @throws when the name is unknown
 */
export function resolveName(scope: Scope, contract: ContractNode, written: string): Link {
  const [head = '', member] = written.split('.');
  const found = member
    ? findMember(scope, findContract(scope, contract, head), member)
    : (findMember(scope, contract, head) ??
      findMember(scope, scope.contextOf(contract), head) ??
      findContract(scope, contract, head) ??
      findInProduct(scope, head) ??
      scope.program.fileLevel.find(({ name }) => name === head));
  if (!found) {
    throw new Error(
      `A text of ${contract.name} refers to {${written}}, which is not a known name.`,
    );
  }
  return scope.linkTo(found, written);
}

function findMember(
  { program }: Scope,
  contract: ContractNode | undefined,
  name: string,
): Declaration | undefined {
  if (!contract) return undefined;
  return program
    .lineage(contract)
    .flatMap(({ nodes }) => nodes)
    .find((node) => node.name === name);
}

/** Prefers the product's own contract to one of the same name in another package (`Errors`). */
function findContract(scope: Scope, near: ContractNode, name: string): ContractNode | undefined {
  const { program, contracts } = scope;
  const lineage = program.lineage(near);
  const all = [...lineage, ...contracts, ...program.contracts];
  return all.find((contract) => contract.name === name);
}

function findInProduct(scope: Scope, name: string): Declaration | undefined {
  for (const contract of scope.contracts) {
    const found = findMember(scope, contract, name);
    if (found) return found;
  }
  return undefined;
}
