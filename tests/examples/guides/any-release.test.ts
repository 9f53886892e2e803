import { sablier } from 'sablier';
import { toFunctionSignature, type AbiFunction, type Address } from 'viem';
import { expect, test } from 'vitest';
import { lockupVersion } from '../../../examples/lockup/any-release/read-stream';

/* /guides/lockup/examples/dapp#every-release and …/stream-management/withdraw#releases; the reads themselves are a claim of that page. */

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

test('each release of Lockup and Flow takes a withdrawal of the same arguments, and a fee where the sample attaches one', () => {
  const isStream = /^Sablier(V2)?(Lockup(Linear|Dynamic|Tranched)?|Flow)$/;
  const rows = (['lockup', 'flow'] as const).flatMap((protocol) =>
    sablier.releases.getAll({ protocol }).flatMap(({ abi, version }) =>
      Object.entries(abi ?? {})
        .filter(([name]) => isStream.test(name))
        .map(([, items]) => {
          const functions = (items as AbiFunction[]).filter(({ type }) => type === 'function');
          const withdrawMax = functions.find(({ name }) => name === 'withdrawMax');
          if (!withdrawMax) throw new Error(`${protocol} ${version} has no withdrawMax.`);
          expect(toFunctionSignature(withdrawMax)).toBe('withdrawMax(uint256,address)');
          const fee = functions.some(({ name }) => name === 'calculateMinFeeWei');
          return `${protocol} ${version}: ${withdrawMax.stateMutability}, ${fee ? 'a fee' : 'no fee'}`;
        }),
    ),
  );
  expect([...new Set(rows)].sort()).toEqual([
    'flow v1.0: nonpayable, no fee',
    'flow v1.1: payable, no fee',
    'flow v2.0: payable, a fee',
    'flow v3.0: payable, a fee',
    'lockup v1.0: nonpayable, no fee',
    'lockup v1.1: nonpayable, no fee',
    'lockup v1.2: nonpayable, no fee',
    'lockup v2.0: payable, no fee',
    'lockup v3.0: payable, a fee',
    'lockup v4.0: payable, a fee',
  ]);
});
