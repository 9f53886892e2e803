import { matchesContract } from '../match';
import type { KnownContract, KnownUse } from '@sablier-docs/protocol/known-contracts';
import { knownUseRelease } from '../../authenticity/describe-address';
import type { KnownLists } from '../../authenticity/types';

/** One contract on one chain. */
export interface LookupRow {
  /** In checksum form. */
  address: string;
  use: KnownUse;
  chainId: number;
  chain: string;
  /** URL of the address on the chain's explorer; undefined if it has none. */
  explorer: string | undefined;
}

/** The filters that a reader sets; an empty string or null does not filter. */
interface LookupQuery {
  text: string;
  chainId: number | null;
  /** In the format of `releaseOf`, for example `Lockup v4.0`. */
  release: string;
}

/** Every contract on every chain, newest release first within a product. */
export const lookupRows = ({
  contracts,
  chains,
}: Pick<KnownLists, 'contracts' | 'chains'>): LookupRow[] =>
  contracts.flatMap(({ address, uses }: KnownContract) =>
    uses.flatMap((use) =>
      use.chainIds.map((chainId) => {
        const chain = chains.find(({ id }) => id === chainId);
        const base = chain?.explorer?.url.replace(/\/$/, '');
        return {
          address,
          use,
          chainId,
          chain: chain?.name ?? `Chain ${chainId}`,
          explorer: base && `${base}/address/${address}`,
        };
      }),
    ),
  );

/** The rows that match every filter, in order. Words match as in the tables of deployments. */
export const findRows = (rows: readonly LookupRow[], { text, chainId, release }: LookupQuery) =>
  rows.filter(
    (row) =>
      (chainId === null || row.chainId === chainId) &&
      (release === '' || knownUseRelease(row.use) === release) &&
      matchesContract(
        {
          names: `${row.use.contract}\n${row.chain}\n${knownUseRelease(row.use)}`.toLowerCase(),
          numbers: [`${row.chainId}`],
          address: row.address.toLowerCase(),
        },
        text,
      ),
  );

/** The distinct releases of the rows, in order. */
export const contractReleases = (rows: readonly LookupRow[]): string[] => [
  ...new Set(rows.map(({ use }) => knownUseRelease(use))),
];
