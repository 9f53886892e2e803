import { toFunctionSelector, type Abi, type Hex } from 'viem';
import type { Source } from '@sablier-docs/protocol/errors/sources';
import { item } from './item';
import type { Item } from './types';

type ErrorItem = Extract<Abi[number], { type: 'error' }>;

/** Errors of a release by their signatures, those of linked libraries too. */
export function errorsOf(sources: readonly Source[], release: string): Map<string, Hex> {
  const items = sources
    .filter((source) => source.release === release)
    .flatMap(({ abi }) => abi.filter((one): one is ErrorItem => one.type === 'error'))
    .filter(({ name }) => !/^(?:PRBMath|SafeCast|Strings)/.test(name));
  return new Map(
    items.map(({ name, inputs }) => {
      const signature = `${name}(${inputs.map(({ type }) => type).join(',')})`;
      return [signature, toFunctionSelector(signature)];
    }),
  );
}

/** Errors with another name, other arguments, or in one release only. */
export function errorItems(
  before: ReadonlyMap<string, Hex>,
  after: ReadonlyMap<string, Hex>,
): Item[] {
  const gone = [...before.keys()].filter((one) => !after.has(one));
  const added = [...after.keys()].filter((one) => !before.has(one));
  const next = new Map(
    gone.map((one) => [
      one,
      added.find((other) => nameOf(other) === nameOf(one)) ?? sole(added, one),
    ]),
  );
  const taken = new Set(next.values());
  const write = (from: string | undefined, to: string | undefined, todo: string) =>
    item({
      step: 'error',
      for: ['caller', 'script'],
      name: `error ${nameOf(from ?? to ?? '')}`,
      before: from ? [from] : [],
      after: to ? [to] : [],
      hashes: { before: hashesOf(before, from), after: hashesOf(after, to) },
      todo,
    });
  return [
    ...gone.map((one) => {
      const to = next.get(one);
      return write(one, to, to ? renamed(one, to) : 'Gone: no ABI of the new release declares it.');
    }),
    ...added
      .filter((one) => !taken.has(one))
      .map((one) => write(undefined, one, 'New: add it to the errors that you decode.')),
  ];
}

const nameOf = (signature: string) => signature.split('(')[0] ?? signature;
/** The error and its arguments without the contract: `Overdraw(uint256,uint128,uint128)`. */
const bare = (signature: string) => signature.slice(signature.indexOf('_') + 1);
const hashesOf = (of: ReadonlyMap<string, Hex>, one: string | undefined): Hex[] =>
  one === undefined ? [] : [of.get(one) ?? '0x'];

/** The only error with the same words after the name of the contract. */
function sole(added: readonly string[], one: string): string | undefined {
  const [first, ...others] = added.filter((other) => bare(other) === bare(one));
  return others.length === 0 && one.includes('_') ? first : undefined;
}

const renamed = (one: string, other: string) =>
  nameOf(one) === nameOf(other)
    ? 'Its arguments differ, and so does its selector.'
    : 'Another name, so another selector.';
