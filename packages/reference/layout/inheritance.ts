import type { ContractNode } from '../solidity/ast';
import type { Program } from '../solidity/program';

/** A contract and what it directly inherits from. Interfaces are left out. */
export interface Inheritor {
  name: string;
  kind: 'contract' | 'abstract';
  /** Package that holds the source, for example `@sablier/lockup`. */
  from: string;
  bases: string[];
}

/**
 * A contract and all its bases, each before its own bases.
 * @throws when no package has the contract
 */
export function inheritanceOf(program: Program, name: string): Inheritor[] {
  const contract = program.contracts.find((candidate) => candidate.name === name);
  if (!contract) throw new Error(`No package has the contract ${name}.`);
  const isShown = ({ contractKind }: ContractNode) => contractKind === 'contract';
  const shown = program.lineage(contract).filter(isShown);
  return shown.map((node) => {
    const { absolutePath } = program.place(node).source;
    const bases = node.baseContracts
      .map(({ baseName }) => program.declaration(baseName.referencedDeclaration) as ContractNode)
      .filter(isShown);
    return {
      name: node.name,
      kind: node.abstract ? 'abstract' : 'contract',
      from: absolutePath.split('/').slice(0, 2).join('/'),
      bases: bases.map((base) => base.name),
    };
  });
}
