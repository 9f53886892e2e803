import type { AbiFunction } from 'viem';
import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { products, type Product } from '@sablier-docs/protocol/releases';
import { compileFiles } from '@sablier-docs/solidity/compile';
import {
  functionsOf,
  interfaceSource,
  sourceType,
  typesSource,
} from '@sablier-docs/testing/release-interfaces';
import type { Parameter } from '@sablier-docs/solidity/airdrops/types';
import { releasePairs, readKnown } from '@sablier-docs/reference/upgrades';
import { upgrade, type Known } from '@sablier-docs/reference/upgrades/upgrade';

/*
 * A contract that calls every function of a release, each field of each struct by its name, compiled with the
 * interfaces of every later release: the calls that the compiler refuses are those that the checklist names.
 */

const known = Object.fromEntries(
  products.map((product) => [product, readKnown(process.cwd(), product)]),
) as Record<Product, Known>;

const abisOf = (product: Product, version: string) => {
  const found = known[product].releases.find((one) => one.version === version);
  if (!found) throw new Error(`no ${product} ${version}`);
  return found.abis;
};

/** A value of a type, with the names of the fields of structs. */
function literal(parameter: Parameter): string {
  const type = sourceType(parameter);
  if (parameter.type.endsWith(']')) return `new ${type}(0)`;
  if (parameter.components) {
    return `${type}({ ${parameter.components.map((one) => `${one.name ?? ''}: ${literal(one)}`).join(', ')} })`;
  }
  const kind = (parameter.internalType ?? '').split(' ')[0];
  if (kind === 'enum') return `${type}.A`;
  if (/^[US]D\d+x18$/.test(type)) return `${type}.wrap(0)`;
  if (type.startsWith('IERC20')) return `${type}(address(0))`;
  if (type === 'address') return 'address(0)';
  if (type === 'bool') return 'false';
  if (type === 'string' || type === 'bytes') return '""';
  return `${type}(0)`;
}

/** One line for each call, after the first line. */
const callerOf = (functions: readonly AbiFunction[]): string =>
  functions
    .map(
      ({ name, inputs }, at) =>
        `contract C${at} { function f(IAll all) external { all.${name}(${(inputs as readonly Parameter[]).map(literal).join(', ')}); } }`,
    )
    .join('\n');

/**
 * The names of the calls that the compiler refuses with the interfaces of these contracts. It stops after a kind of error,
 * so those are taken out. At a name that no interface has it stops at once, so those calls are not put to it.
 */
function refused(functions: readonly AbiFunction[], abis: ReturnType<typeof abisOf>): Set<string> {
  const names = new Set(functionsOf(abis).map(({ name }) => name));
  const isThere = ({ name }: AbiFunction) => names.has(name);
  const gone = functions.filter((one) => !isThere(one));
  const found = new Set(gone.map(({ name }) => name));
  for (let left = functions.filter(isThere); left.length > 0; ) {
    const sources = {
      'types.sol': typesOf(abis),
      'caller.sol': `import "types.sol"; ${LICENSE}\n${callerOf(left)}\n`,
    };
    try {
      compileFiles(sources, { warns: true, wanted: [] });
      return found;
    } catch (error) {
      const lines = [...String(error).matchAll(/--> caller\.sol:(\d+):/g)].map(
        ([, line]) => Number(line) - 2,
      );
      if (lines.length === 0) throw error;
      for (const line of lines) found.add(left[line]?.name ?? '');
      left = left.filter((_, at) => !lines.includes(at));
    }
  }
  return found;
}

const LICENSE = '// SPDX-License-Identifier: UNLICENSED';

const typesOf = (abis: ReturnType<typeof abisOf>) =>
  `${typesSource(abis)}\n${interfaceSource('IAll', functionsOf(abis))}`;

const pairs = products.flatMap((product) =>
  releasePairs(known[product]).map(([from, to]) => ({ product, from, to })),
);

// The compiler is busy for seconds at a time, and the runner must hear from its worker within a minute.
afterEach(() => setImmediate());

describe('every call of a release', () => {
  it.each(products)('of %s compiles with its own interfaces', (product) => {
    for (const { abis } of known[product].releases) {
      expect([...refused(functionsOf(abis), abis)]).toEqual([]);
    }
  });

  it.each(pairs)(
    'of $product $from that $to refuses is in the list, and no other',
    ({ product, from, to }) => {
      const { items } = upgrade(known[product], from, to);
      const listed = items
        .filter(
          ({ name, todo }) =>
            name.startsWith('function ') && !/The arguments are the same/.test(todo),
        )
        .map(({ name }) => name.replace('function ', ''));
      const old = functionsOf(abisOf(product, from));
      const found = refused(old, abisOf(product, to));
      expect([...found].sort()).toEqual([...new Set(listed)].sort());
    },
  );
});
