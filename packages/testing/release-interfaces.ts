import type { Abi, AbiFunction } from 'viem';
import type { Parameter } from '@sablier-docs/solidity/airdrops/types';
import { functionLine } from '@sablier-docs/solidity/solidity-source';

type Abis = Readonly<Record<string, Abi>>;

const HEADER = `// SPDX-License-Identifier: GPL-3.0-or-later
// Generated from the ABIs of a release in the npm package "sablier". Do not edit.
pragma solidity >=0.8.22;
`;

const FOREIGN = `import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SD59x18 } from "@prb/math/src/SD59x18.sol";
import { UD2x18 } from "@prb/math/src/UD2x18.sol";
import { UD21x18 } from "@prb/math/src/UD21x18.sol";
import { UD60x18 } from "@prb/math/src/UD60x18.sol";
`;

/** Contracts of other packages that keep their type; those of the release itself become addresses. */
type Foreign = Readonly<Record<string, string>>;

/** ABIs have the type of an enum and not its members: as many as any enum of the releases has at most. */
const MEMBERS = 'A, B, C, D, E, F, G, H';

/** The type as Solidity source writes it; a contract that is neither a token nor foreign is an address. */
export function sourceType(
  { type, internalType = type }: Parameter,
  foreign: Foreign = {},
): string {
  const [kind, name = ''] = internalType.split(' ');
  if (kind === 'contract' && !name.startsWith('IERC20') && !foreign[name]) return type;
  return name || internalType;
}

/** The functions of ABIs, each signature once. */
export function functionsOf(abis: Abis): AbiFunction[] {
  const found = new Map<string, AbiFunction>();
  for (const one of Object.values(abis).flat()) {
    if (one.type !== 'function') continue;
    const key = `${one.name}(${(one.inputs as readonly Parameter[]).map((own) => sourceType(own)).join()})`;
    if (!found.has(key)) found.set(key, one);
  }
  return [...found.values()];
}

export function interfaceSource(
  name: string,
  functions: readonly AbiFunction[],
  foreign: Foreign = {},
): string {
  const lines = functions.map((one) => functionLine(one, (own) => sourceType(own, foreign)));
  return `interface ${name} {\n${lines.join('\n')}\n}\n`;
}

/** Structs and enums of ABIs in their libraries, with the types of other packages that they use. */
export function typesSource(abis: Abis, foreign: Foreign = {}): string {
  const libraries = new Map<string, Map<string, string>>();
  const add = (name: string, kind: 'struct' | 'enum', body: string) => {
    const [library, own] = name.includes('.') ? name.split('.') : ['', name];
    const known = libraries.get(library ?? '') ?? new Map<string, string>();
    libraries.set(library ?? '', known.set(own ?? '', `${kind} ${own ?? ''} { ${body} }`));
  };
  const visit = (parameter: Parameter) => {
    const [, kind, name = ''] = /^(struct|enum) ([\w.]+)/.exec(parameter.internalType ?? '') ?? [];
    if (kind === 'enum') add(name, kind, MEMBERS);
    const fields = parameter.components ?? [];
    if (kind === 'struct') {
      add(
        name,
        kind,
        fields.map((one) => `${sourceType(one, foreign)} ${one.name ?? ''};`).join(' '),
      );
    }
    fields.forEach(visit);
  };
  for (const one of Object.values(abis).flat()) {
    if (one.type === 'function') [...one.inputs, ...one.outputs].forEach(visit);
  }
  const blocks = [...libraries].map(([library, types]) => {
    const body = [...types.values()].join('\n');
    return library ? `library ${library} {\n${body}\n}\n` : `${body}\n`;
  });
  const imports = Object.entries(foreign).map(
    ([own, file]) => `import { ${own} } from "${file}";\n`,
  );
  return `${HEADER}${FOREIGN}${imports.join('')}\n${blocks.join('\n')}`;
}

/**
 * Interfaces and types of a release at the paths of a package: `src/interfaces/I….sol` for each contract, and
 * `src/types/DataTypes.sol`.
 * @param name of the package, such as `@sablier/lockup`
 * @param foreign contracts of other packages in the ABIs, with their import paths
 */
export function releaseSources(
  name: string,
  abis: Abis,
  foreign: Foreign = {},
): Record<string, string> {
  const types = `${name}/src/types/DataTypes.sol`;
  return Object.fromEntries([
    [types, typesSource(abis, foreign)],
    ...Object.entries(abis).map(([contract, abi]) => [
      `${name}/src/interfaces/I${contract}.sol`,
      `${HEADER}import "../types/DataTypes.sol";\n\n${interfaceSource(`I${contract}`, functionsOf({ [contract]: abi }), foreign)}`,
    ]),
  ]) as Record<string, string>;
}
