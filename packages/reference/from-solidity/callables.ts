import { orderOfErrors } from '../access/checks';
import type {
  ContractNode,
  ErrorNode,
  FunctionNode,
  ModifierNode,
  Variable,
} from '../solidity/ast';
import { resolveVirtual } from '../solidity/overrides';
import { printFunction, printModifier, printType } from '../solidity/print';
import type { Ledger } from '../ledger';
import type { FunctionDoc, Group, Link, ModifierDoc, VariableDoc } from '../model';
import { isSablier, locateSource } from '../products';
import { describeDeclaration } from './describe';
import { memberAnchor, overloadTypes, type Scope } from './scope';
import { typeLink } from './types';

const published = new Set(['external', 'public']);

export function describeFunction(
  scope: Scope,
  ledger: Ledger,
  contract: ContractNode,
  node: FunctionNode,
): FunctionDoc {
  const texts = describeDeclaration(scope, ledger, contract, node);
  const group = groupOf(node);
  const reach = scope.reach(node, scope.contextOf(contract));
  const { program } = scope;
  const isOurs = (found: FunctionNode | { id: number }) =>
    isSablier(program.place(program.declaration(found.id)).source.absolutePath);
  const name = node.kind === 'function' ? node.name : node.kind;
  const overload = overloadTypes(contract, node);
  const errors = inOrder(scope, contract, node, reach.errors);
  return {
    name,
    anchor: memberAnchor(contract, node),
    heading: overload ? `${name}(${overload.join(', ')})` : name,
    group,
    notice: texts.notice,
    details: texts.details,
    declaration: printFunction(node),
    ...(node.functionSelector ? signature(scope, contract, node.functionSelector) : {}),
    params: texts.params(node.parameters.parameters, group !== 'internal'),
    returns: texts.returns(node.returnParameters.parameters, group !== 'internal'),
    errors: errors.filter(isOurs).map((error) => scope.linkTo(error)),
    foreignErrors: errors.filter((error) => !isOurs(error)).map((one) => scope.linkTo(one)),
    raises: errors.map(({ name: error }) => error),
    events: reach.events.map((event) => scope.linkTo(event)),
    calls: reach.external.filter(isOurs).map((called) => callLink(scope, called)),
    ...implementation(scope, contract, node),
    source: sourceOf(scope, node),
  };
}

/** Errors in the order in which the code reaches them; the walk only knows the order within one branch. */
function inOrder(
  scope: Scope,
  contract: ContractNode,
  node: FunctionNode,
  errors: readonly ErrorNode[],
): ErrorNode[] {
  if (!node.body) return [...errors];
  const order = orderOfErrors(scope.program, node, scope.contextOf(contract));
  const placeOf = ({ name }: ErrorNode) => {
    const at = order.indexOf(name);
    return at < 0 ? order.length : at;
  };
  return [...errors].sort((one, other) => placeOf(one) - placeOf(other));
}

function sourceOf({ program }: Scope, node: FunctionNode): string {
  const file = program.place(node).source.absolutePath;
  return `${locateSource(file, program.compilation.versions).url}#L${program.line(node)}`;
}

function groupOf(node: FunctionNode): Group {
  if (node.kind === 'constructor') return 'constructor';
  if (!published.has(node.visibility)) return 'internal';
  return ['view', 'pure'].includes(node.stateMutability) ? 'read' : 'write';
}

function callLink(scope: Scope, called: FunctionNode): Link {
  const { contract } = scope.program.place(called);
  return scope.linkTo(called, `${contract?.name}.${called.name}`);
}

/** The implementation of an interface function in the deployed contract. */
function implementation(scope: Scope, contract: ContractNode, node: FunctionNode) {
  const context = scope.contextOf(contract);
  if (node.body || context.id === contract.id) return {};
  const found = publicNode(scope, context, node);
  const holder = scope.program.place(found).contract;
  if (found.id === node.id || !holder) return {};
  return { implementedBy: scope.linkTo(found, `${holder.name}.${found.name}`) };
}

/** Public state variables can implement interface functions too. */
function publicNode(scope: Scope, context: ContractNode, node: FunctionNode) {
  for (const base of scope.program.lineage(context)) {
    const variable = base.nodes.find(
      (member): member is Variable =>
        member.nodeType === 'VariableDeclaration' &&
        member.functionSelector === node.functionSelector,
    );
    if (variable && node.functionSelector) return variable;
  }
  return resolveVirtual(scope.program, context, node);
}

function signature(scope: Scope, contract: ContractNode, selector: string) {
  const { methodIdentifiers } = scope.program.compiled(contract);
  const found = Object.entries(methodIdentifiers).find(([, id]) => id === selector)?.[0];
  if (!found) throw new Error(`${contract.name} has no function with the selector 0x${selector}.`);
  return { signature: found, selector: `0x${selector}` };
}

export function describeModifier(
  scope: Scope,
  ledger: Ledger,
  contract: ContractNode,
  node: ModifierNode,
): ModifierDoc {
  const texts = describeDeclaration(scope, ledger, contract, node);
  return {
    name: node.name,
    anchor: memberAnchor(contract, node),
    heading: node.name,
    notice: texts.notice,
    details: texts.details,
    declaration: printModifier(node),
    params: texts.params(node.parameters.parameters, false),
    errors: scope.reach(node, scope.contextOf(contract)).errors.map((error) => scope.linkTo(error)),
  };
}

export function describeVariable(
  scope: Scope,
  ledger: Ledger,
  contract: ContractNode,
  node: Variable,
): VariableDoc {
  const texts = describeDeclaration(scope, ledger, contract, node);
  const mutability = node.mutability === 'mutable' ? '' : node.mutability;
  return {
    name: node.name,
    anchor: memberAnchor(contract, node),
    heading: node.name,
    notice: texts.notice,
    details: texts.details,
    declaration: [printType(node.typeName), node.visibility, mutability, node.name]
      .filter(Boolean)
      .join(' '),
    constant: node.mutability === 'constant',
    ...(node.functionSelector ? signature(scope, contract, node.functionSelector) : {}),
    params: getterParams(scope, node, texts),
  };
}

/** A getter of a mapping takes its keys, described at the interface's parameters. */
function getterParams(scope: Scope, node: Variable, texts: ReturnType<typeof describeDeclaration>) {
  if (!node.functionSelector || node.typeName.nodeType !== 'Mapping') return [];
  const { keyType, keyName = '' } = node.typeName;
  if (!keyType) return [];
  const [documented] = texts.params([{ ...node, name: keyName, typeName: keyType }], false);
  return [{ name: keyName, type: typeLink(scope, keyType), text: documented?.text ?? [] }];
}
