import { sablier } from 'sablier';
import type { Abi, Address, PublicClient } from 'viem';

/** What a row of `LockupStream` or `FlowStream` says about where the stream is. */
export interface StreamRow {
  product: 'lockup' | 'flow';
  contract: string;
  tokenId: string;
  version: string;
}

/** Contracts that hold streams, in every release. */
const HOLDERS = { lockup: /^Sablier(V2)?Lockup(Linear|Dynamic|Tranched)?$/, flow: /^SablierFlow$/ };

/**
 * What can be withdrawn now from each stream of one chain, in the smallest unit of its token, in the
 * order of the rows; null where the call fails. If the node does not answer, or refuses the one large
 * request, all are null: treat that as an error, not as amounts. All calls are answered at the same block.
 */
export async function withdrawable(
  client: Pick<PublicClient, 'chain' | 'multicall'>,
  rows: readonly StreamRow[],
): Promise<(bigint | null)[]> {
  if (rows.length === 0) return [];
  const answers = await client.multicall({
    contracts: rows.map((row) => ({
      address: row.contract as Address,
      abi: abiOf(row),
      functionName: 'withdrawableAmountOf',
      args: [BigInt(row.tokenId)],
    })),
    // One request, whatever the number of rows.
    batchSize: 0,
    // Works on chains without the contract Multicall3 too.
    deployless: client.chain?.contracts?.multicall3 === undefined,
  });
  return answers.map(({ result }) => (typeof result === 'bigint' ? result : null));
}

/** The ABI of the release that holds the stream. Throws when the SDK does not know the release. */
export function abiOf({ product, version }: Pick<StreamRow, 'product' | 'version'>): Abi {
  const abis = sablier.releases
    .getAll({ protocol: product })
    .find((release) => release.version === version)?.abi as Record<string, Abi> | undefined;
  // The models of a release declare this function alike.
  const name = Object.keys(abis ?? {}).find((contract) => HOLDERS[product].test(contract));
  const abi = name && abis?.[name];
  if (!abi) throw new Error(`The SDK has no ABI of ${product} ${version}.`);
  return abi;
}
