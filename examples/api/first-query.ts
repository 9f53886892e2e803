const ENDPOINT = 'https://indexer.hyperindex.xyz/53b7e25/v1/graphql';

const query = /* GraphQL */ `
  query Newest($chainId: numeric!) {
    LockupStream(limit: 3, order_by: { subgraphId: desc }, where: { chainId: { _eq: $chainId } }) {
      alias
      depositAmount
      asset {
        symbol
        decimals
      }
    }
  }
`;

export async function newestStreams(chainId: string): Promise<unknown> {
  const response = await fetch(ENDPOINT, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query, variables: { chainId } }),
  });
  if (!response.ok) throw new Error(`The indexer answered ${response.status}.`);
  const { data, errors } = await response.json();
  // GraphQL reports problems with status 200.
  if (errors) throw new Error(errors[0].message);
  return data.LockupStream;
}
