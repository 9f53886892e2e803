import { AmountNotation, type NotationChoice } from '../../form/AmountNotation';
import { DefinitionList } from '../../form/DefinitionList';
import { downloadBlob } from '../../form/download-blob';
import tool from '../../form/styles.module.css';
import type { CsvFormat } from '../types';
import type { ReactNode } from 'react';
import type { CheckResult } from './worker-messages';
import { DateOrderChoice, type DateChoice } from './DateOrderChoice';
import { formatName } from './format-names';
import { Problems } from './Problems';
import { labeledTotals } from './labeled-totals';

export interface ResultsProps {
  result: CheckResult;
  decimals: number;
  formats: CsvFormat[];
  onFormat: (id: string) => void;
  chosen: NotationChoice | null;
  onChoice: (choice: NotationChoice | null) => void;
  dates: DateChoice | null;
  onDates: (choice: DateChoice | null) => void;
}

/** Totals, downloads and the list of problems. */
export function Results(props: ResultsProps): ReactNode {
  const { result, decimals, formats, onFormat, chosen, onChoice, dates, onDates } = props;
  const { problems, counts, totals, fixedCopy, list, otherFormats, doubtful, doubtfulDate } =
    result;
  const { isList } = result;
  const total = counts.errors + counts.warnings;
  const others = formats.filter(({ id }) => otherFormats.includes(id));
  return (
    <>
      {others.length > 0 && (
        <div className={tool.actions}>
          <span>The columns are those of another format:</span>
          {others.map((format) => (
            <button
              key={format.id}
              type="button"
              className={tool.button}
              onClick={() => onFormat(format.id)}
            >
              Check as {formatName(format)}
            </button>
          ))}
        </div>
      )}
      <AmountNotation doubtful={doubtful} chosen={chosen} onChoice={onChoice} />
      <DateOrderChoice doubtful={doubtfulDate} chosen={dates} onChoice={onDates} />
      {!isList && <DefinitionList of={labeledTotals(totals, decimals)} />}
      <div className={tool.actions}>
        {/* A copy in the format chosen above would drop the columns of the other one. */}
        {fixedCopy && others.length === 0 && (
          <button
            type="button"
            className="button-solid"
            onClick={() => downloadBlob(fixedCopy, 'fixed-copy.csv')}
          >
            Download the fixed copy
          </button>
        )}
        {list && (
          <button
            type="button"
            className={tool.button}
            onClick={() => downloadBlob(list, 'problems.csv')}
          >
            Download the list of problems
          </button>
        )}
      </div>
      {total > 0 && !isList && <Problems problems={problems} total={total} />}
      {total > 0 && isList && (
        <details>
          <summary>What to change for the format that is chosen above</summary>
          <Problems problems={problems} total={total} />
        </details>
      )}
    </>
  );
}
