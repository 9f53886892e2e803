import { TableScroll } from '@sablier-docs/ui/TableScroll';
import { downloadBlob } from '@sablier-docs/kit/form/download-blob';
import tool from '@sablier-docs/kit/form/styles.module.css';
import type { ReactNode } from 'react';
import type { Moment } from '../moment';
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

interface Props {
  /** One for each moment. */
  all: readonly Figures[];
  /** The moments in words. */
  moments: readonly Moment[];
}

/** The answers of the contracts, as tables and as files. */
export function FiguresTable({ all, moments }: Props): ReactNode {
  const save = (type: string, ending: string, content: string) =>
    downloadBlob(new Blob([content], { type }), `${figuresFileName(all)}.${ending}`);
  const titles = moments.map(({ says }) => `Streams at: ${says}`);
  return (
    <div className={tool.stack}>
      {all.map((figures, at) => (
        <MomentTables
          key={String(figures.second)}
          figures={figures}
          title={all.length > 1 ? titles[at] : undefined}
        />
      ))}
      <div className={tool.actions}>
        <button
          type="button"
          className={tool.button}
          onClick={() => save('text/csv', 'csv', figuresCsv(all))}
        >
          Download as CSV
        </button>
        <button
          type="button"
          className={tool.button}
          onClick={() => save('text/html', 'html', printPage(all, titles, document))}
        >
          Download a page to print
        </button>
      </div>
    </div>
  );
}

/** @param props.title where there are several moments */
function MomentTables(props: { figures: Figures; title: string | undefined }): ReactNode {
  const { figures, title } = props;
  return (
    <>
      {title && <h3>{title}</h3>}
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
    </>
  );
}
