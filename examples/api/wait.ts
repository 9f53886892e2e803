import { ask, type Query } from './client.ts';

const progress: Query<{ chainId: number }, { _meta: { progressBlock: number }[] }> = {
  text: /* GraphQL */ `
    query Progress($chainId: Int!) {
      _meta(where: { chainId: { _eq: $chainId } }) {
        progressBlock
      }
    }
  `,
};

/**
 * Waits until the index of a chain has processed a block, for example that of your transaction.
 * Throws when it has not after `seconds`.
 */
export async function indexed(
  endpoint: string,
  chainId: number,
  block: bigint,
  seconds = 120,
): Promise<void> {
  const end = Date.now() + seconds * 1_000;
  do {
    const { _meta } = await ask(endpoint, progress, { chainId });
    const [row] = _meta;
    if (!row) throw new Error(`The endpoint does not index chain ${chainId}.`);
    if (BigInt(row.progressBlock) >= block) return;
    await new Promise((resolve) => setTimeout(resolve, 3_000));
  } while (Date.now() < end);
  throw new Error(`Block ${block} was not indexed within ${seconds} seconds.`);
}
