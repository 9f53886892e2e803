import { readFileSync } from 'node:fs';
import { sablier } from 'sablier';
import type { Abi, AbiFunction } from 'viem';
import { expect, it } from 'vitest';

/* The table of releases on /guides/lockup/examples/stream-management/withdraw, against the ABIs of the SDK. */

const page = readFileSync('docs/guides/lockup/examples/stream-management/withdraw.mdx', 'utf8');
const rows = [...page.matchAll(/^\| (v[\d., v]+?) +\| (.+?) +\| `(\(.+?\))` +\|/gm)].flatMap(
  ([, releases = '', coin = '', inputs = '']) =>
    releases.split(', ').map((version) => ({ version, coin, inputs })),
);

const releases = sablier.releases.getAll({ protocol: 'lockup' }) ?? [];

it('has a row for every release of Lockup', () => {
  expect(rows.map(({ version }) => version)).toEqual(
    releases.map(({ version }) => String(version)),
  );
});

it.each(rows)('$version takes $inputs, and this coin: $coin', ({ version, coin, inputs }) => {
  const release = releases.find((one) => one.version === version);
  const functions = Object.values((release as unknown as { abi: Record<string, Abi> }).abi)
    .flat()
    .filter((one): one is AbiFunction => one.type === 'function');
  const of = (name: string) => functions.filter((one) => one.name === name);
  const many = of('withdrawMultiple');
  expect(many.length).toBeGreaterThan(0);
  for (const one of many) expect(`(${one.inputs.map(({ name }) => name).join(', ')})`).toBe(inputs);
  const isPayable = new Set(
    ['withdraw', 'withdrawMax', 'withdrawMultiple'].flatMap(of).map((one) => one.stateMutability),
  );
  expect([...isPayable]).toEqual([coin.includes('not payable') ? 'nonpayable' : 'payable']);
  expect(of('calculateMinFeeWei').length > 0).toBe(coin.includes('calculateMinFeeWei'));
  for (const one of of('withdrawMax'))
    expect(one.inputs.map(({ name }) => name)).toEqual(['streamId', 'to']);
});
