import { TableScroll } from '@sablier-docs/ui/TableScroll';
import { SelectInput } from '@sablier-docs/kit/form/SelectInput';
import tool from '@sablier-docs/kit/form/styles.module.css';
import { useState, type ReactNode } from 'react';
import { chosenColumn, type ColumnChoice, type FileColumn } from '../../csv/columns/arrange';
import { columnLabel, columnLetter } from '../../csv/columns/labels';
import { clip } from '../../csv/cell-text';
import type { CsvFormat } from '../../csv/types';
import type { FileColumns } from './worker-messages';

interface Props {
  format: CsvFormat;
  of: FileColumns;
  onChoice: (choice: ColumnChoice) => void;
}

/** Asks which column is what, or shows which columns were taken and which were left out. */
export function Columns({ format, of, onChoice }: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  if (of.asked.length > 0 || isOpen) {
    return (
      <AskColumns
        format={format}
        of={of}
        onChoice={(choice) => {
          setOpen(false);
          onChoice(choice);
        }}
      />
    );
  }
  if (!of.isMoved && of.left.length === 0) return null;
  return (
    <div role="group" aria-label="Columns" className={tool.stack}>
      <Sample format={format} of={of} />
      {of.left.length > 0 && <p>{`Left out: ${of.left.map(clip).join(', ')}.`}</p>}
      <div className={tool.actions}>
        <button type="button" className={tool.button} onClick={() => setOpen(true)}>
          Choose other columns
        </button>
      </div>
    </div>
  );
}

/** The first values of each column that was taken. */
function Sample({ format, of: { columns, choice } }: { format: CsvFormat; of: FileColumns }) {
  const taken = format.columns.flatMap(({ name }) => {
    const column = columns.find(({ at }) => at === choice[name]);
    return column ? [{ name, column }] : [];
  });
  const lines = Math.max(0, ...taken.map(({ column }) => column.sample.length));
  return (
    <TableScroll aria-label="Columns that are read, with their first rows">
      <thead>
        <tr>
          {taken.map(({ name, column }) => (
            <th key={name} scope="col">
              {`${name}, from ${clip(columnLabel(column))}`}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: lines }, (_, line) => (
          <tr key={line}>
            {taken.map(({ name, column }) => (
              <td key={name}>{clip(column.sample[line] ?? '')}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableScroll>
  );
}

/** What a column is to be, as a question. */
const LABELS: Readonly<Record<string, string>> = {
  address: 'Recipient (address)',
  amount: 'Amount (in tokens)',
};

const optionText = (column: FileColumn): string => {
  const [first = ''] = column.sample.filter((value) => value !== '');
  const name = column.name === '' ? `Column ${columnLetter(column.at)}` : clip(column.name);
  return first === '' ? `${name}: empty` : `${name}: ${clip(first)}`;
};

function AskColumns({ format, of, onChoice }: Props): ReactNode {
  const [choice, setChoice] = useState<ColumnChoice>(of.choice);
  const places = format.columns.map(({ name }) => chosenColumn(choice, name));
  const isReady = places.every((at) => at !== null) && new Set(places).size === places.length;
  return (
    <form
      role="group"
      aria-label="Which column is what?"
      className={tool.stack}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) onChoice(choice);
      }}
    >
      <span className={tool.legend}>Which column is what?</span>
      <div className={tool.row}>
        {format.columns.map(({ name }) => (
          <SelectInput
            key={name}
            label={LABELS[name] ?? name}
            options={of.columns.map((column) => [column.at, optionText(column)] as const)}
            value={String(chosenColumn(choice, name) ?? '')}
            onValue={(value) =>
              setChoice({ ...choice, [name]: value === '' ? null : Number(value) })
            }
          />
        ))}
      </div>
      <div className={tool.actions}>
        <button type="submit" className="button-solid" disabled={!isReady}>
          Use these columns
        </button>
      </div>
      <p className={tool.hint}>
        Each column of the file is used once. Those that you do not choose are left out.
      </p>
    </form>
  );
}
