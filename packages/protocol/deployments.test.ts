import { sablier } from 'sablier';
import { getAddress, isAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import {
  aliasesOf,
  contractNames,
  countContracts,
  readDeployment,
  readDeployments,
  toDeployment,
} from './deployments';

const all = readDeployments();
const contracts = all.flatMap(({ chains }) => chains.flatMap((chain) => chain.contracts));

/** Repeats the expected rows, so that mix-ups between chains, releases or names are noticed. */
const SPOTS = [
  ['lockup', 'v4.0', 1, 'SablierLockup', '0x93b37Bd5B6b278373217333Ac30D7E74c85fBDCB'],
  ['lockup', 'v4.0', 59144, 'SablierBatchLockup', '0xa0B12148210bD25F739bEA4824A35F071989F60a'],
  ['lockup', 'v2.0', 324, 'VestingMath', '0xEE4a32E026aC2FD6BF71d9D7eB00803576aD314d'],
  ['lockup', 'v1.0', 1, 'SablierV2LockupLinear', '0xB10daee1FCF62243aE27776D7a92D39dC8740f95'],
  ['flow', 'v3.0', 8453, 'SablierFlow', '0x0cbfe6cE6f05C47D6243Bb3818837971c6CcB46b'],
  ['airdrops', 'v1.3', 2818, 'SablierMerkleFactory', '0xBE64e8718D82C598EBCDA5149D10eB68b79632a4'],
  ['legacy', 'v1.1', 2020, 'Sablier', '0xDe9dCc27aa1552d591Fc9B9c21881feE43BD8118'],
] as const;

describe('deployments', () => {
  it('are those of the package, release by release and chain by chain', () => {
    expect(all.length).toBeGreaterThan(10);
    for (const deployment of all) {
      const { product, version, chains } = deployment;
      const sdk = sablier.releases
        .getAll({ protocol: product as never })
        ?.find((release) => release.version === version);
      expect(chains.map(({ id }) => id).sort(), version).toEqual(
        sdk?.deployments.map(({ chainId }) => chainId).sort(),
      );
      for (const chain of chains) {
        const raw = sdk?.deployments.find(({ chainId }) => chainId === chain.id)?.contracts ?? [];
        const facts = chain.contracts.map(({ name, address, alias, block }) => ({
          name,
          address: address.toLowerCase(),
          alias: alias ?? undefined,
          block: block ?? undefined,
        }));
        const expected = raw.map(({ name, address, alias, block }) => ({
          name,
          address: address.toLowerCase(),
          alias,
          block,
        }));
        expect(facts, `${product} ${version} on ${chain.name}`).toHaveLength(expected.length);
        expect(facts).toEqual(expect.arrayContaining(expected));
      }
    }
  });

  it('are in checksum form, each with an explorer link', () => {
    expect(contracts.length).toBeGreaterThan(1000);
    for (const { address, explorer } of contracts) {
      expect(isAddress(address, { strict: true })).toBe(true);
      expect(getAddress(address.toLowerCase())).toBe(address);
      expect(explorer).toMatch(new RegExp(`^https://.+/address/${address}$`));
    }
  });

  it.each([
    ['lockup', 'v4.0'],
    ['flow', 'v1.1'],
    ['legacy', 'v1.0'],
  ])('of %s %s are counted as the SDK lists them', (product, version) => {
    const deployment = readDeployment(product, version);
    const raw = sablier.releases
      .getAll({ protocol: product as never })
      ?.find((release) => String(release.version) === version)
      ?.deployments.filter(({ chainId }) => sablier.chains.get(chainId) !== undefined);
    expect(deployment.chains.length).toBe(raw?.length);
    expect(countContracts(deployment)).toBe(raw?.flatMap((one) => one.contracts).length);
  });

  it.each(SPOTS)('%s %s on chain %i: %s', (product, version, chainId, name, address) => {
    const chain = readDeployment(product, version).chains.find(({ id }) => id === chainId);
    expect(chain?.contracts.find((contract) => contract.name === name)?.address).toBe(address);
  });

  it('put mainnets before testnets and the contract to call first', () => {
    const { chains } = readDeployment('lockup', 'latest');
    const firstTestnet = chains.findIndex(({ isTestnet }) => isTestnet);
    expect(chains.slice(firstTestnet).every(({ isTestnet }) => isTestnet)).toBe(true);
    expect(contractNames(readDeployment('lockup', 'latest')).slice(0, 2)).toEqual([
      'SablierLockup',
      'SablierBatchLockup',
    ]);
  });

  it('give each product its own aliases where two were deployed together', () => {
    expect(aliasesOf(readDeployment('lockup', 'v1.2'))).toEqual(['LD3', 'LL3', 'LT3']);
    expect(aliasesOf(readDeployment('airdrops', 'v1.2'))).toEqual(['MSF3']);
  });
});

describe('a fault in the data', () => {
  const release = sablier.releases.getLatest({ protocol: 'flow' });
  if (!release) throw new Error('no release');
  const [deployment] = release.deployments;
  if (!deployment) throw new Error('no deployment');
  const [contract] = deployment.contracts;
  const withDeployment = (change: object) =>
    toDeployment('flow', { ...release, deployments: [{ ...deployment, ...change }] } as never);
  const withContract = (change: object) =>
    withDeployment({ contracts: [{ ...contract, ...change }] });

  it('throws for an unknown release or product, and for a release without deployments', () => {
    expect(() => readDeployment('lockup', 'v9.9')).toThrow(/no release "v9.9" of lockup.*v4\.0/);
    expect(() => readDeployment('lockups', 'v1.0')).toThrow(/No releases of "lockups"/);
    expect(() => toDeployment('flow', { ...release, deployments: [] } as never)).toThrow(
      /lists no deployment/,
    );
    expect(() => withDeployment({ chainId: 4242424242 })).toThrow(/describes no chain 4242424242/);
    expect(() => withDeployment({ contracts: [] })).toThrow(/no contract on/);
    expect(() => withContract({ name: 'SablierFlux' })).toThrow(/"SablierFlux" has no entry/);
    expect(() => withContract({ address: '0x12' })).toThrow(/invalid/);
    expect(() => withContract({ explorerURL: 'https://example.org/' })).toThrow(/explorer link/);
  });
});
