import { readChains, type ChainFact } from '@sablier-docs/protocol/chains';
import { envioCoverage, envioDeployments } from '@sablier-docs/protocol/indexers/endpoints/envio';
import { firstSubgraphs } from '@sablier-docs/protocol/indexers/endpoints/first-subgraphs';
import { legacySubgraphs } from '@sablier-docs/protocol/indexers/endpoints/legacy';
import {
  flowSubgraphs,
  leftTheGraph,
} from '@sablier-docs/protocol/indexers/endpoints/retired-subgraphs';
import { graphDeployments } from '@sablier-docs/protocol/indexers/endpoints/the-graph';
import type {
  LiveIndexer,
  PreviousDeployment,
} from '@sablier-docs/protocol/indexers/endpoints/types';
import {
  envioConverterUrl,
  envioUrl,
  explorerUrl,
  graphEndpoints,
  subgraphName,
} from '@sablier-docs/protocol/indexers/endpoints/urls';
import type { Product } from '@sablier-docs/protocol/releases';
import {
  apiElementNode,
  apiLinkNode,
  apiTableNode,
  apiTextNode,
  type Block,
  type Cell,
  type Inline,
} from './nodes';

const chains = readChains();

const indexerFor = (product: Product): LiveIndexer =>
  product === 'airdrops' ? 'airdrops' : 'streams';

/** The SDK's entry of a chain. @throws when the SDK does not list it */
function chainOf(id: number): ChainFact {
  const chain = chains.find((candidate) => candidate.id === id);
  if (!chain) throw new Error(`The SDK lists no chain ${id}.`);
  return chain;
}

const byName = <T extends { chainId: number }>(rows: readonly T[]) =>
  rows
    .map((row) => ({ ...row, chain: chainOf(row.chainId) }))
    .sort(
      (a, b) =>
        Number(a.chain.isTestnet) - Number(b.chain.isTestnet) ||
        a.chain.name.localeCompare(b.chain.name, 'en'),
    );

/** A long value: the middle is elided on screen, and the copy is complete. */
const copy = (value: string, label: string, shown?: string): Inline =>
  apiElementNode('CopyText', { value, label, ...(shown ? { shown } : {}) });

/** Envio's two addresses for a product. */
export function envioEndpoint({ of }: { of: Product }): Block[] {
  const indexer = indexerFor(of);
  const { explorer, id } = envioDeployments[indexer];
  return [
    apiTableNode(
      ['What', 'Address'],
      [
        ['GraphQL, POST, no key', [copy(envioUrl(indexer), 'Envio endpoint')]],
        [
          'Converter for queries in The Graph’s syntax',
          [copy(envioConverterUrl(indexer), 'converter')],
        ],
        ['Explorer', [apiLinkNode(explorer, [apiTextNode(explorer.replace('https://', ''))])]],
        ['Deployment', `\`${id}\``],
      ],
    ),
  ];
}

/** Chains on Envio, with the first indexed block. */
export function envioChains({ of }: { of: Product }): Block[] {
  const indexer = indexerFor(of);
  const onTheGraph = new Set(graphDeployments.map(({ chainId }) => chainId));
  const rows = byName(envioCoverage).map(({ chain, startBlock }) => [
    chain.name,
    `\`${chain.id}\``,
    chain.releases[of]?.version ?? 'none',
    startBlock[indexer].toLocaleString('en-US'),
    onTheGraph.has(chain.id) ? 'yes' : 'no',
  ]);
  return [
    apiTableNode(['Chain', 'chainId', 'Newest release', 'First block', 'Also on The Graph'], rows),
  ];
}

/** Subgraphs of a product. Cells show the parts that differ between rows; copies are complete addresses. */
export function graphSubgraphs({ of }: { of: Product }): Block[] {
  const indexer = indexerFor(of);
  const rows = byName(graphDeployments).map((deployment): Cell[] => {
    const { name, slug } = deployment.chain;
    const { production, testing, explorer } = graphEndpoints(deployment, indexer, slug);
    const host = production.replace('https://', '');
    return [
      name,
      [copy(production, `${name}, production`, deployment.ids?.[indexer] ?? host)],
      testing ? [copy(testing, `${name}, tests`, subgraphName(indexer, slug))] : 'none',
      [apiLinkNode(explorer, [apiTextNode('Explorer')], `Explorer of the ${name} subgraph`)],
    ];
  });
  return [apiTableNode(['Chain', 'Production', 'Tests only', 'Browse'], rows)];
}

/** Chains with a deployment of the product that no public indexer covers, with the release there. */
export function chainsWithoutIndexer({ of }: { of: Product }): Block[] {
  const indexed = new Set([...envioCoverage, ...graphDeployments].map(({ chainId }) => chainId));
  const rows = chains
    .filter(({ id, releases }) => releases[of] && !indexed.has(id))
    .map(({ id, name, releases }) => [
      name,
      `\`${id}\``,
      releases[of]?.version ?? '',
      releases[of]?.isLatest
        ? 'testnet without a subgraph or Envio deployment'
        : 'older release only',
    ]);
  return [apiTableNode(['Chain', 'Chain ID', 'Newest release', 'Why'], rows)];
}

const nameOf = ({ chainId, chainName }: PreviousDeployment) =>
  chainId === undefined ? (chainName ?? '') : chainOf(chainId).name;

const idCell = (id: string, chain: string): Cell => [copy(id, `${chain}, previous`)];

const browse = (id: string, chain: string): Cell =>
  id.startsWith('http')
    ? 'none'
    : [
        apiLinkNode(
          explorerUrl(id),
          [apiTextNode('Explorer')],
          `Explorer of the previous ${chain} subgraph`,
        ),
      ];

/** The subgraphs named `sablier-v2-*`. */
export function firstEndpoints({ of }: { of: Product }): Block[] {
  const rows = firstSubgraphs[of].map((row) => [
    nameOf(row),
    `\`${row.name ?? ''}\``,
    idCell(row.id, nameOf(row)),
    browse(row.id, nameOf(row)),
  ]);
  return [apiTableNode(['Chain', 'Subgraph', 'Deployment', 'Browse'], rows)];
}

/** Flow's own subgraphs of 2025 and 2026. */
export function flowEndpoints(): Block[] {
  const rows = flowSubgraphs.map((row) => [
    nameOf(row),
    `\`${row.name ?? ''}\``,
    idCell(row.id, nameOf(row)),
    row.until ?? '',
  ]);
  return [apiTableNode(['Chain', 'Subgraph', 'Deployment', 'Listed until'], rows)];
}

/** From this day on, the Lockup subgraphs include Flow. */
const MERGED = '2026-04-06';

/** Subgraphs of chains that are no longer on The Graph; for Flow, those that included Flow. */
export function leftEndpoints({ of }: { of: Product }): Block[] {
  const onEnvio = new Set(envioCoverage.map(({ chainId }) => chainId));
  const left: readonly PreviousDeployment[] = leftTheGraph[indexerFor(of)];
  const held = left.filter(({ until = '' }) => of !== 'flow' || until >= MERGED);
  const rows = held.map((row) => [
    nameOf(row),
    idCell(row.id, nameOf(row)),
    row.until ?? '',
    row.chainId !== undefined && onEnvio.has(row.chainId) ? 'Envio' : 'the contracts only',
  ]);
  return [apiTableNode(['Chain', 'Deployment', 'Listed until', 'Read now through'], rows)];
}

/** Subgraphs of the contracts of 2019 to 2021. */
export function legacyEndpoints(): Block[] {
  const rows = legacySubgraphs.map(([chainId, name, id]) => [
    chainOf(chainId).name,
    `\`${name}\``,
    idCell(id, chainOf(chainId).name),
    browse(id, chainOf(chainId).name),
  ]);
  return [apiTableNode(['Chain', 'Subgraph', 'Deployment', 'Browse'], rows)];
}
