import { sablier } from 'sablier';
import { getAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import {
  findRows,
  contractReleases,
  lookupRows,
} from '@sablier-docs/tools/checkers/lookup/for-tests';
import { readChains } from './chains';
import { readKnownContracts } from './known-contracts';

const rows = lookupRows({ contracts: readKnownContracts(), chains: readChains() });
const none = { text: '', chainId: null, release: '' };
const lockup = (sablier.releases.getAll({ protocol: 'lockup' as never }) ?? []).find(
  ({ isLatest }) => isLatest,
);
const onBase = lockup?.deployments
  .find(({ chainId }) => chainId === 8453)
  ?.contracts.find(({ name }) => name === 'SablierLockup');
const address = getAddress(onBase?.address ?? '0x');

describe('the lookup of deployed contracts', () => {
  it('leads from an address to contract, chain and release, and back', () => {
    const found = findRows(rows, { ...none, text: address });
    expect(
      found.map(({ use, chainId, chain }) => [use.contract, use.release, chainId, chain]),
    ).toEqual(expect.arrayContaining([['SablierLockup', String(lockup?.version), 8453, 'Base']]));
    const back = findRows(rows, {
      text: 'sablierlockup',
      chainId: 8453,
      release: `Lockup ${lockup?.version}`,
    });
    expect(back.map((row) => row.address)).toEqual([address]);
    expect(back[0]?.explorer).toBe(`https://basescan.org/address/${address}`);
  });

  it('has every address of every release of the SDK', () => {
    let compared = 0;
    const known = new Set(rows.map((row) => `${row.chainId} ${row.address}`));
    for (const { deployments } of sablier.releases.getAll() ?? []) {
      for (const { chainId, contracts } of deployments) {
        for (const one of contracts) {
          expect(known).toContain(`${chainId} ${getAddress(one.address)}`);
          compared += 1;
        }
      }
    }
    expect(compared).toBeGreaterThan(1_500);
  });

  it('filters by chain and by release alone, and by a chain id as a word', () => {
    const base = findRows(rows, { ...none, chainId: 8453 });
    expect(new Set(base.map(({ chain }) => chain))).toEqual(new Set(['Base']));
    expect(findRows(rows, { ...none, text: '8453' })).toEqual(base);
    expect(findRows(rows, { ...none, text: '845' })).toEqual([]);
    const flow = findRows(rows, { ...none, release: 'Flow v3.0' });
    expect(new Set(flow.map(({ use }) => `${use.product} ${use.release}`))).toEqual(
      new Set(['flow v3.0']),
    );
    expect(contractReleases(rows)).toContain('Airdrops v1.1');
    expect(findRows(rows, none)).toEqual(rows);
  });
});
