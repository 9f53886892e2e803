import type { Abi } from 'viem';
import type { ContractNode, Member } from '../solidity/ast';
import type { Ledger } from '../ledger';
import type { ContractPage } from '../model';
import { locateSource } from '../products';
import { describeFunction, describeModifier, describeVariable } from './callables';
import {
  describeEnum,
  describeError,
  describeEvent,
  describeStruct,
  type Sources,
} from './declarations';
import { describeDeclaration } from './describe';
import { findInherited } from './inherited';
import type { Scope } from './scope';

/** Creates the page of one contract. `release` is the product's, for example `v4.0`. */
export function buildPage(
  scope: Scope,
  ledger: Ledger,
  sources: Sources,
  release: string,
  contract: ContractNode,
): ContractPage {
  const { program, product } = scope;
  const { source } = program.place(contract);
  const location = locateSource(source.absolutePath, program.compilation.versions);
  const { notice, details } = describeDeclaration(scope, ledger, contract, contract);
  const own = <Type extends Member['nodeType']>(type: Type) =>
    contract.nodes.filter(
      (node): node is Extract<Member, { nodeType: Type }> => node.nodeType === type,
    );
  const isErrors = contract.name === 'Errors';
  const shared = isErrors ? sharedErrors(scope) : [];

  return {
    product: product.product,
    release,
    kind: scope.kindOf(contract),
    name: contract.name,
    origin: { package: location.package, version: location.version, from: 'solidity' },
    sourcePath: location.path,
    sourceUrl: location.url,
    license: source.license ?? 'UNLICENSED',
    notice,
    details,
    inherits: contract.baseContracts.map(({ baseName }) =>
      scope.linkTo(program.declaration(baseName.referencedDeclaration)),
    ),
    inheritedBy: [],
    variables: own('VariableDeclaration').map((node) =>
      describeVariable(scope, ledger, contract, node),
    ),
    modifiers: own('ModifierDefinition').map((node) =>
      describeModifier(scope, ledger, contract, node),
    ),
    functions: own('FunctionDefinition').map((node) =>
      describeFunction(scope, ledger, contract, node),
    ),
    events: own('EventDefinition').map((node) =>
      describeEvent(scope, ledger, contract, node, sources),
    ),
    errors: [...own('ErrorDefinition'), ...shared].map((node) =>
      describeError(scope, ledger, contract, node, sources),
    ),
    structs: own('StructDefinition').map((node) => describeStruct(scope, ledger, contract, node)),
    enums: own('EnumDefinition').map((node) => describeEnum(scope, ledger, contract, node)),
    inherited: findInherited(scope, ledger, contract),
    abi: program.compiled(contract).abi as Abi,
  };
}

function sharedErrors({ program, sharedErrors: ids }: Scope) {
  return [...ids]
    .map((id) => program.declaration(id))
    .filter((node) => node.nodeType === 'ErrorDefinition')
    .sort((one, other) => one.id - other.id);
}
