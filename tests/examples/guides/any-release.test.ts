import { sablier } from 'sablier';
import { toFunctionSignature, type AbiFunction, type Address } from 'viem';
import { expect, test } from 'vitest';
import { lockupVersion } from '../../../examples/lockup/any-release/read-stream';

/* /guides/lockup/examples/dapp#every-release; the reads themselves are a claim of that page. */

const LOCKUP = /^Sablier(V2)?Lockup(Linear|Dynamic|Tranched)?$/;
const SAME = [
  'statusOf',
  'getSender',
  'getRecipient',
  'getDepositedAmount',
  'getWithdrawnAmount',
  'withdrawableAmountOf',
];
const releases = sablier.releases.getAll({ protocol: 'lockup' });

test('the six functions have one signature and one result in every release', () => {
  const seen = new Map<string, Set<string>>();
  for (const { abi, version } of releases) {
    for (const [name, items] of Object.entries(abi ?? {}).filter(([key]) => LOCKUP.test(key))) {
      const functions = (items as AbiFunction[]).filter(({ type }) => type === 'function');
      const token = version.startsWith('v1.') ? 'getAsset' : 'getUnderlyingToken';
      expect(functions.map((item) => item.name)).toEqual(expect.arrayContaining([...SAME, token]));
      for (const item of functions.filter((one) => SAME.includes(one.name))) {
        const form = `${toFunctionSignature(item)} ${item.outputs.map(({ type }) => type).join()}`;
        seen.set(item.name, (seen.get(item.name) ?? new Set()).add(form));
      }
      expect(name).toMatch(LOCKUP);
    }
  }
  expect([...seen.values()].map(({ size }) => size)).toEqual(SAME.map(() => 1));
});

test('every Lockup contract is found by its address, whatever its case, and nothing else', () => {
  let found = 0;
  for (const { deployments, version } of releases) {
    for (const { chainId, contracts } of deployments) {
      for (const { name, address } of contracts) {
        const versionOf = () => lockupVersion(chainId, address.toLowerCase() as Address);
        if (!LOCKUP.test(name)) {
          expect(versionOf).toThrow('is no Lockup contract');
        } else {
          expect(versionOf()).toBe(version);
          found += 1;
        }
      }
    }
  }
  expect(found).toBeGreaterThan(100);
});
