import { ask, type Query } from './client.ts';

/** What the app works with, whichever vendor answered. */
export interface Stream {
  id: string;
  sender: string;
  depositAmount: bigint;
  symbol: string | null;
}

interface Row {
  id: string;
  sender: string;
  depositAmount: string | number;
  /** Never null on The Graph; on Envio a relation can be. */
  asset: { symbol: string } | null;
}

const theGraph: Query<{ who: string }, { lockupStreams: Row[] }> = {
  text: /* GraphQL */ `
    query StreamsOf($who: Bytes!) {
      lockupStreams(first: 100, where: { recipient: $who }) {
        id
        sender
        depositAmount
        asset {
          symbol
        }
      }
    }
  `,
};

const envio: Query<{ chainId: string; who: string }, { LockupStream: Row[] }> = {
  text: /* GraphQL */ `
    query StreamsOf($chainId: numeric!, $who: String!) {
      LockupStream(limit: 100, where: { chainId: { _eq: $chainId }, recipient: { _eq: $who } }) {
        id
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
  theGraph: string;
  /** API key of The Graph. */
  key: string;
}

/** Asks Envio, and The Graph when Envio does not answer. */
export async function streamsOf(endpoints: Endpoints, chainId: number, address: string) {
  const who = address.toLowerCase();
  try {
    const data = await ask(endpoints.envio, envio, { chainId: String(chainId), who });
    return data.LockupStream.map(normalize);
  } catch {
    const headers = { Authorization: `Bearer ${endpoints.key}` };
    const data = await ask(endpoints.theGraph, theGraph, { who }, headers);
    return data.lockupStreams.map(normalize);
  }
}

const normalize = ({ id, sender, depositAmount, asset }: Row): Stream => ({
  id,
  sender,
  depositAmount: BigInt(depositAmount),
  symbol: asset?.symbol ?? null,
});
