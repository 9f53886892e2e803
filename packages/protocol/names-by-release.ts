import { sablier } from 'sablier';
import type { AbiParameter } from 'viem';
import { products, type Product } from './releases';

/** The names that a release declares. */
export interface DeclaredNames {
  product: Product;
  /** As the SDK writes it, for example `v4.0`. */
  version: string;
  /** Contracts, functions, events, errors, parameters, fields of structs, and the structs themselves. */
  names: ReadonlySet<string>;
}

interface Item {
  name?: string;
  inputs?: readonly AbiParameter[];
  outputs?: readonly AbiParameter[];
}

const partsOf = (parameters: readonly AbiParameter[]): string[] =>
  parameters.flatMap((parameter) => {
    const { name = '', internalType = '' } = parameter as { name?: string; internalType?: string };
    const [, type = ''] = /^(?:struct|enum|contract) (?:\w+\.)?(\w+)/.exec(internalType) ?? [];
    return [name, type, ...('components' in parameter ? partsOf(parameter.components) : [])];
  });

/** The names in the ABIs of every release, oldest first within a product. */
export const namesByRelease: readonly DeclaredNames[] = products.flatMap((product) =>
  (sablier.releases.getAll({ protocol: product as never }) ?? []).map((release) => {
    const abis = Object.entries((release.abi ?? {}) as Record<string, readonly Item[]>);
    const names = abis.flatMap(([contract, abi]) => [
      contract,
      ...abi.flatMap(({ name = '', inputs = [], outputs = [] }) => [
        name,
        ...partsOf(inputs),
        ...partsOf(outputs),
      ]),
    ]);
    return { product, version: String(release.version), names: new Set(names.filter(Boolean)) };
  }),
);

/**
 * The first release of a product that declares a name.
 * @throws when none does
 */
export function firstReleaseWith(product: Product, name: string): string {
  const first = namesByRelease.find((one) => one.product === product && one.names.has(name));
  if (!first) throw new Error(`No release of ${product} declares ${name}.`);
  return first.version;
}
