import { ask, type Query } from './client.ts';

const envioProgress: Query<{ chainId: number }, { _meta: { progressBlock: number }[] }> = {
  text: /* GraphQL */ `
    query Progress($chainId: Int!) {
      _meta(where: { chainId: { _eq: $chainId } }) {
        progressBlock
      }
    }
  `,
};

type Progress = { block: { number: number }; hasIndexingErrors: boolean } | null;
const graphProgress: Query<Record<string, never>, { _meta: Progress }> = {
  text: /* GraphQL */ `
    query SubgraphProgress {
      _meta {
        block {
          number
        }
        hasIndexingErrors
      }
    }
  `,
};

/** Waits until Envio has processed a block of a chain. Throws when it has not after `seconds`. */
export const indexed = (endpoint: string, chainId: number, block: bigint, seconds = 120) =>
  until(block, seconds, async () => {
    const [row] = (await ask(endpoint, envioProgress, { chainId }))._meta;
    if (!row) throw new Error(`The endpoint does not index chain ${chainId}.`);
    return row.progressBlock;
  });

/** Waits until a subgraph has processed a block. Throws also when the subgraph has failed. */
export const indexedBySubgraph = (
  endpoint: string,
  headers: Record<string, string>,
  block: bigint,
  seconds = 120,
) =>
  until(block, seconds, async () => {
    const { _meta } = await ask(endpoint, graphProgress, {}, headers);
    if (!_meta || _meta.hasIndexingErrors) throw new Error('The subgraph has indexing errors.');
    return _meta.block.number;
  });

async function until(block: bigint, seconds: number, progress: () => Promise<number>) {
  const end = Date.now() + seconds * 1_000;
  do {
    if (BigInt(await progress()) >= block) return;
    await new Promise((resolve) => setTimeout(resolve, 3_000));
  } while (Date.now() < end);
  throw new Error(`Block ${block} was not indexed within ${seconds} seconds.`);
}
