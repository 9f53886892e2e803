import { readingsOf, unambiguousNumber } from '@sablier-docs/kit/inputs/numbers';
import type { CellValue } from './cells/value';
import { inTokens, looksLikeUnits } from './columns/unit';
import type { CheckOptions, Finding } from './types';

/** Watches whether every amount of a file looks like a count of the token's smallest unit. */
export class UnitWatch {
  readonly #columns: string[];
  readonly #decimals: number;
  #first: { column: string; text: string } | null = null;
  #isOther = false;

  constructor({ format, decimals, unit }: CheckOptions) {
    this.#columns = format.columns.filter(({ kind }) => kind === 'amount').map(({ name }) => name);
    this.#decimals = decimals;
    this.#isOther = unit === 'token';
  }

  /** Looks at one row. Amounts of 0, and those that cannot be read, tell nothing. */
  add(cells: ReadonlyMap<string, CellValue>): void {
    if (this.#isOther) return;
    for (const column of this.#columns) {
      const { number, text } = cells.get(column) ?? {};
      if (number === undefined || text === undefined || number === 0n) continue;
      if (looksLikeUnits(number, this.#decimals)) this.#first ??= { column, text };
      else this.#isOther = true;
    }
  }

  /** The first amount, if the reader has to say what it counts. */
  example(): string | null {
    return this.#isOther ? null : (this.#first?.text ?? null);
  }

  finding(): { finding: Finding; column: string } | null {
    const text = this.example();
    if (text === null || !this.#first) return null;
    const { column } = this.#first;
    return {
      finding: { code: 'amount-units', detail: unitReadings(text, this.#decimals) },
      column,
    };
  }
}

/** `1500000000 = 1500000000 or 1500 tokens?` */
function unitReadings(text: string, decimals: number): string {
  const plain = readingsOf(text).point ?? text;
  return `${text} = ${plain} or ${unambiguousNumber(inTokens(plain, decimals))} tokens?`;
}
