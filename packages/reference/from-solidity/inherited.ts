import type { ContractNode, ErrorNode, EventNode, Member } from '../solidity/ast';
import { printType } from '../solidity/print';
import type { Ledger } from '../ledger';
import type { ContractPage, InheritedMember } from '../model';
import { readRichText, type Block } from '../rich-text';
import { errorIdentity, eventIdentity } from './declarations';
import { declarationKeys } from './describe';
import { resolveName } from './names';
import type { Scope } from './scope';

/** Members of a contract's ABI that other contracts declare, with links to the declarations. */
export function findInherited(
  scope: Scope,
  ledger: Ledger,
  contract: ContractNode,
): ContractPage['inherited'] {
  return {
    functions: inheritedFunctions(scope, contract),
    events: inheritedEvents(scope, ledger, contract),
    errors: inheritedErrors(scope, contract),
  };
}

type Callable = Extract<Member, { functionSelector?: string }>;

function inheritedFunctions(scope: Scope, contract: ContractNode): InheritedMember[] {
  if (contract.contractKind === 'library') return [];
  const { methodIdentifiers } = scope.program.compiled(contract);
  const signatures = new Map(Object.entries(methodIdentifiers).map(([text, id]) => [id, text]));
  const isOwn = (id: string) => contract.nodes.some((node) => selectorOf(node) === id);
  const found: InheritedMember[] = [];
  for (const base of scope.program.lineage(contract).slice(1)) {
    for (const node of base.nodes) {
      const id = selectorOf(node);
      const signature = id === undefined ? undefined : signatures.get(id);
      if (!id || !signature || isOwn(id) || found.some(({ hash }) => hash === `0x${id}`)) continue;
      found.push({
        link: scope.linkTo(node, labelOf(node)),
        signature,
        hash: `0x${id}`,
        declaredIn: scope.linkTo(base),
        text: [],
      });
    }
  }
  return found;
}

function selectorOf(node: Member): string | undefined {
  return 'functionSelector' in node ? (node as Callable).functionSelector : undefined;
}

function inheritedEvents(scope: Scope, ledger: Ledger, contract: ContractNode): InheritedMember[] {
  return contract.usedEvents
    .map((id) => scope.program.declaration(id) as EventNode)
    .filter((event) => scope.program.place(event).contract?.id !== contract.id)
    .map((event) => {
      const { signature, topic } = eventIdentity(scope, event);
      const text = eventText(scope, ledger, contract, event);
      return { ...inherit(scope, event, signature, topic), text };
    });
}

/** Errors of the ABI, and those of linked libraries, which the ABI lacks. */
function inheritedErrors(scope: Scope, contract: ContractNode): InheritedMember[] {
  const context = scope.contextOf(contract);
  const isDeployed = context.id === contract.id;
  const callable = (isDeployed ? scope.program.lineage(contract) : [contract]).flatMap(
    ({ nodes }) => nodes,
  );
  const reached = callable.flatMap((node) =>
    node.nodeType === 'FunctionDefinition' ? scope.reach(node, context).errors : [],
  );
  const used = contract.usedErrors.map((id) => scope.program.declaration(id) as ErrorNode);
  return [...new Set([...used, ...reached])]
    .filter((error) => scope.program.place(error).contract?.id !== contract.id)
    .map((error) => {
      const { signature, selector } = errorIdentity(scope, error);
      return inherit(scope, error, signature, selector);
    });
}

function inherit(
  scope: Scope,
  node: EventNode | ErrorNode,
  signature: string,
  hash: string,
): InheritedMember {
  const { contract: holder, source } = scope.program.place(node);
  return {
    link: scope.linkTo(node, labelOf(node)),
    signature,
    hash,
    declaredIn: holder
      ? scope.linkTo(holder)
      : { label: source.absolutePath.split('/').slice(0, 2).join('/') },
    text: [],
  };
}

/** Name and types as in the source, which are shorter than the hashed text. */
function labelOf(node: Member): string {
  if (node.nodeType === 'VariableDeclaration') {
    const { keyType } = node.typeName;
    return `${node.name}(${keyType ? printType(keyType) : ''})`;
  }
  const parameters = 'parameters' in node ? node.parameters.parameters : [];
  return `${node.name}(${parameters.map(({ typeName }) => printType(typeName)).join(', ')})`;
}

function eventText(
  scope: Scope,
  ledger: Ledger,
  contract: ContractNode,
  event: EventNode,
): Block[] {
  const keys = declarationKeys(scope, event);
  const text = ledger.take(...keys);
  if (!text) ledger.miss(keys[0] ?? event.name);
  const home = scope.program.place(event).contract ?? contract;
  return readRichText(text ?? '', (name) => resolveName(scope, home, name));
}
