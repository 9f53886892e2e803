// region client
/** A query that knows the shape of its variables and of its answer. */
export interface Query<Variables, Data> {
  text: string;
  /** Never set; it carries the types. */
  readonly types?: { variables: Variables; data: Data };
}

/** Sends a query. Throws when the endpoint refuses it or the answer holds errors. */
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
  });
  if (!response.ok) throw new Error(`${endpoint} answered ${response.status}.`);
  const body = (await response.json()) as { data?: Data; errors?: { message: string }[] };
  const [error] = body.errors ?? [];
  if (error) throw new Error(error.message);
  if (!body.data) throw new Error(`${endpoint} answered without data.`);
  return body.data;
}
// endregion client

// region use
interface Row {
  alias: string;
  contract: string;
  tokenId: string;
  /** Smallest unit of the token. */
  depositAmount: string;
}

const streamsOf: Query<{ chainId: string; who: string }, { LockupStream: Row[] }> = {
  text: /* GraphQL */ `
    query StreamsOf($chainId: numeric!, $who: String!) {
      LockupStream(
        limit: 100
        order_by: { subgraphId: desc }
        where: { chainId: { _eq: $chainId }, recipient: { _eq: $who } }
      ) {
        alias
        contract
        tokenId
        depositAmount
      }
    }
  `,
};

/** Lockup streams that an address receives on a chain; amounts as bigint. */
export async function readStreams(endpoint: string, chainId: number, who: string) {
  const variables = { chainId: String(chainId), who: who.toLowerCase() };
  const { LockupStream } = await ask(endpoint, streamsOf, variables);
  return LockupStream.map((row) => ({ ...row, depositAmount: BigInt(row.depositAmount) }));
}
// endregion use
