import { readFileSync } from 'node:fs';
import { sablier } from 'sablier';
import { describe, expect, it } from 'vitest';
import { readChains } from '../../chains';
import { envioCoverage } from './envio';
import { firstSubgraphs } from './first-subgraphs';
import { legacySubgraphs } from './legacy';
import { flowSubgraphs, leftTheGraph } from './retired-subgraphs';
import { graphDeployments } from './the-graph';
import { envioConverterUrl, envioUrl, graphEndpoints, playgroundUrl, subgraphName } from './urls';
import { SAMPLE_FLOW, SAMPLE_LOCKUP } from '../sample/values';
import { products } from '../../releases';

const chains = readChains();
const slugOf = (id: number) => chains.find((chain) => chain.id === id)?.slug ?? '';
const on = (chainId: number) =>
  graphDeployments.find((deployment) => deployment.chainId === chainId) ?? { chainId };
const DEPLOYMENT = /^[1-9A-HJ-NP-Za-km-z]{42,44}$/;

/** Chains of a current release that no public indexer reads; the package may add more, and pages list them. */
const WITHOUT_INDEXER = ['Arbitrum Sepolia', 'OP Sepolia'];

/** Name of the chain and how its deployments begin, streams and airdrops, as the registry of the indexers lists them. */
const registry = `
arbitrum yvDXXH HkHDg6
avalanche FTDmon CpbN5P
base 778Gfe 4SxPXk
berachain C2r13A CnYsdm
bsc A8Vc9h FXQT42
chiliz 4KsXUF 6LK1aq
mainnet AvDAMY DFD73E
gnosis DtKniy kQEY5P
linea Gvpecy 6koYFS
optimism NZHzd2 CHJtCN
polygon 8fgeQM FRbBKi
scroll GycpYx Ev4xS8
sonic GnaSPX 5g8orw
unichain 3MUG4H 4rQMJ8
zksync 7SuEYG 64iDUw
base-sepolia DdiYEN 4R2hm2
sepolia 5yDtFS 8PLGDy
`;

/** Name of the chain and how its first subgraphs begin: Lockup, Flow, Airdrops. The registry of that time has them. */
const firstRegistry = `
arbitrum 8BnGPB 61wTsP CPCMKb
arbitrum-sepolia BZYXgT Ai8sJz BBJgy9
avalanche FdVwZu CUFanZ 2beDuA
base 3pxjsW DVuHKe DrfN5c
blast BXoC2T 84gjGq HVqkPv
bsc BVyi15 GJvqaY 8uU9qA
chiliz HKvzAu H5LERp DdhRyX
gnosis EXhNLb 3XxHfF FViBHg
linea - 25Ry5D -
mainnet EuZZnh DgXaXA FigCYT
mode - H9D24a -
optimism 6e6Dvs JAf9rM 7iSmF6
optimism-sepolia 2a2Jpb 5tosMw CG5Qdd
polygon CsDNYv G49hZr 4r2pC3
scroll HVcngo 2d1uvM F1Qnrg
sepolia 3JR9ix iYRc4E 8UVeHt
zksync GY2fGo iYRc4E BboiKY
`;

describe('the first subgraphs', () => {
  const rows = firstRegistry
    .trim()
    .split('\n')
    .map((row) => row.split(' '));

  it.each([
    ['lockup', 1, ''],
    ['flow', 2, '-fl'],
    ['airdrops', 3, '-ms'],
  ] as const)(
    'of %s have the id of their name in the registry, on its chain',
    (product, at, mark) => {
      const inRegistry = rows.flatMap(([slug = '', ...starts]) => {
        const start = starts[at - 1] ?? '-';
        const name = `sablier-v2${mark}${slug === 'mainnet' ? '' : `-${slug}`}`;
        return start === '-' ? [] : [`${name} ${slug} ${start}`];
      });
      const here = firstSubgraphs[product]
        .filter(({ id }) => DEPLOYMENT.test(id))
        .map(({ name, chainId, id }) => [name, slugOf(chainId ?? 0), id.slice(0, 6)].join(' '));
      expect(here.toSorted()).toEqual(inRegistry.toSorted());
    },
  );
});

describe('current endpoints', () => {
  it('are as many as the registry lists', () => {
    expect(graphDeployments.filter(({ ids }) => ids)).toHaveLength(17);
    expect(graphDeployments.filter(({ base }) => base)).toHaveLength(2);
    expect(envioCoverage).toHaveLength(28);
    expect(legacySubgraphs).toHaveLength(6);
  });

  it('stand on chains that the SDK lists, each once', () => {
    for (const rows of [graphDeployments, envioCoverage]) {
      const ids = rows.map(({ chainId }) => chainId);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(slugOf(id), String(id)).not.toBe('');
    }
  });

  it('cover every chain of each current release, or are known not to', () => {
    const indexed = new Set([...graphDeployments, ...envioCoverage].map(({ chainId }) => chainId));
    for (const product of products) {
      const missing = chains
        .filter(({ id, releases }) => releases[product]?.isLatest && !indexed.has(id))
        .map(({ name }) => name);
      expect(missing, product).toEqual(expect.arrayContaining(WITHOUT_INDEXER));
    }
  });

  it('have ids of the right form, none twice', () => {
    const ids = graphDeployments.flatMap(({ ids: own }) => Object.values(own ?? {}));
    expect(new Set(ids).size).toBe(34);
    for (const id of ids) expect(id).toMatch(DEPLOYMENT);
  });

  it('have on each chain the ids of its name in the registry', () => {
    const rows = registry
      .trim()
      .split('\n')
      .map((row) => row.split(' '));
    expect(rows).toHaveLength(17);
    for (const [slug = '', ...starts] of rows) {
      const ids = graphDeployments.find(({ chainId }) => slugOf(chainId) === slug)?.ids;
      expect(
        Object.values(ids ?? {}).map((id) => id.slice(0, 6)),
        slug,
      ).toEqual(starts);
    }
  });

  it('read from the block of the first contract that the SDK has on the chain', () => {
    const firstBlock = (chainId: number, names: RegExp, protocols: readonly string[]) =>
      Math.min(
        ...sablier.releases
          .getAll()
          .filter(({ protocol }) => protocols.includes(protocol))
          .flatMap(({ deployments }) => deployments)
          .filter((deployment) => deployment.chainId === chainId)
          .flatMap(({ contracts }) => contracts)
          .flatMap(({ name, block }) => (block && names.test(name) ? block : [])),
      );
    for (const { chainId, startBlock } of envioCoverage) {
      // The factory of MerkleExecute is in no index.
      const airdrops = firstBlock(chainId, /Merkle(?!Execute)/, ['airdrops']);
      const streams = firstBlock(chainId, /./, ['lockup', 'flow']);
      expect(startBlock, slugOf(chainId)).toEqual({ streams, airdrops });
    }
  });
});

describe('addresses', () => {
  it('follow the forms of each vendor', () => {
    expect(envioUrl('streams')).toBe('https://indexer.hyperindex.xyz/53b7e25/v1/graphql');
    expect(envioConverterUrl('airdrops')).toBe('https://indexer.hyperindex.xyz/508d217/converter');
    expect(subgraphName('streams', 'mainnet')).toBe('sablier-lockup-ethereum');
    const base = on(8453);
    expect(graphEndpoints(base, 'airdrops', 'base')).toEqual({
      production:
        'https://gateway.thegraph.com/api/subgraphs/id/4SxPXkQNifgBYqje2C4yP5gz69erZwtD7GuLWgXHSLGe',
      testing: 'https://api.studio.thegraph.com/query/112500/sablier-airdrops-base/version/latest',
      explorer:
        'https://thegraph.com/explorer/subgraphs/4SxPXkQNifgBYqje2C4yP5gz69erZwtD7GuLWgXHSLGe',
    });
    const denergy = on(369369);
    expect(graphEndpoints(denergy, 'streams', 'denergy')).toEqual({
      production:
        'https://thegraph.denergychain.com/subgraphs/name/denergychain/sablier-lockup-denergychain',
      testing: null,
      explorer:
        'https://thegraph.denergychain.com/subgraphs/name/denergychain/sablier-lockup-denergychain/graphql',
    });
    expect(() => graphEndpoints({ chainId: 1 }, 'streams', 'mainnet')).toThrow(/no address/);
  });

  it('open the playground with endpoint and query', () => {
    const url = new URL(playgroundUrl('https://example.org/graphql', '{ a(b: "c&d") }'));
    expect(url.searchParams.get('endpoint')).toBe('https://example.org/graphql');
    expect(url.searchParams.get('query')).toBe('{ a(b: "c&d") }');
  });

  it('are the same in the samples and the snippets', () => {
    for (const file of ['first-query.sh', 'first-query.ts']) {
      expect(readFileSync(`examples/api/${file}`, 'utf8'), file).toContain(envioUrl('streams'));
    }
    const snippet = readFileSync('snippets/the-graph-endpoints.mdx', 'utf8');
    expect(snippet).toContain('https://gateway.thegraph.com/api/subgraphs/id/{deployment}');
    expect(snippet).toContain('https://api.studio.thegraph.com/query/112500/{name}/version/latest');
  });

  it('of the sample rows are the newest contracts of the SDK', () => {
    const newest = (product: 'lockup' | 'flow', name: string) =>
      sablier.releases
        .getLatest({ protocol: product as never })
        ?.deployments.find(({ chainId }) => chainId === 1)
        ?.contracts.find((contract) => contract.name === name)
        ?.address.toLowerCase();
    expect(newest('lockup', 'SablierLockup')).toBe(SAMPLE_LOCKUP);
    expect(newest('flow', 'SablierFlow')).toBe(SAMPLE_FLOW);
  });
});

describe('previous endpoints', () => {
  it('are as many as were published', () => {
    const count = Object.entries(firstSubgraphs).map(([product, rows]) => [product, rows.length]);
    expect(Object.fromEntries(count)).toEqual({ lockup: 16, flow: 18, airdrops: 16 });
    expect(flowSubgraphs).toHaveLength(24);
    expect(leftTheGraph.streams).toHaveLength(7);
    expect(leftTheGraph.airdrops).toHaveLength(7);
  });

  it('have ids of the right form, and none of them is current', () => {
    const current = new Set(graphDeployments.flatMap(({ ids }) => Object.values(ids ?? {})));
    const previous = [
      ...Object.values(firstSubgraphs).flat(),
      ...flowSubgraphs,
      ...leftTheGraph.streams,
      ...leftTheGraph.airdrops,
    ];
    for (const { id, until } of previous) {
      if (!id.startsWith('https://')) expect(id).toMatch(DEPLOYMENT);
      if (until) expect(until).toMatch(/^202[56]-\d\d-\d\d$/);
      expect(current.has(id), id).toBe(false);
    }
  });
});
