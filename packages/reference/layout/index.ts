import { campaignInheritance, factoryInheritance } from './airdrops';
import { inheritanceOf, type Inheritor } from './inheritance';
import { storageOf, structOf, type StorageField } from './storage';
import type { StructNode } from '../solidity/ast';
import { compileReference } from '../solidity/compile';
import { readProgram, type Program } from '../solidity/program';

export interface LayoutFact {
  /** By contract, or by group of contracts. */
  inheritance: Record<string, readonly Inheritor[]>;
  /** By contract, or by struct such as `Lockup.Stream`. */
  storage: Record<string, StorageField[]>;
}

const contracts = ['SablierLockup', 'SablierFlow'];

/** Structs whose fields the diagrams show. */
const structs = [
  'Lockup.Stream',
  'Lockup.Amounts',
  'LockupLinear.UnlockAmounts',
  'LockupDynamic.Segment',
  'LockupTranched.Tranche',
  'LockupPriceGated.UnlockParams',
  'Flow.Stream',
];

/**
 * Inheritance and storage of the contracts, for the diagrams.
 * @param root folder that holds `node_modules`
 * @throws when a contract or a struct is not in the packages
 */
export function readLayout(root: string): LayoutFact {
  const program = readProgram(compileReference(root));
  const named = <Value>(names: string[], read: (name: string) => Value) =>
    Object.fromEntries(names.map((name) => [name, read(name)]));
  return {
    inheritance: {
      ...named(contracts, (name) => inheritanceOf(program, name)),
      campaigns: campaignInheritance,
      factories: factoryInheritance,
    },
    storage: {
      ...named(contracts, (name) => storageOf(program, findContract(program, name))),
      ...named(structs, (name) => structOf(program, findStruct(program, name))),
    },
  };
}

function findContract(program: Program, name: string) {
  const found = program.contracts.find((contract) => contract.name === name);
  if (!found) throw new Error(`No package has the contract ${name}.`);
  return found;
}

function findStruct(program: Program, canonicalName: string): StructNode {
  const found = program.contracts
    .flatMap(({ nodes }) => nodes)
    .find(
      (node): node is StructNode =>
        node.nodeType === 'StructDefinition' && node.canonicalName === canonicalName,
    );
  if (!found) throw new Error(`No package has the struct ${canonicalName}.`);
  return found;
}
