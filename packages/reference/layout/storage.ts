import type { ContractNode, StructNode, TypeName, Variable } from '../solidity/ast';
import { printType } from '../solidity/print';
import type { Program } from '../solidity/program';

/** A variable in storage. Bytes count from the low end of the slot. */
export interface StorageField {
  name: string;
  type: string;
  slot: number;
  offset: number;
  bytes: number;
  /** Contract that declares it; absent for members of a struct. */
  declaredIn?: string;
}

const SLOT = 32;

/**
 * Storage of a contract in the order of its slots: the state variables of its bases come first.
 * Rules: https://docs.soliditylang.org/en/v0.8.29/internals/layout_in_storage.html
 */
export function storageOf(program: Program, contract: ContractNode): StorageField[] {
  const variables = program
    .lineage(contract)
    .toReversed()
    .flatMap((base) =>
      base.nodes
        .filter((node): node is Variable => node.nodeType === 'VariableDeclaration')
        .filter(({ mutability }) => mutability === 'mutable')
        .map((variable) => ({ variable, declaredIn: base.name })),
    );
  return place(program, variables);
}

/** Members of a struct, with slots that count from its start. */
export const structOf = (program: Program, struct: StructNode): StorageField[] =>
  place(
    program,
    struct.members.map((variable) => ({ variable })),
  );

function place(
  program: Program,
  variables: { variable: Variable; declaredIn?: string }[],
): StorageField[] {
  let slot = 0;
  let offset = 0;
  return variables.map(({ variable, declaredIn }) => {
    const { bytes, alone } = sizeOf(program, variable.typeName);
    if (offset > 0 && (alone || offset + bytes > SLOT)) {
      slot += 1;
      offset = 0;
    }
    const field = { name: variable.name, type: printType(variable.typeName), slot, offset, bytes };
    if (alone) slot += Math.ceil(bytes / SLOT);
    else offset += bytes;
    return declaredIn ? { ...field, declaredIn } : field;
  });
}

/** `alone`: begins a slot, and the next variable begins another. */
interface Size {
  bytes: number;
  alone: boolean;
}

/** @throws for a type that no contract of the packages keeps in storage */
function sizeOf(program: Program, type: TypeName): Size {
  if (type.nodeType === 'Mapping') return { bytes: SLOT, alone: true };
  if (type.nodeType === 'ArrayTypeName' && !type.length) return { bytes: SLOT, alone: true };
  if (type.nodeType === 'ElementaryTypeName') return elementary(type.name ?? '');
  const id = type.referencedDeclaration ?? type.pathNode?.referencedDeclaration;
  const declared = id === undefined ? undefined : program.find(id);
  switch (declared?.nodeType) {
    case 'ContractDefinition':
      return { bytes: 20, alone: false };
    case 'EnumDefinition':
      return { bytes: 1, alone: false };
    case 'UserDefinedValueTypeDefinition':
      return sizeOf(program, declared.underlyingType);
    case 'StructDefinition': {
      const last = structOf(program, declared).at(-1);
      return { bytes: SLOT * ((last?.slot ?? 0) + 1), alone: true };
    }
    default:
      throw new Error(
        `The storage size of ${printType(type)} is unknown. Add it to layout/storage.ts.`,
      );
  }
}

function elementary(name: string): Size {
  if (name === 'string' || name === 'bytes') return { bytes: SLOT, alone: true };
  if (name === 'address') return { bytes: 20, alone: false };
  if (name === 'bool') return { bytes: 1, alone: false };
  const [, kind, size] = /^(u?int|bytes)(\d*)$/.exec(name) ?? [];
  if (!kind)
    throw new Error(`The storage size of ${name} is unknown. Add it to layout/storage.ts.`);
  return { bytes: kind === 'bytes' ? Number(size) : Number(size || 256) / 8, alone: false };
}
