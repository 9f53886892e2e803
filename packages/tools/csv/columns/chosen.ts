import type { CsvFormat } from '../types';
import { arrangeColumns, type ColumnChoice, type FileColumn } from './arrange';

/** The reader's choice of columns, for one format and files with the same columns. */
export interface ChosenColumns {
  key: string;
  choice: ColumnChoice;
}

/** The same for files whose columns have the same names in the same order. */
export const columnsKey = (columns: readonly FileColumn[], { id }: CsvFormat): string =>
  JSON.stringify([id, ...columns.map(({ at, name }) => `${at} ${name}`)]);

/** The columns that the reader has chosen for this format and text; undefined for another one. */
export function chosenFor(
  text: string,
  format: CsvFormat,
  chosen: ChosenColumns | null,
): ColumnChoice | undefined {
  if (chosen === null) return undefined;
  const { columns } = arrangeColumns(text.slice(0, 100_000), { format });
  return columnsKey(columns, format) === chosen.key ? chosen.choice : undefined;
}
