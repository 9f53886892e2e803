import { release } from 'sablier/evm/releases/airdrops/v3.0';
import type { Abi, AbiFunction } from 'viem';
import { ENUMS, importPath, importedName, PACKAGE, typeName, type Parameter } from './types';
import { functionLine } from '../solidity-source';

const HEADER = `// SPDX-License-Identifier: GPL-3.0-or-later
// Generated from the ABIs of Airdrops ${release.version} in the npm package "sablier". Do not edit.
pragma solidity >=0.8.22;
`;

interface GeneratedInterfaces {
  /** Source text by import path, as `@sablier/airdrops` lays its files out. */
  readonly sources: Readonly<Record<string, string>>;
  readonly counts: {
    readonly interfaces: number;
    readonly functions: number;
    readonly structs: number;
    readonly enums: number;
  };
}

const children = (parameter: Parameter): Parameter[] => [
  parameter,
  ...(parameter.components ?? []).flatMap(children),
];

function importLines(names: Iterable<string | undefined>, own: string): string {
  const known = [...new Set(names)].filter((name): name is string => !!name && name !== own).sort();
  return known.map((name) => `import { ${name} } from "${importPath(name)}";\n`).join('');
}

function interfaceSource(name: string, functions: readonly AbiFunction[]): string {
  const types = functions.flatMap(({ inputs, outputs }) =>
    [...inputs, ...outputs].map(importedName),
  );
  const body = functions.map((one) => functionLine(one, typeName)).join('\n');
  return `${HEADER}\n${importLines(types, name)}\ninterface ${name} {\n${body}\n}\n`;
}

function librarySource(
  library: string,
  structs: ReadonlyMap<string, readonly Parameter[]>,
): string {
  const fields = [...structs.values()].flat();
  const body = [...structs].map(([name, members]) => {
    const lines = members.map((member) => `        ${typeName(member)} ${member.name ?? ''};`);
    return `    struct ${name} {\n${lines.join('\n')}\n    }`;
  });
  return `${HEADER}\n${importLines(fields.map(importedName), library)}\nlibrary ${library} {\n${body.join('\n\n')}\n}\n`;
}

/**
 * Solidity interfaces for the Airdrops contracts, whose sources no installable package holds. Every function
 * and struct comes from the SDK's ABIs; ABIs lack the names of enum members.
 * @throws when the ABIs have no contract, a type of unknown origin, or other enums than the known ones
 */
export function generateAirdropsInterfaces(): GeneratedInterfaces {
  const abis = Object.entries(release.abi as Readonly<Record<string, Abi>>);
  const libraries = new Map<string, Map<string, readonly Parameter[]>>();
  const enums = new Set<string>();
  const sources: Record<string, string> = {};
  let functionCount = 0;

  for (const [contract, abi] of abis) {
    const functions = abi.filter((item): item is AbiFunction => item.type === 'function');
    functionCount += functions.length;
    const path = importPath(`I${contract}`);
    sources[path] = interfaceSource(`I${contract}`, functions);

    for (const parameter of functions
      .flatMap(({ inputs, outputs }) => [...inputs, ...outputs])
      .flatMap(children)) {
      const { components, internalType = '' } = parameter as Parameter;
      if (internalType.startsWith('enum ')) enums.add(internalType.slice('enum '.length));
      if (!components) continue;
      const [library = '', struct = ''] = typeName(parameter).replace(/\[.*$/, '').split('.');
      const structs = libraries.get(library) ?? new Map<string, readonly Parameter[]>();
      libraries.set(library, structs.set(struct, components));
    }
  }

  for (const [library, structs] of libraries) {
    sources[importPath(library)] = librarySource(library, structs);
  }
  const known = Object.keys(ENUMS);
  if (abis.length === 0 || [...enums].sort().join() !== [...known].sort().join()) {
    throw new Error(
      `Airdrops ${release.version}: ${abis.length} ABIs, enums ${[...enums].join(', ')}.`,
    );
  }
  const members = known.map((name) => `enum ${name} {\n    ${ENUMS[name]?.join(',\n    ')}\n}\n`);
  sources[`${PACKAGE}/types/MerkleBase.sol`] = `${HEADER}\n${members.join('\n')}`;

  return {
    sources,
    counts: {
      interfaces: abis.length,
      functions: functionCount,
      structs: [...libraries.values()].reduce((sum, structs) => sum + structs.size, 0),
      enums: enums.size,
    },
  };
}
