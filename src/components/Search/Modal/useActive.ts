import { useEffect, useState, type KeyboardEvent } from 'react';
import { cellId, type Cell } from './cells';

interface Grid {
  /** Rows of the popup. */
  count: number;
  /** Cells of a row: 1, and on the start screen its actions. */
  columnsOf: (row: number) => number;
  /** Row that is active at first; -1 where nothing is chosen until an arrow key says so. */
  first: number;
  /** A change makes the first row active again. */
  shown: readonly unknown[];
}

/** The active cell of the popup and the arrow keys that move it; it stays in view. */
export function useActive({ count, columnsOf, first, shown }: Grid) {
  const [cell, setActive] = useState<Cell>({ row: first, column: 0 });
  // Rows vanish under the active one when the reader removes a saved search.
  const active = { row: Math.min(cell.row, count - 1), column: cell.column };
  const id = active.row < 0 ? undefined : cellId(active);

  // eslint-disable-next-line react-hooks/exhaustive-deps -- the list is the caller's
  useEffect(() => setActive({ row: first, column: 0 }), [first, ...shown]);
  useEffect(() => {
    if (id) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [id]);

  const onArrow = (event: KeyboardEvent) => {
    const { row, column } = active;
    if (count > 0 && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      const next = event.key === 'ArrowDown' ? row + 1 : Math.max(row - 1, -1);
      setActive({ row: (next + count) % count, column: 0 });
    }
    const columns = columnsOf(row);
    if (columns > 1 && (event.key === 'ArrowRight' || event.key === 'ArrowLeft')) {
      const next = event.key === 'ArrowRight' ? column + 1 : column - 1;
      setActive({ row, column: Math.min(columns - 1, Math.max(0, next)) });
    }
  };

  return { active, id, setActive, onArrow };
}
