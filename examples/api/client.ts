import { allPages } from './pages.ts';

// region client
/** A query that knows the shape of its variables and of its answer. */
export interface Query<Variables, Data> {
  text: string;
  /** Never set; it carries the types. */
  readonly types?: { variables: Variables; data: Data };
}

/** An endpoint answered with an HTTP status other than success. */
export class Refused extends Error {
  status: number;

  constructor(endpoint: string, status: number) {
    super(`${endpoint} answered ${status}.`);
    this.status = status;
  }
}

/**
 * Sends a query. Throws when the endpoint refuses it, does not answer within 10 seconds, or answers
 * with errors.
 */
export async function ask<Variables, Data>(
  endpoint: string,
  { text }: Query<Variables, Data>,
  variables: Variables,
  headers: Record<string, string> = {},
): Promise<Data> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ query: text, variables }),
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) throw new Refused(endpoint, response.status);
  const body = (await response.json()) as { data?: Data; errors?: { message: string }[] };
  // GraphQL reports problems with status 200.
  const [error] = body.errors ?? [];
  if (error) throw new Error(error.message);
  if (!body.data) throw new Error(`${endpoint} answered without data.`);
  return body.data;
}
// endregion client

// region use
interface Row {
  subgraphId: string;
  alias: string;
  contract: string;
  tokenId: string;
  /** Smallest unit of the token. */
  depositAmount: string;
}

const streamsOf: Query<{ chainId: string; who: string; before: string }, { LockupStream: Row[] }> =
  {
    text: /* GraphQL */ `
      query StreamsOf($chainId: numeric!, $who: String!, $before: numeric!) {
        LockupStream(
          limit: 1000
          order_by: { subgraphId: desc }
          where: {
            chainId: { _eq: $chainId }
            recipient: { _eq: $who }
            subgraphId: { _lt: $before }
          }
        ) {
          subgraphId
          alias
          contract
          tokenId
          depositAmount
        }
      }
    `,
  };

/** All Lockup streams that an address receives on a chain; amounts as bigint. */
export async function readStreams(endpoint: string, chainId: number, address: string) {
  const who = address.toLowerCase();
  const rows = await allPages(async (before) => {
    const variables = { chainId: String(chainId), who, before };
    return (await ask(endpoint, streamsOf, variables)).LockupStream;
  });
  return rows.map((row) => ({ ...row, depositAmount: BigInt(row.depositAmount) }));
}
// endregion use
