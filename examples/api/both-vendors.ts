import { ask, type Query } from './client.ts';
import { allPages } from './pages.ts';

/** What the app works with, whichever vendor answered. */
export interface Stream {
  id: string;
  sender: string;
  depositAmount: bigint;
  symbol: string | null;
}

interface Row {
  id: string;
  subgraphId: string | number;
  sender: string;
  depositAmount: string | number;
  /** Never null on The Graph; on Envio a relation can be. */
  asset: { symbol: string } | null;
}

const theGraph: Query<{ who: string; before: string }, { lockupStreams: Row[] }> = {
  text: /* GraphQL */ `
    query StreamsOf($who: Bytes!, $before: BigInt!) {
      lockupStreams(
        first: 1000
        orderBy: subgraphId
        orderDirection: desc
        where: { recipient: $who, subgraphId_lt: $before }
      ) {
        id
        subgraphId
        sender
        depositAmount
        asset {
          symbol
        }
      }
    }
  `,
};

const envio: Query<
  { chain: number; chainId: string; who: string; before: string },
  { _meta: { isReady: boolean }[]; LockupStream: Row[] }
> = {
  text: /* GraphQL */ `
    query StreamsOf($chain: Int!, $chainId: numeric!, $who: String!, $before: numeric!) {
      _meta(where: { chainId: { _eq: $chain } }) {
        isReady
      }
      LockupStream(
        limit: 1000
        order_by: { subgraphId: desc }
        where: {
          chainId: { _eq: $chainId }
          recipient: { _eq: $who }
          subgraphId: { _lt: $before }
        }
      ) {
        id
        subgraphId
        sender
        depositAmount
        asset {
          symbol
        }
      }
    }
  `,
};

export interface Endpoints {
  envio: string;
  /** The subgraph of the chain; null where there is none. */
  theGraph: { url: string; headers: Record<string, string> } | null;
}

/** Asks Envio, and The Graph when Envio fails or does not index the chain. */
export async function streamsOf(
  endpoints: Endpoints,
  chainId: number,
  address: string,
): Promise<Stream[]> {
  const who = address.toLowerCase();
  try {
    return (await allPages((before) => fromEnvio(endpoints.envio, chainId, who, before))).map(
      normalize,
    );
  } catch (error) {
    const { theGraph: subgraph } = endpoints;
    if (!subgraph) throw error;
    const rows = await allPages(async (before) => {
      const data = await ask(subgraph.url, theGraph, { who, before }, subgraph.headers);
      return data.lockupStreams;
    });
    return rows.map(normalize);
  }
}

async function fromEnvio(url: string, chainId: number, who: string, before: string) {
  const variables = { chain: chainId, chainId: String(chainId), who, before };
  const { _meta, LockupStream } = await ask(url, envio, variables);
  // For a chain that it does not index, Envio answers with an empty list, not with an error.
  if (!_meta[0]?.isReady) throw new Error(`Envio has no complete index of chain ${chainId}.`);
  return LockupStream;
}

const normalize = ({ id, sender, depositAmount, asset }: Row): Stream => ({
  id,
  sender,
  depositAmount: BigInt(depositAmount),
  symbol: asset?.symbol ?? null,
});
