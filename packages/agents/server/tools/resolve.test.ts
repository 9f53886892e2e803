import { sablier } from 'sablier';
import { describe, expect, it } from 'vitest';
import { readSiteData } from '../site-data';
import type { Site } from '../site';
import { resolveTool } from './resolve';

/* A release by name, against the SDK: agents take addresses from here. */

const siteData = readSiteData('https://site.example', process.cwd());
const site = { data: () => Promise.resolve(siteData) } as unknown as Site;
const resolve = (text: string, chain?: string) =>
  resolveTool.call({ text, ...(chain ? { chain } : {}) }, site);

const PRODUCTS = ['lockup', 'flow', 'airdrops'] as const;
type Product = (typeof PRODUCTS)[number];
const titles = { lockup: 'Lockup', flow: 'Flow', airdrops: 'Airdrops' } as const;

const releasesOf = (product: Product) =>
  (sablier.releases.getAll({ protocol: product as never }) ?? []).map((release) => ({
    version: String(release.version),
    isLatest: release.isLatest,
    deployments: release.deployments,
  }));

/** The SDK lists v1.1 and v1.2 of Lockup and Airdrops as one, with the contracts of both. */
const isOwn = (product: Product, version: string, name: string) =>
  !/^v1\.[12]$/.test(version) ||
  product === 'flow' ||
  name.includes('Merkle') === (product === 'airdrops');

/** Ways to write a release; without a version it is the newest. */
const writings = (product: string, version: string, isLatest: boolean) => [
  `${product} ${version}`,
  `${product}@${version.slice(1)}`,
  `${product.toUpperCase()}-${version}`,
  ...(isLatest
    ? [product, titles[product as Product], `${product} latest`, `${product}@LATEST`]
    : []),
];

describe.each(PRODUCTS)('%s', (product) => {
  const releases = releasesOf(product);

  it('has several releases, one of them the newest', () => {
    expect(releases.length).toBeGreaterThan(1);
    expect(releases.filter(({ isLatest }) => isLatest)).toHaveLength(1);
  });

  it.each(releases)('$version is that release of the SDK, on its chains', async (release) => {
    const { version, isLatest, deployments } = release;
    const chains = deployments.map(({ chainId }) => chainId);
    for (const text of writings(product, version, isLatest)) {
      expect(await resolve(text), text).toMatchObject({
        kind: 'release',
        release: `${titles[product]} ${version}`,
        isLatest,
        chainIds: expect.arrayContaining(chains) as number[],
      });
    }
    expect(
      ((await resolve(`${product} ${version}`)) as { chainIds?: unknown[] }).chainIds,
    ).toHaveLength(new Set(chains).size);
  });

  it.each(releases)('$version has its own addresses on every chain', async (release) => {
    const { version, isLatest, deployments } = release;
    for (const { chainId, contracts } of deployments) {
      const own = contracts.filter(({ name }) => isOwn(product, version, name));
      const expected = own.map(({ name, address }) => `${name} ${address.toLowerCase()}`);
      for (const text of writings(product, version, isLatest)) {
        const found = await resolve(text, String(chainId));
        const rows = found.contracts as { contract: string; address: string; release: string }[];
        expect(rows.every((row) => row.release === version)).toBe(true);
        const shown = rows.map(({ contract, address }) => `${contract} ${address.toLowerCase()}`);
        expect(new Set(shown), `${text} on ${chainId}`).toEqual(new Set(expected));
      }
    }
  });
});

/** Releases of a product from the newest to the oldest, with their own contracts on each chain. */
const newestFirst = (product: Product) =>
  releasesOf(product)
    .sort((one, other) => other.version.localeCompare(one.version, 'en', { numeric: true }))
    .map(({ version, deployments }) => ({
      release: `${titles[product]} ${version}`,
      contractsOn: (id?: number) =>
        deployments
          .filter(({ chainId }) => id === undefined || chainId === id)
          .flatMap(({ contracts }) =>
            contracts.filter(({ name }) => isOwn(product, version, name)),
          ),
    }));

it('a contract by its name is that of the newest release which has it', async () => {
  const newest = new Map<string, string>();
  for (const { release, contractsOn } of PRODUCTS.flatMap(newestFirst))
    for (const { name } of contractsOn()) newest.set(name, newest.get(name) ?? release);
  expect(newest.size).toBeGreaterThan(PRODUCTS.length);
  for (const [name, release] of newest) expect((await resolve(name)).release, name).toBe(release);
});

it('a chain has its comptroller, and each product in the newest release there', async () => {
  expect(siteData.chains.length).toBeGreaterThan(1);
  for (const { id } of siteData.chains) {
    const expected = [
      ...sablier.comptroller.getAll().filter(({ chainId }) => chainId === id),
      ...PRODUCTS.flatMap(
        (product) =>
          newestFirst(product)
            .map(({ contractsOn }) => contractsOn(id))
            .find(({ length }) => length > 0) ?? [],
      ),
    ].map(({ address }) => address.toLowerCase());
    const { contracts } = await resolve(String(id));
    const shown = (contracts as { address: string }[]).map(({ address }) => address.toLowerCase());
    expect(new Set(shown), String(id)).toEqual(new Set(expected));
  }
});

it('a release that does not exist is none of the others', async () => {
  for (const text of ['lockup v9.9', 'flow v0.1', 'airdrops 1', 'lockup  latest 2', 'lockup v'])
    await expect(resolve(text), text).rejects.toThrow('is no address');
});
