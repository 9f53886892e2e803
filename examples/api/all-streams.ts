import type { Endpoints } from './both-vendors.ts';
import { ask, type Query } from './client.ts';
import { allPages } from './pages.ts';

/** A stream that a wallet sends or receives. */
export interface StreamOfWallet {
  product: 'lockup' | 'flow';
  alias: string;
  contract: string;
  tokenId: bigint;
  /** Of the contract, which decides the ABI. */
  version: string;
  sender: string;
  recipient: string;
}

interface Row extends Omit<StreamOfWallet, 'product' | 'tokenId'> {
  subgraphId: string | number;
  tokenId: string | number;
}

// region queries
const FIELDS = 'subgraphId alias contract tokenId version sender recipient';
const lists = {
  lockup: {
    envio: 'LockupStream',
    graph: 'lockupStreams',
    roles: ['sender', 'recipient', 'proxender'],
  },
  flow: { envio: 'FlowStream', graph: 'flowStreams', roles: ['sender', 'recipient'] },
} as const;
type Product = keyof typeof lists;

interface OnEnvio {
  _meta: { isReady: boolean }[];
  rows: Row[];
}

export const envioQuery = (product: Product): Query<object, OnEnvio> => ({
  text: `query StreamsOfWallet($chain: Int!, $chainId: numeric!, $who: String!, $before: numeric!) {
    _meta(where: { chainId: { _eq: $chain } }) { isReady }
    rows: ${lists[product].envio}(
      limit: 1000
      order_by: { subgraphId: desc }
      where: {
        chainId: { _eq: $chainId }
        subgraphId: { _lt: $before }
        _or: [${lists[product].roles.map((role) => `{ ${role}: { _eq: $who } }`).join(', ')}]
      }
    ) { ${FIELDS} }
  }`,
});

interface OnTheGraph {
  _meta: { hasIndexingErrors: boolean } | null;
  rows: Row[];
}

// The Graph refuses a filter beside `or`, so each part of it has the cursor.
export const theGraphQuery = (product: Product): Query<object, OnTheGraph> => ({
  text: `query StreamsOfWallet($who: Bytes!, $before: BigInt!) {
    _meta { hasIndexingErrors }
    rows: ${lists[product].graph}(
      first: 1000
      orderBy: subgraphId
      orderDirection: desc
      where: { or: [${lists[product].roles.map((role) => `{ ${role}: $who, subgraphId_lt: $before }`).join(', ')}] }
    ) { ${FIELDS} }
  }`,
});
// endregion queries

// region read
/**
 * All Lockup and Flow streams of a wallet on a chain, the newest of each product first. The whole list comes from one
 * vendor: Envio, or The Graph when Envio fails or has no complete index of the chain. Throws when neither has one,
 * because rows that an index lacks would be missing without an error.
 */
export async function allStreamsOf(endpoints: Endpoints, chainId: number, wallet: string) {
  const who = wallet.toLowerCase();
  const read = (page: (product: Product, before: string) => Promise<Row[]>) =>
    Promise.all([ofProduct('lockup', page), ofProduct('flow', page)]).then((both) => both.flat());
  try {
    return await read((product, before) => fromEnvio(endpoints, product, { chainId, who, before }));
  } catch (error) {
    if (!endpoints.theGraph) throw error;
    return read((product, before) => fromTheGraph(endpoints, product, { who, before }));
  }
}

async function ofProduct(
  product: Product,
  page: (product: Product, before: string) => Promise<Row[]>,
): Promise<StreamOfWallet[]> {
  const rows = await allPages((before) => page(product, before));
  return rows.map(({ tokenId, ...row }) => ({
    ...row,
    product,
    tokenId: BigInt(tokenId),
  }));
}

async function fromEnvio(
  { envio }: Endpoints,
  product: Product,
  { chainId, ...rest }: { chainId: number; who: string; before: string },
): Promise<Row[]> {
  const variables = { chain: chainId, chainId: String(chainId), ...rest };
  const { _meta, rows } = await ask(envio, envioQuery(product), variables);
  // For a chain that it does not index, Envio answers with an empty list.
  if (!_meta[0]?.isReady) throw new Error(`Envio has no complete index of chain ${chainId}.`);
  return rows;
}

async function fromTheGraph(
  { theGraph }: Endpoints,
  product: Product,
  variables: { who: string; before: string },
): Promise<Row[]> {
  if (!theGraph) throw new Error('There is no subgraph of this chain.');
  const { _meta, rows } = await ask(
    theGraph.url,
    theGraphQuery(product),
    variables,
    theGraph.headers,
  );
  // After an indexing error a subgraph goes on answering, without the rows that it failed to write.
  if (!_meta || _meta.hasIndexingErrors) throw new Error('The subgraph has indexing errors.');
  return rows;
}
// endregion read
