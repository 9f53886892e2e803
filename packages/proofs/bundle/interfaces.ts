import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compileSomeExamples } from '@sablier-docs/solidity/compile';
import {
  toEventSelector,
  toFunctionSelector,
  type Abi,
  type AbiEvent,
  type AbiFunction,
  type Hex,
} from 'viem';
import type { Interfaces } from '../run/types';

type AbiError = Extract<Abi[number], { type: 'error' }>;

const require = createRequire(import.meta.url);

/** The packages whose contracts the tests run. */
const PACKAGES = [
  '@sablier/evm-utils',
  '@sablier/lockup',
  '@sablier/flow',
  '@sablier/v2-core',
  '@sablier/v2-core-1.0',
  '@sablier/v2-periphery',
];

/** Contracts that the tests always deploy: tokens and the price feed. */
const ALWAYS = ['TestToken', 'TestOracle', 'TetherLike', 'FeeOnTransferToken', 'OddToken'];

interface ProofData {
  readonly interfaces: Interfaces;
  /** Creation code of compiled contracts by name. */
  readonly contracts: ReadonlyMap<string, Hex>;
}

/**
 * Interfaces of the published contracts, and the contracts of examples/ and of the tests that tests name.
 * @param tests texts of the tests
 * @throws what the compiler reports
 */
export function readProofData(tests: readonly string[]): ProofData {
  const artifacts = Object.fromEntries(PACKAGES.flatMap(artifactsOf));
  const contracts = compiledFor(tests);
  const compiled = Object.fromEntries(
    Object.entries(contracts).map(([name, { abi }]) => [name, abi]),
  );
  const items = [...Object.values(artifacts), ...Object.values(compiled)].flat();
  const events: Record<Hex, AbiEvent[]> = {};
  for (const item of items.filter((one): one is AbiEvent => one.type === 'event')) {
    const same = (events[toEventSelector(item)] ??= []);
    if (!same.some((one) => indexed(one) === indexed(item))) same.push(item);
  }
  return {
    interfaces: {
      artifacts,
      compiled,
      events,
      functions: bySelector(items.filter((one): one is AbiFunction => one.type === 'function')),
      errors: bySelector(items.filter((one): one is AbiError => one.type === 'error')),
    },
    contracts: new Map(Object.entries(contracts).map(([name, one]) => [name, one.creationCode])),
  };
}

const indexed = ({ inputs }: AbiEvent): string => inputs.map((one) => Number(one.indexed)).join('');

const bySelector = <Item extends AbiFunction | AbiError>(
  items: readonly Item[],
): Record<Hex, Item> =>
  Object.fromEntries(
    items.map((item) => [toFunctionSelector({ ...item, type: 'function' } as AbiFunction), item]),
  );

function artifactsOf(name: string): (readonly [specifier: string, abi: Abi])[] {
  const folder = path.join(path.dirname(require.resolve(`${name}/package.json`)), 'artifacts');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const { abi } = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as { abi: Abi };
      return [`${name}/artifacts/${file.split(path.sep).join('/')}`, abi] as const;
    });
}

/** The compiled contracts that the tests name in quotes, and those that all need. */
const compiledFor = (tests: readonly string[]) =>
  compileSomeExamples(
    (name) => ALWAYS.includes(name) || tests.some((text) => text.includes(`'${name}'`)),
  );
