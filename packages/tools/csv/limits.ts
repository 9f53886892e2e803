import type { CsvFormat } from '@sablier-docs/protocol/csv-formats';

/** Number of rows in a file of each product, without the header. */
export interface RowLimits {
  min: number;
  max: number;
  /** Whether `max` depends on the chain, so that a longer file may still pass. */
  approximate: boolean;
}

/**
 * The streams of one file are created in one transaction. The team states about 280 for chains with
 * a higher limit; under Ethereum's cap of 2^24 gas per transaction (EIP-7825) about 95 and 120 fit,
 * which are the limits that produce a warning. The service that builds Merkle trees requires two
 * recipients and has been used with up to a million. https://github.com/sablier-labs/merkle-api
 */
export const rowLimits: Record<CsvFormat['product'], RowLimits> = {
  lockup: { min: 1, max: 95, approximate: true },
  flow: { min: 1, max: 120, approximate: true },
  airdrops: { min: 2, max: 1_000_000, approximate: true },
};

/** Larger files are rejected before they are read: a million airdrop rows take about 65 MB. */
export const MAX_BYTES = 200 * 1024 * 1024;

/**
 * Files with more lines are rejected while they are read. No real list is that long: an airdrop has
 * up to about a million rows, and one transaction creates a few hundred streams at most.
 */
export const mostLines: Record<CsvFormat['product'], number> = {
  lockup: 100_000,
  flow: 100_000,
  airdrops: 1_500_000,
};

/** More columns than a spreadsheet can have, and more cells than a browser can hold. */
export const MOST_COLUMNS = 20_000;
export const MOST_CELLS = 15_000_000;

/** No column has longer values; they would only slow down the page. */
export const MAX_CELL = 200;
