import type { AbiParameter } from 'viem';

/** A parameter as the Solidity compiler writes it: the SDK's ABIs have `internalType`. */
export type Parameter = AbiParameter & {
  readonly internalType?: string;
  readonly components?: readonly Parameter[];
};

/** Import path of each library of structs and each foreign type. */
const FOREIGN: Readonly<Record<string, string>> = {
  IERC20: '@openzeppelin/contracts/token/ERC20/IERC20.sol',
  ISablierComptroller: '@sablier/evm-utils/src/interfaces/ISablierComptroller.sol',
  ISablierLockup: '@sablier/lockup/src/interfaces/ISablierLockup.sol',
  UD2x18: '@prb/math/src/UD2x18.sol',
  UD60x18: '@prb/math/src/UD60x18.sol',
};

/** Members of the enums, which no ABI names, in their order. */
export const ENUMS: Readonly<Record<string, readonly string[]>> = {
  ClaimType: ['DEFAULT', 'ATTEST', 'EXECUTE'],
};

export const PACKAGE = '@sablier/airdrops/src';

/** The identifier that has to be imported for a type; undefined for a built-in type. */
export function importedName({ type, internalType = type }: Parameter): string | undefined {
  const [kind, rest] = internalType.replace(/\[.*$/, '').split(' ');
  if (rest === undefined) return kind === type.replace(/\[.*$/, '') ? undefined : kind;
  return kind === 'struct' ? rest.split('.')[0] : rest;
}

/** @throws when no known file declares the name. */
export function importPath(name: string): string {
  if (ENUMS[name]) return `${PACKAGE}/types/MerkleBase.sol`;
  if (/^ISablier(Factory)?Merkle/.test(name)) return `${PACKAGE}/interfaces/${name}.sol`;
  if (name.startsWith('Merkle')) return `${PACKAGE}/types/${name}.sol`;
  const path = FOREIGN[name];
  if (!path) throw new Error(`The Airdrops ABIs use the type ${name}, which has no known origin.`);
  return path;
}

/** The type as Solidity source writes it, for example `MerkleLL.ConstructorParams` or `uint40`. */
export function typeName({ type, internalType = type }: Parameter): string {
  return internalType.replace(/^(contract|struct|enum) /, '');
}

export const isReference = ({ type }: Parameter): boolean =>
  type.endsWith(']') || type === 'tuple' || type === 'string' || type === 'bytes';
