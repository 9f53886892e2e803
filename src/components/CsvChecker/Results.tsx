import { AmountNotation, type NotationChoice } from '@site/src/components/Tool/AmountNotation';
import { Facts } from '@site/src/components/Tool/Facts';
import { save } from '@site/src/components/Tool/save';
import tool from '@site/src/components/Tool/styles.module.css';
import type { CsvFormat } from '@site/src/tools/csv/types';
import type { ReactNode } from 'react';
import type { CheckResult } from './messages';
import { nameOf } from './names';
import { Problems } from './Problems';
import { totalsOf } from './say';

export interface ResultsProps {
  result: CheckResult;
  decimals: number;
  formats: CsvFormat[];
  onFormat: (id: string) => void;
  chosen: NotationChoice | null;
  onChoice: (choice: NotationChoice | null) => void;
}

/** Totals, downloads and the list of problems. */
export function Results(props: ResultsProps): ReactNode {
  const { result, decimals, formats, onFormat, chosen, onChoice } = props;
  const { problems, counts, totals, fixedCopy, list, otherFormats, doubtful } = result;
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
              Check as {nameOf(format)}
            </button>
          ))}
        </div>
      )}
      <AmountNotation doubtful={doubtful} chosen={chosen} onChoice={onChoice} />
      <Facts of={totalsOf(totals, decimals)} />
      <div className={tool.actions}>
        {fixedCopy && (
          <button
            type="button"
            className="button-solid"
            onClick={() => save(fixedCopy, 'fixed-copy.csv')}
          >
            Download the fixed copy
          </button>
        )}
        {list && (
          <button type="button" className={tool.button} onClick={() => save(list, 'problems.csv')}>
            Download the list of problems
          </button>
        )}
      </div>
      {total > 0 && <Problems problems={problems} total={total} />}
    </>
  );
}
