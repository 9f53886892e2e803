import { parseAbiItem, toFunctionSelector, type AbiFunction } from 'viem';
import type { Descriptor, Field } from '../types';

/** The parameters without which a format shows nothing, or the wrong thing. */
const NEEDED: Readonly<Partial<Record<Field['format'], readonly string[]>>> = {
  addressName: ['types'],
  calldata: ['calleePath'],
  date: ['encoding'],
  enum: ['$ref'],
  tokenAmount: ['tokenPath'],
  unit: ['base', 'decimals'],
};
/** Values of the transaction that a path may name. */
const CONTAINER = ['@.value', '@.to', '@.from', '@.chainId'];

/** The value under a path such as `$.metadata.enums.x`; undefined where none is. */
const valueAt = (file: unknown, ref: string): unknown =>
  ref
    .split('.')
    .slice(1)
    .reduce<unknown>(
      (value, key) => (value as Record<string, unknown> | undefined)?.[key],
      ref.startsWith('$.') ? file : undefined,
    );

/**
 * What is wrong with a descriptor beyond its schema, a sentence each: references, parameters of formats, paths of other
 * values, and functions or addresses that it has twice.
 */
export function faultsOf(descriptor: Descriptor): string[] {
  const { formats } = descriptor.display;
  const { contract } = descriptor.context;
  const { deployments } = 'factory' in contract ? contract.factory : contract;
  const selectors = Object.keys(formats).map((key) =>
    toFunctionSelector(parseAbiItem(`function ${key.replaceAll('tuple(', '(')}`) as AbiFunction),
  );
  const places = deployments.map(({ chainId, address }) => `${address} on chain ${chainId}`);
  return [
    ...twice(selectors).map((selector) => `Two formats have the selector ${selector}.`),
    ...twice(places).map((place) => `The address ${place} is there twice.`),
    ...Object.entries(formats).flatMap(([key, { intent, fields }]) =>
      [
        ...(intent.trim() === '' ? ['The intent is empty.'] : []),
        ...fields.flatMap((field) => fieldFaults(field, descriptor, pathsIn(key))),
      ].map((fault) => `${key}: ${fault}`),
    ),
  ];
}

const twice = (all: readonly string[]): string[] =>
  all.filter((one, at) => all.indexOf(one) !== at);

function fieldFaults(
  { path, label, format, params = {} }: Field,
  descriptor: Descriptor,
  names: ReadonlySet<string>,
): string[] {
  const missing = (NEEDED[format] ?? []).filter((name) => params[name] === undefined);
  const others = [params.tokenPath, params.calleePath].filter((one) => one !== undefined);
  const lost = [path, ...others]
    .map(String)
    .filter((one) => !CONTAINER.includes(one) && !reaches(one, names));
  const ref = params.$ref;
  return [
    ...(label.trim() === '' ? [`${path} has no label.`] : []),
    ...missing.map((name) => `${path} is shown as ${format} without ${name}.`),
    ...lost.map((one) => `${one} leads to no parameter.`),
    ...(ref !== undefined && !isFilled(valueAt(descriptor, String(ref)))
      ? [`${String(ref)} leads to nothing.`]
      : []),
  ];
}

const isFilled = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0;

/** The names of parameters in a key. The test of the types follows the whole path. */
const pathsIn = (key: string): ReadonlySet<string> =>
  new Set([...key.matchAll(/ (\w+)(?=[,)])/g)].map(([, name = '']) => name));

const reaches = (path: string, names: ReadonlySet<string>): boolean =>
  path.startsWith('#.') &&
  path
    .slice(2)
    .split('.')
    .every((part) => part === '[]' || names.has(part));
