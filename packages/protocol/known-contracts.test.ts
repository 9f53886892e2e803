import { sablier } from 'sablier';
import { getAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import { readKnownContracts, readKnownPrograms, type KnownContract } from './known-contracts';

const known = readKnownContracts();
const byAddress = new Map(known.map((one) => [one.address, one]));
const chainsOf = ({ uses }: KnownContract) => new Set(uses.flatMap(({ chainIds }) => chainIds));

describe('the known contracts', () => {
  it('are all addresses of the package, each on its chains and on no other', () => {
    const raw = new Map<string, Set<number>>();
    const add = (address: string, chainId: number) => {
      const key = getAddress(address);
      raw.set(key, (raw.get(key) ?? new Set()).add(chainId));
    };
    for (const { deployments } of sablier.releases.getAll() ?? [])
      for (const { chainId, contracts } of deployments)
        for (const { address } of contracts) add(address, chainId);
    for (const { address, chainId } of sablier.comptroller.getAll()) add(address, chainId);

    expect(raw.size).toBeGreaterThan(1_000);
    expect([...byAddress.keys()].sort()).toEqual([...raw.keys()].sort());
    expect(known).toHaveLength(raw.size);
    for (const one of known) expect(chainsOf(one), one.address).toEqual(raw.get(one.address));
  });

  it('carry the name and the release that the package gives each chain', () => {
    for (const { address, uses } of known) {
      for (const { product, release, contract, chainIds } of uses) {
        if (product === 'comptroller') continue;
        for (const chainId of chainIds) {
          const row = sablier.releases
            .getAll({ protocol: product as never })
            ?.find(({ version }) => version === release)
            ?.deployments.find((deployment) => deployment.chainId === chainId)
            ?.contracts.find((one) => getAddress(one.address) === address);
          expect(row?.name, `${address} on ${chainId}`).toBe(contract);
        }
      }
    }
  });

  it('list what Lockup and Airdrops share once', () => {
    const linear = byAddress.get('0xB10daee1FCF62243aE27776D7a92D39dC8740f95');
    expect(linear?.uses).toEqual([
      {
        product: 'lockup',
        release: 'v1.0',
        isLatest: false,
        contract: 'SablierV2LockupLinear',
        chainIds: [1],
      },
    ]);
    const early = known.flatMap(({ uses }) => uses).filter(({ release }) => release === 'v1.2');
    for (const { product, contract } of early)
      expect(product === 'airdrops', contract).toBe(contract.includes('Merkle'));
    const jobs = known.flatMap(({ address, uses }) =>
      uses.flatMap(({ contract, release, chainIds }) =>
        chainIds.map((id) => `${address} ${contract} ${release} ${id}`),
      ),
    );
    expect(new Set(jobs).size).toBe(jobs.length);
  });

  it('name the chain and the newest release of a current contract', () => {
    const lockup = byAddress.get('0x93b37Bd5B6b278373217333Ac30D7E74c85fBDCB');
    expect(lockup?.uses).toMatchObject([
      { product: 'lockup', release: 'v4.0', isLatest: true, contract: 'SablierLockup' },
    ]);
    expect(lockup?.uses[0]?.chainIds).toContain(1);
  });
});

describe('the known programs', () => {
  it('are those of the package on Solana, each once', () => {
    expect(readKnownPrograms()).toEqual(
      expect.arrayContaining([
        {
          address: '4EauRKrNErKfsR4XetEZJNmvACGHbHnHV4R5dvJuqupC',
          program: expect.stringContaining('Lockup') as string,
        },
      ]),
    );
    const addresses = readKnownPrograms().map(({ address }) => address);
    expect(new Set(addresses).size).toBe(addresses.length);
  });
});
