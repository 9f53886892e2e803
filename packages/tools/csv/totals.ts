import { amountPerDuration } from '@sablier-docs/protocol/flow/rate';
import type { CellValue } from './cells/value';
import { rateOfRow } from './rates';
import type { Totals } from './types';

const THIRTY_DAYS = 2_592_000n;

/** Adds up a file while its rows are read, so that the rows need not be kept. */
export class Tally {
  /** First row of each address, to detect repeated ones. */
  readonly firstRows = new Map<string, number>();
  readonly #totals: Totals = {
    rows: 0,
    addresses: 0,
    amount: 0n,
    unread: 0,
    smallest: null,
    largest: null,
    owedIn30Days: null,
    firstDate: null,
    lastDate: null,
  };
  #firstTime: bigint | null = null;
  #lastTime: bigint | null = null;

  /** @param decimals of the token, 0 to 255 */
  constructor(readonly decimals: number) {}

  /**
   * Counts one row. The amount of a Flow row is its first deposit. A row without a recipient that
   * can be read is in no sum.
   */
  add(cells: ReadonlyMap<string, CellValue>): void {
    const totals = this.#totals;
    totals.rows += 1;
    if (cells.has('address') && cells.get('address')?.address === undefined) {
      totals.unread += 1;
      return;
    }
    const amount = (cells.get('amount') ?? cells.get('initialDepositAmount'))?.number;
    if (amount !== undefined) {
      totals.amount += amount;
      if (totals.smallest === null || amount < totals.smallest) totals.smallest = amount;
      if (totals.largest === null || amount > totals.largest) totals.largest = amount;
    }
    const rate = rateOfRow(cells, this.decimals);
    if (rate !== null) {
      const owed = amountPerDuration(rate, this.decimals, THIRTY_DAYS);
      totals.owedIn30Days = (totals.owedIn30Days ?? 0n) + owed;
    }
    for (const [name, { number, text }] of cells) {
      if (number === undefined || !name.endsWith('At')) continue;
      if (this.#firstTime === null || number < this.#firstTime) {
        this.#firstTime = number;
        totals.firstDate = text;
      }
      if (this.#lastTime === null || number > this.#lastTime) {
        this.#lastTime = number;
        totals.lastDate = text;
      }
    }
  }

  totals(): Totals {
    return { ...this.#totals, addresses: this.firstRows.size };
  }
}
