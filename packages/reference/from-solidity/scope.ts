import type { ContractNode, Declaration, ErrorNode, Member } from '../solidity/ast';
import { printType } from '../solidity/print';
import type { Program } from '../solidity/program';
import type { FindReach } from '../solidity/reach';
import type { Link, PageKind } from '../model';
import { referenceAnchor, pageUrl } from '../paths';
import { locateSource, type SolidityProduct } from '../products';

/** The contracts in the reference of one product, and links to anything in the sources. */
export interface Scope {
  program: Program;
  reach: FindReach;
  product: SolidityProduct;
  contracts: ContractNode[];
  /** Errors of `@sablier/evm-utils` that the product raises; they are on its Errors page. */
  sharedErrors: Set<number>;
  /** The entry of an error in the error reference. @throws when it has no entry */
  meaningOf(error: string): string;
  kindOf(contract: ContractNode): PageKind;
  /** The deployed contract that an abstract contract or an interface refers to. */
  contextOf(contract: ContractNode): ContractNode;
  linkTo(declaration: Declaration, label?: string): Link;
}

export function createScope(
  program: Program,
  product: SolidityProduct,
  reach: FindReach,
  meanings: ReadonlyMap<string, string> = new Map(),
): Scope {
  const contracts = documentedContracts(program, product);
  const documented = new Set(contracts.map(({ id }) => id));
  const main = contracts.find(({ name }) => name === product.main);
  if (product.main && !main) throw new Error(`${product.package} has no ${product.main}.`);

  const scope: Scope = {
    program,
    reach,
    product,
    contracts,
    sharedErrors: new Set(),
    meaningOf: (error) => {
      const meaning = meanings.get(error);
      if (!meaning) throw new Error(`The error reference does not describe ${error}.`);
      return meaning;
    },
    kindOf: (contract) => kindOf(program, contract),
    contextOf: (contract) => {
      const bases = (candidate: ContractNode) => candidate.linearizedBaseContracts;
      if (kindOf(program, contract) === 'contract') return contract;
      const candidates = contracts.filter(
        (other) => kindOf(program, other) === 'contract' && bases(other).includes(contract.id),
      );
      return candidates.find(({ id }) => id === main?.id) ?? candidates[0] ?? contract;
    },
    linkTo: (declaration, label) => {
      const { contract, source } = program.place(declaration);
      const text = label ?? labelOf(declaration, contract);
      const page = (of: ContractNode) => pageUrl(product.product, kindOf(program, of), of.name);
      if (declaration.nodeType === 'ContractDefinition' && documented.has(declaration.id)) {
        return { label: text, href: page(declaration) };
      }
      if (contract && documented.has(contract.id)) {
        return { label: text, href: `${page(contract)}#${memberAnchor(contract, declaration)}` };
      }
      if (scope.sharedErrors.has(declaration.id)) {
        const errors = pageUrl(product.product, 'library', 'Errors');
        return { label: text, href: `${errors}#${declaration.name}` };
      }
      const { url, lines } = locateSource(source.absolutePath, program.compilation.versions);
      return { label: text, href: lines ? `${url}#L${program.line(declaration)}` : url };
    },
  };
  scope.sharedErrors = findSharedErrors(scope);
  return scope;
}

function documentedContracts(program: Program, product: SolidityProduct): ContractNode[] {
  return program.contracts.filter((contract) => {
    const file = program.place(contract).source.absolutePath;
    if (product.package && file.startsWith(`${product.package}/`)) return true;
    return file.startsWith('@sablier/evm-utils/') && product.shared.includes(contract.name);
  });
}

function kindOf(program: Program, contract: ContractNode): PageKind {
  if (contract.contractKind !== 'library') {
    return contract.abstract ? 'abstract' : contract.contractKind;
  }
  return program.place(contract).source.absolutePath.includes('/types/') ? 'types' : 'library';
}

/** `Lockup.Stream` for a type, the bare name for everything else. */
function labelOf(declaration: Declaration, contract: ContractNode | undefined): string {
  const isType =
    declaration.nodeType === 'StructDefinition' || declaration.nodeType === 'EnumDefinition';
  return isType && contract ? `${contract.name}.${declaration.name}` : declaration.name;
}

/** Types of the parameters when another member of the contract has the same name. */
export function overloadTypes(contract: ContractNode, member: Member): string[] | undefined {
  if (member.nodeType !== 'FunctionDefinition') return undefined;
  const overloads = contract.nodes.filter(
    ({ nodeType, name }) => nodeType === member.nodeType && name === member.name,
  );
  if (overloads.length < 2) return undefined;
  return member.parameters.parameters.map(({ typeName }) => printType(typeName));
}

export function memberAnchor(contract: ContractNode, member: Declaration): string {
  if (member.nodeType === 'FunctionDefinition' && member.kind !== 'function') return member.kind;
  return referenceAnchor(member.name, overloadTypes(contract, member as Member));
}

function findSharedErrors({ contracts, reach, program, contextOf }: Scope): Set<number> {
  const found = new Set<number>();
  const add = (error: ErrorNode) => {
    if (program.place(error).source.absolutePath.startsWith('@sablier/evm-utils/')) {
      found.add(error.id);
    }
  };
  for (const contract of contracts.filter((one) => contextOf(one).id === one.id)) {
    for (const base of program.lineage(contract)) {
      for (const member of base.nodes) {
        if (member.nodeType === 'FunctionDefinition') reach(member, contract).errors.forEach(add);
      }
    }
  }
  return found;
}
