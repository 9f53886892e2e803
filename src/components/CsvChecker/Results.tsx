import { Facts } from '@site/src/components/Tool/Facts';
import { save } from '@site/src/components/Tool/save';
import tool from '@site/src/components/Tool/styles.module.css';
import { formatAmount } from '@site/src/protocol/amount';
import type { CsvFormat } from '@site/src/tools/csv/types';
import type { ReactNode } from 'react';
import type { CheckResult } from './messages';
import { nameOf } from './names';
import { Problems } from './Problems';

export interface ResultsProps {
  result: CheckResult;
  decimals: number;
  formats: CsvFormat[];
  onFormat: (id: string) => void;
}

/** Totals, downloads and the list of problems. */
export function Results({ result, decimals, formats, onFormat }: ResultsProps): ReactNode {
  const { problems, counts, fixedCopy, list, otherFormats } = result;
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
      <Totals {...result} decimals={decimals} />
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

function Totals({ totals, decimals }: CheckResult & { decimals: number }): ReactNode {
  const { rows, addresses, amount, smallest, largest, firstDate, lastDate } = totals;
  const tokens = (units: bigint) => `${formatAmount(units, decimals)} tokens`;
  const facts: [string, string][] = [
    ['Rows', rows.toLocaleString('en-US')],
    ['Different addresses', addresses.toLocaleString('en-US')],
    ['Total', tokens(amount)],
  ];
  if (smallest !== null && largest !== null) {
    facts.push(['Smallest and largest', `${tokens(smallest)} and ${tokens(largest)}`]);
  }
  if (firstDate !== null) facts.push(['First and last date', `${firstDate} and ${lastDate}`]);
  return <Facts of={facts} />;
}
