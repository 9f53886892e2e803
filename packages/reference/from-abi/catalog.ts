import type { Abi, AbiEvent, AbiFunction, AbiParameter } from 'viem';
import { internalStructs } from '../airdrops/types';
import { airdropUnits, type Unit } from '../airdrops/units';

export type AbiError = Extract<Abi[number], { type: 'error' }>;

/** The ABIs of a release, searchable by contract and member. */
export interface Catalog {
  abis: Readonly<Record<string, Abi>>;
  /** A function of a unit, from the ABI of a contract that has it. */
  function(unit: string, name: string): AbiFunction;
  event(unit: string, name: string): AbiEvent;
  /** Every error of the release, once. */
  errors: AbiError[];
  /** Fields of a struct by its full name, with the types of the source. */
  struct(name: string): { name: string; type: string }[];
  structNames: string[];
}

/** A unit and everything it inherits, itself first. @throws when it inherits something unknown */
export function lineageOf(name: string): string[] {
  const unit: Unit | undefined = airdropUnits[name];
  if (!unit) return [];
  return [...new Set([name, ...[...unit.inherits].reverse().flatMap(lineageOf)])];
}

/** The type as written in the source: `MerkleLL.ConstructorParams` for `struct MerkleLL.…`. */
export const sourceType = ({ internalType, type }: AbiParameter) =>
  (internalType ?? type).replace(/^(struct|enum|contract) /, '');

export function createCatalog(abis: Readonly<Record<string, Abi>>): Catalog {
  const structs = new Map<string, { name: string; type: string }[]>(
    Object.entries(internalStructs).map(([name, fields]) => [
      name,
      fields.map(([field, type]) => ({ name: field, type })),
    ]),
  );
  const errors = new Map<string, AbiError>();
  for (const item of Object.values(abis).flat()) {
    if (item.type === 'error') errors.set(item.name, item);
    if ('inputs' in item) item.inputs?.forEach((input) => collect(input, structs));
    if ('outputs' in item) item.outputs?.forEach((output) => collect(output, structs));
  }

  const find = <Item extends AbiFunction | AbiEvent>(unit: string, type: string, name: string) => {
    for (const [contract, abi] of Object.entries(abis)) {
      if (!lineageOf(contract).includes(unit)) continue;
      const found = abi.find((item) => item.type === type && 'name' in item && item.name === name);
      if (found) return found as Item;
    }
    throw new Error(`No ABI of a contract that inherits ${unit} has the ${type} ${name}.`);
  };
  return {
    abis,
    function: (unit, name) => find<AbiFunction>(unit, 'function', name),
    event: (unit, name) => find<AbiEvent>(unit, 'event', name),
    errors: [...errors.values()],
    struct: (name) => {
      const fields = structs.get(name);
      if (!fields) throw new Error(`No ABI holds the struct ${name}.`);
      return fields;
    },
    structNames: [...structs.keys()],
  };
}

function collect(
  parameter: AbiParameter,
  structs: Map<string, { name: string; type: string }[]>,
): void {
  if (!('components' in parameter)) return;
  const components = parameter.components as readonly AbiParameter[];
  structs.set(
    sourceType(parameter).replace(/\[.*$/, ''),
    components.map((field) => ({ name: field.name ?? '', type: sourceType(field) })),
  );
  components.forEach((field) => collect(field, structs));
}
