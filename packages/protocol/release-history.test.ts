import { describe, expect, it } from 'vitest';
import { abiOf } from './calls/abi';
import { deployedProducts, readDeployment, readDeploymentVersions } from './deployments';
import { readHistory, writeDate } from './release-history';
import { flowReleaseNotes } from './release-notes/flow';

/** Releases whose packages came out in another month than the contracts. */
const PACKED_APART = ['airdrops v1.3', 'legacy v1.0', 'legacy v1.1'];

describe('release history', () => {
  it.each(deployedProducts)('of %s names every release of the SDK, newest first', (product) => {
    const history = readHistory(product);
    expect(history.map(({ version }) => version)).toEqual(
      readDeploymentVersions(product).reverse(),
    );
    expect(history[0]?.isLatest).toBe(true);
    expect(history.filter(({ isLatest }) => isLatest)).toHaveLength(1);
  });

  it('dates each release, in order, and each package not long before or after', () => {
    for (const product of deployedProducts) {
      const months = readHistory(product).map(({ month }) => month);
      expect(months).toEqual([...months].sort().reverse());
      for (const { month, version, packages } of readHistory(product)) {
        expect(packages.length).toBeGreaterThan(0);
        const release = `${product} ${version}`;
        const months = packages.map(({ date }) => date.slice(0, 7));
        if (!PACKED_APART.includes(release)) expect(months, release).toContain(month);
        for (const { name, date } of packages) {
          expect(name).toMatch(/^@sablier\/[\w-]+ \d+\.\d+\.\d+$/);
          expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
        }
      }
    }
  });

  it('counts the chains of the SDK', () => {
    const [newest] = readHistory('lockup');
    const { chains } = readDeployment('lockup', 'latest');
    const testnets = chains.filter(({ isTestnet }) => isTestnet).length;
    const mainnets = chains.length - testnets;
    expect(newest).toMatchObject({ version: 'v4.0', mainnets, testnets, aliases: ['LK3'] });
    expect(Math.min(mainnets, testnets)).toBeGreaterThan(0);
  });

  it('fails on a release without notes and on notes without a release', () => {
    const { 'v3.0': newest, ...older } = flowReleaseNotes;
    expect(() => readHistory('flow', older)).toThrow(/has no notes on v3\.0/);
    if (!newest) throw new Error('no notes');
    expect(() => readHistory('flow', { ...flowReleaseNotes, 'v9.0': newest })).toThrow(
      /no flow v9\.0/,
    );
    expect(() =>
      readHistory('flow', { ...flowReleaseNotes, 'v3.0': { ...newest, changes: [] } }),
    ).toThrow(/has no notes on v3\.0/);
  });

  it('tells of each function of Lockup that began to log its failures, in the release of its event', () => {
    const loggedIn = (version: string, contract: string) =>
      abiOf('lockup', version, contract).flatMap((item) => {
        const [, name] = (item.type === 'event' && /^Invalid\w+In(\w+)$/.exec(item.name)) || [];
        return name ? [name.charAt(0).toLowerCase() + name.slice(1)] : [];
      });
    const told = readHistory('lockup').flatMap(({ version, changes }) =>
      changes.flatMap((change) =>
        [...change.matchAll(/`(\w+)` [^`]*\blogs\b/g)].map(([, name]) => `${version} ${name}`),
      ),
    );
    let before = loggedIn('v1.2', 'SablierV2LockupLinear');
    const begun: string[] = [];
    for (const version of ['v2.0', 'v3.0', 'v4.0']) {
      const now = loggedIn(version, 'SablierLockup');
      const added = now.filter((name) => !before.includes(name));
      begun.push(...added.map((name) => `${version} ${name}`));
      before = now;
    }
    expect(begun.length).toBeGreaterThan(0);
    expect(told.sort()).toEqual(begun.sort());
  });

  it('writes a date as day, month in words and year, or as month and year', () => {
    expect(writeDate('2026-03')).toBe('March 2026');
    expect(writeDate('2023-12-05')).toBe('5 December 2023');
  });
});
