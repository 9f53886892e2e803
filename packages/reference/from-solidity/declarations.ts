import type { Abi, AbiEvent, AbiParameter } from 'viem';
import type { ContractNode, EnumNode, ErrorNode, EventNode, StructNode } from '../solidity/ast';
import { printType, printVariable } from '../solidity/print';
import type { Ledger } from '../ledger';
import type { EnumDoc, ErrorDoc, EventDoc, Link, StructDoc } from '../model';
import { signatureHash, selectorOf, canonicalSignature } from '../signatures';
import { describeDeclaration } from './describe';
import type { Scope } from './scope';

/** Which functions raise an error or emit an event, by the id of the error or event. */
export type Sources = ReadonlyMap<number, Link[]>;

export function describeEvent(
  scope: Scope,
  ledger: Ledger,
  contract: ContractNode,
  node: EventNode,
  sources: Sources,
): EventDoc {
  const texts = describeDeclaration(scope, ledger, contract, node);
  return {
    ...named(node),
    notice: texts.notice,
    details: texts.details,
    declaration: [`event ${node.name}`, ...node.parameters.parameters.map(printVariable), ''],
    ...eventIdentity(scope, node),
    params: texts.params(node.parameters.parameters, true),
    emittedBy: sources.get(node.id) ?? [],
  };
}

export function describeError(
  scope: Scope,
  ledger: Ledger,
  contract: ContractNode,
  node: ErrorNode,
  sources: Sources,
): ErrorDoc {
  const texts = describeDeclaration(scope, ledger, contract, node);
  return {
    ...named(node),
    notice: texts.notice,
    details: texts.details,
    declaration: [`error ${node.name}`, ...node.parameters.parameters.map(printVariable), ''],
    ...errorIdentity(scope, node),
    params: texts.params(node.parameters.parameters, true),
    raisedBy: sources.get(node.id) ?? [],
    shared: scope.sharedErrors.has(node.id),
  };
}

export function describeStruct(
  scope: Scope,
  ledger: Ledger,
  contract: ContractNode,
  node: StructNode,
): StructDoc {
  const texts = describeDeclaration(scope, ledger, contract, node);
  return {
    ...named(node),
    notice: texts.notice,
    details: texts.details,
    declaration: [
      `struct ${node.name}`,
      ...node.members.map(({ typeName, name }) => `${printType(typeName)} ${name}`),
    ],
    fields: texts.params(node.members, true),
  };
}

export function describeEnum(
  scope: Scope,
  ledger: Ledger,
  contract: ContractNode,
  node: EnumNode,
): EnumDoc {
  const texts = describeDeclaration(scope, ledger, contract, node);
  return {
    ...named(node),
    notice: texts.notice,
    details: texts.details,
    values: node.members.map(({ name }, number) => ({
      name,
      number,
      text: texts.value(name),
    })),
  };
}

const named = ({ name }: { name: string }) => ({ name, anchor: name, heading: name });

interface WithInputs {
  type: string;
  name?: string;
  inputs?: readonly AbiParameter[];
}

/**
 * Signature and topic of an event. The hash is computed from the ABI and compared with the compiler's.
 * @throws when they differ
 */
export function eventIdentity(scope: Scope, node: EventNode) {
  const signature = identify(scope, node, 'event', node.eventSelector, signatureHash);
  return { signature, topic: `0x${node.eventSelector}` };
}

export function errorIdentity(scope: Scope, node: ErrorNode) {
  const signature = identify(scope, node, 'error', node.errorSelector, selectorOf);
  return { signature, selector: `0x${node.errorSelector}` };
}

function identify(
  scope: Scope,
  node: EventNode | ErrorNode,
  type: 'event' | 'error',
  expected: string,
  hash: (signature: string) => string,
): string {
  const { contract } = scope.program.place(node);
  for (const item of abisThatHold(scope, contract, node.name) as readonly WithInputs[]) {
    if (item.type !== type || item.name !== node.name) continue;
    const signature = canonicalSignature(node.name, (item as AbiEvent).inputs);
    if (hash(signature) === `0x${expected}`) return signature;
  }
  throw new Error(`No ABI holds the ${type} ${node.name} with the hash 0x${expected}.`);
}

/** The ABI of the declaring contract; for file-level declarations, those of the product. */
function abisThatHold(scope: Scope, contract: ContractNode | undefined, name: string): Abi {
  const holders = contract ? [contract] : scope.contracts;
  return holders.flatMap((holder) =>
    scope.program.compiled(holder).abi.filter((item) => 'name' in item && item.name === name),
  );
}
