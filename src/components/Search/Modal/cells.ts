/** The active place of the popup: a row, and on the start screen one of the row's actions. */
export interface Cell {
  row: number;
  /** 0 is the link; the actions follow. */
  column: number;
}

/** Id of the element that stands for a cell; the field names it as its active descendant. */
export const cellId = ({ row, column }: Cell) => `search-cell-${row}-${column}`;

/** What makes an element the option of a row, in popups that are plain lists. */
export const optionProps = (row: number, activeRow: number) => ({
  id: cellId({ row, column: 0 }),
  role: 'option',
  tabIndex: -1,
  'aria-selected': row === activeRow,
});
