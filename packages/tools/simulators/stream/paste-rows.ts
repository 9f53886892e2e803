import { MAX_FIELD_LENGTH } from '@sablier-docs/kit/inputs/parsed';
import { MAX_ROWS, type FormRow, type SimulatorForm } from './form';

/** The columns of segments or tranches, in order. */
export const pastedColumns = ({
  model,
}: Pick<SimulatorForm, 'model'>): readonly (keyof FormRow)[] =>
  model === 'dynamic' ? ['amount', 'exponent', 'time'] : ['amount', 'time'];

const EMPTY: FormRow = { amount: '0', exponent: '1', time: '' };

/**
 * Pastes spreadsheet cells into the rows of a form, from the given cell on, and adds missing rows.
 * A table as wide as the rows starts at their first column. Null for a single cell, which the field
 * handles itself, and for a table that does not fit.
 */
export function pasteRows(
  form: SimulatorForm,
  index: number,
  column: keyof FormRow,
  text: string,
): SimulatorForm | null {
  const lines = text.replace(/(?:\r?\n)+$/, '').split(/\r?\n/);
  const table = lines.map((line) => line.split('\t').map((cell) => cell.trim()));
  const width = Math.max(...table.map((cells) => cells.length));
  if (lines.length === 1 && width === 1) return null;
  const columns = pastedColumns(form);
  const first = width === columns.length ? 0 : columns.indexOf(column);
  if (first + width > columns.length || index + table.length > MAX_ROWS) return null;
  const rows = [...form.rows];
  table.forEach((cells, at) => {
    const named = cells.map((cell, i) => [columns[first + i], cell.slice(0, MAX_FIELD_LENGTH)]);
    rows[index + at] = {
      ...(rows[index + at] ?? EMPTY),
      ...(Object.fromEntries(named) as Partial<FormRow>),
    };
  });
  return { ...form, rows };
}
