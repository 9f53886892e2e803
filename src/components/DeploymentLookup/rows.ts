import { matches } from '@site/src/components/Deployments/match';
import type { KnownContract, KnownUse } from '@site/src/protocol/known-contracts';
import { releaseOf } from '@site/src/tools/genuine/say-address';
import type { Lists } from '@site/src/tools/genuine/types';

/** One contract on one chain. */
export interface LookupRow {
  /** In checksum form. */
  address: string;
  use: KnownUse;
  chainId: number;
  chain: string;
  /** The address on the explorer of the chain; undefined where it has none. */
  explorer: string | undefined;
}

/** What a reader asks for; an empty string or null is no limit. */
export interface Wanted {
  text: string;
  chainId: number | null;
  /** As `releaseOf` writes it, for example `Lockup v4.0`. */
  release: string;
}

/** Every contract on every chain, newest release first within a product. */
export const rowsOf = ({ contracts, chains }: Pick<Lists, 'contracts' | 'chains'>): LookupRow[] =>
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

/** The rows that fit all that is asked, in their order. Words fit as in the tables of deployments. */
export const findRows = (rows: readonly LookupRow[], { text, chainId, release }: Wanted) =>
  rows.filter(
    (row) =>
      (chainId === null || row.chainId === chainId) &&
      (release === '' || releaseOf(row.use) === release) &&
      matches(
        {
          names: `${row.use.contract}\n${row.chain}\n${releaseOf(row.use)}`.toLowerCase(),
          numbers: [`${row.chainId}`],
          address: row.address.toLowerCase(),
        },
        text,
      ),
  );

/** The releases of the rows, each once, in their order. */
export const releasesOf = (rows: readonly LookupRow[]): string[] => [
  ...new Set(rows.map(({ use }) => releaseOf(use))),
];
