import { sablier } from 'sablier';
import type { Abi, Address, PublicClient } from 'viem';

/** What a row of `LockupStream` says about where the stream is. */
export interface StreamRow {
  contract: string;
  tokenId: string;
  version: string;
}

/**
 * What can be withdrawn now from each stream of a chain, in the smallest unit of its token, in the
 * order of the rows; null where the call fails.
 */
export async function withdrawable(
  client: PublicClient,
  chainId: number,
  rows: readonly StreamRow[],
): Promise<(bigint | null)[]> {
  const answers = await client.multicall({
    contracts: rows.map((row) => ({
      address: row.contract as Address,
      abi: abiOf(chainId, row),
      functionName: 'withdrawableAmountOf',
      args: [BigInt(row.tokenId)],
    })),
  });
  return answers.map(({ result }) => (typeof result === 'bigint' ? result : null));
}

/** The ABI of the release that holds the stream. Throws when the SDK does not know the contract. */
export function abiOf(chainId: number, { contract, version }: StreamRow): Abi {
  const release = sablier.releases
    .getAll({ protocol: 'lockup' })
    ?.find((candidate) => candidate.version === version);
  const name = release?.deployments
    .find((deployment) => deployment.chainId === chainId)
    ?.contracts.find(({ address }) => address.toLowerCase() === contract)?.name;
  const abi = name && (release?.abi as Record<string, Abi> | undefined)?.[name];
  if (!abi) throw new Error(`${contract} is no Lockup ${version} contract of chain ${chainId}.`);
  return abi;
}
