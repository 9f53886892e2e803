import { sablier } from 'sablier';
import { describe, expect, it } from 'vitest';
import { readComptrollers } from './comptrollers';

const rows = readComptrollers().flatMap(({ address, chains }) =>
  chains.map((chain) => ({ address, ...chain })),
);

describe('the comptrollers', () => {
  it('are those of the SDK, each chain once', () => {
    const raw = sablier.comptroller.getAll().map(({ address, chainId }) => {
      const slug = sablier.chains.getOrThrow(chainId).slug;
      return `${slug} ${address.toLowerCase()}`;
    });
    const read = rows.map(({ address, slug }) => `${slug} ${address.toLowerCase()}`);
    expect(read.sort()).toEqual(raw.sort());
    expect(new Set(rows.map(({ slug }) => slug)).size).toBe(rows.length);
  });

  it('stand on every chain that has a release which answers to one', () => {
    const releases = [
      sablier.releases.getLatest({ protocol: 'lockup' }),
      sablier.releases.getLatest({ protocol: 'flow' }),
      sablier.releases.getLatest({ protocol: 'airdrops' }),
    ];
    const slugs = new Set(rows.map(({ slug }) => slug));
    const missing = releases
      .flatMap(({ deployments }) => deployments)
      .map(({ chainId }) => sablier.chains.getOrThrow(chainId).slug)
      .filter((slug) => !slugs.has(slug));
    expect(missing).toEqual([]);
  });

  it('do not count the shared address on chains with one of their own', () => {
    const [shared] = readComptrollers();
    const others = rows.filter(({ address }) => address !== shared?.address);
    expect(others.map(({ slug }) => slug).sort()).toEqual(['denergy', 'linea', 'robinhood']);
  });

  it('link to the explorer of their chain', () => {
    for (const { address, slug, explorer } of rows) {
      const site = sablier.chains.getBySlug(slug)?.blockExplorers?.default.url;
      expect(explorer).toMatch(/^https:\/\//);
      expect(explorer.startsWith(site ?? 'none')).toBe(true);
      expect(explorer.endsWith(`/address/${address}`)).toBe(true);
    }
  });
});
