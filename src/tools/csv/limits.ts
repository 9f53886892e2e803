import type { CsvFormat } from '../../protocol/csv-formats';

/** Rows that a file of each product holds, header not counted. */
export interface RowLimits {
  min: number;
  max: number;
  /** Whether `max` depends on the chain, so that a longer file may still pass. */
  approximate: boolean;
}

/**
 * Streams of one file are created in one transaction. The team names about 280 for chains with room for
 * that many; under Ethereum's cap of 2^24 gas per transaction (EIP-7825) about 95 and 120 fit, and those
 * are the numbers after which a writer should think.
 * The service that builds Merkle trees asks for two recipients and was used up to a million.
 * https://github.com/sablier-labs/merkle-api
 */
export const rowLimits: Record<CsvFormat['product'], RowLimits> = {
  lockup: { min: 1, max: 95, approximate: true },
  flow: { min: 1, max: 120, approximate: true },
  airdrops: { min: 2, max: 1_000_000, approximate: true },
};

/** Larger files are refused before they are read: a million airdrop rows take about 65 MB. */
export const MAX_BYTES = 200 * 1024 * 1024;

/**
 * Files with more lines are refused while they are read, and no list comes near it: an airdrop has about a
 * million rows, and no transaction creates more than some hundred streams.
 */
export const mostLines: Record<CsvFormat['product'], number> = {
  lockup: 100_000,
  flow: 100_000,
  airdrops: 1_500_000,
};

/** More columns than a spreadsheet has, and more cells than a browser can hold. */
export const MOST_COLUMNS = 20_000;
export const MOST_CELLS = 15_000_000;

/** Longer cells are no value of any column; they would only slow the reader's screen. */
export const MAX_CELL = 200;
