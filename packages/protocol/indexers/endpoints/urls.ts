import { envioDeployments } from './envio';
import type { GraphDeployment, LiveIndexer } from './types';

/** Account of the subgraphs in The Graph's Studio. */
const STUDIO_ACCOUNT = 112500;

/** Chain names in subgraph names that differ from the SDK's slug. */
const SUBGRAPH_SLUGS: Record<string, string> = { mainnet: 'ethereum', denergy: 'denergychain' };

/** The merged streams deployment kept the name of the Lockup subgraph. */
const NAMES: Record<LiveIndexer, string> = { streams: 'lockup', airdrops: 'airdrops' };

/** Name of a subgraph, for example `sablier-lockup-base`. */
export const subgraphName = (indexer: LiveIndexer, slug: string) =>
  `sablier-${NAMES[indexer]}-${SUBGRAPH_SLUGS[slug] ?? slug}`;

export const envioUrl = (indexer: LiveIndexer) =>
  `https://indexer.hyperindex.xyz/${envioDeployments[indexer].id}/v1/graphql`;

/** Runs queries in The Graph's syntax on Envio's data. */
export const envioConverterUrl = (indexer: LiveIndexer) =>
  `https://indexer.hyperindex.xyz/${envioDeployments[indexer].id}/converter`;

const gatewayUrl = (deploymentId: string) =>
  `https://gateway.thegraph.com/api/subgraphs/id/${deploymentId}`;

export const explorerUrl = (deploymentId: string) =>
  `https://thegraph.com/explorer/subgraphs/${deploymentId}`;

const studioUrl = (name: string) =>
  `https://api.studio.thegraph.com/query/${STUDIO_ACCOUNT}/${name}/version/latest`;

interface GraphEndpoints {
  production: string;
  /** Needs no key, rate limited; null outside the network. */
  testing: string | null;
  /** A page for browsing. */
  explorer: string;
}

/** Addresses of a subgraph. @throws when the deployment has neither id nor base */
export function graphEndpoints(
  { ids, base }: GraphDeployment,
  indexer: LiveIndexer,
  slug: string,
): GraphEndpoints {
  const name = subgraphName(indexer, slug);
  if (ids) {
    const id = ids[indexer];
    return { production: gatewayUrl(id), testing: studioUrl(name), explorer: explorerUrl(id) };
  }
  if (!base) throw new Error(`The subgraph ${name} has no address.`);
  const production = `${base}/${name}`;
  return { production, testing: null, explorer: `${production}/graphql` };
}

/** GraphiQL in the browser, opened with an endpoint and a query. */
export function playgroundUrl(endpoint: string, query: string): string {
  const inner = new URLSearchParams({ endpoint, query });
  return `https://cloud.hasura.io/public/graphiql?${inner.toString()}`;
}
