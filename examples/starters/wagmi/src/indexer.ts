import type { Address } from 'viem';

// region query
const ENDPOINT = 'https://indexer.hyperindex.xyz/53b7e25/v1/graphql';

const query = /* GraphQL */ `
  query StreamsOf($chain: Int!, $chainId: numeric!, $contract: String!, $who: String!) {
    _meta(where: { chainId: { _eq: $chain } }) {
      isReady
    }
    LockupStream(
      limit: 100
      order_by: { subgraphId: desc }
      where: {
        chainId: { _eq: $chainId }
        contract: { _eq: $contract }
        recipient: { _eq: $who }
        depleted: { _eq: false }
      }
    ) {
      tokenId
    }
  }
`;

interface Answer {
  data?: { _meta: { isReady: boolean }[]; LockupStream: { tokenId: string }[] };
  errors?: { message: string }[];
}

/**
 * The ids of the newest 100 streams that a wallet receives from one contract and that still hold tokens.
 * Throws when the indexer fails, or does not know the whole chain.
 */
export async function indexedIds(chain: number, lockup: Address, who: Address): Promise<bigint[]> {
  const variables = {
    chain,
    chainId: String(chain),
    contract: lockup.toLowerCase(),
    who: who.toLowerCase(),
  };
  const response = await fetch(ENDPOINT, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query, variables }),
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) throw new Error(`The indexer answered ${response.status}.`);
  const { data, errors } = (await response.json()) as Answer;
  // GraphQL reports problems with status 200.
  if (!data) throw new Error(errors?.[0]?.message ?? 'The indexer answered without data.');
  // For a chain that it does not index, it answers with an empty list.
  if (!data._meta[0]?.isReady) throw new Error(`The indexer has no complete chain ${chain}.`);
  return data.LockupStream.map(({ tokenId }) => BigInt(tokenId));
}
// endregion query
