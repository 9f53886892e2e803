import { TableScroll } from '@sablier-docs/ui/TableScroll';
import { downloadBlob } from '@sablier-docs/kit/form/download-blob';
import tool from '@sablier-docs/kit/form/styles.module.css';
import type { ReactNode } from 'react';
import type { Figures } from '../read';
import {
  figureAmountText,
  figuresCsv,
  figuresFileName,
  FIGURE_LABELS,
  sourceText,
  sumsOf,
  tablesOf,
} from '../table';
import { printPage } from './print-page';

/** The answers of the contracts, as a table and as files. */
export function FiguresTable({ figures, says }: { figures: Figures; says: string }): ReactNode {
  const title = `Streams at: ${says}`;
  return (
    <div className={tool.stack}>
      <p>{sourceText(figures)}</p>
      {tablesOf(figures.rows).map(({ title: name, columns, rows }) => (
        <TableScroll key={name} aria-label={name}>
          <thead>
            <tr>
              <th scope="col">{name}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {FIGURE_LABELS[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.stream.id}>
                <th scope="row">{row.stream.alias}</th>
                {row.figures.size === 0 ? (
                  <td colSpan={columns.length}>
                    The contract has no such stream in this block: it was created later, or the ID
                    is wrong.
                  </td>
                ) : (
                  columns.map((column) => <td key={column}>{figureAmountText(row, column)}</td>)
                )}
              </tr>
            ))}
            <tr>
              <th scope="row">Sum by token</th>
              {columns.map((column) => (
                <td key={column}>{sumsOf(rows, column).join('; ')}</td>
              ))}
            </tr>
          </tbody>
        </TableScroll>
      ))}
      <div className={tool.actions}>
        <button
          type="button"
          className={tool.button}
          onClick={() =>
            downloadBlob(
              new Blob([figuresCsv(figures)], { type: 'text/csv' }),
              `${figuresFileName(figures)}.csv`,
            )
          }
        >
          Download as CSV
        </button>
        <button
          type="button"
          className={tool.button}
          onClick={() => {
            const page = printPage(figures, title, document);
            downloadBlob(
              new Blob([page], { type: 'text/html' }),
              `${figuresFileName(figures)}.html`,
            );
          }}
        >
          Download a page to print
        </button>
      </div>
    </div>
  );
}
