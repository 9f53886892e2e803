import { formatCount } from '@sablier-docs/protocol/amount';
import { AmountUnit } from './AmountUnit';
import { AmountNotation } from '@sablier-docs/kit/form/AmountNotation';
import { DefinitionList } from '@sablier-docs/kit/form/DefinitionList';
import { downloadBlob } from '@sablier-docs/kit/form/download-blob';
import tool from '@sablier-docs/kit/form/styles.module.css';
import { useFocusAfterPress } from '@sablier-docs/kit/form/useFocusAfterPress';
import type { CsvFormat } from '../../csv/types';
import { useRef, type ReactNode } from 'react';
import type { CheckResult } from './worker-messages';
import { DateOrderChoice } from './DateOrderChoice';
import { formatName } from './format-names';
import type { FileAnswers } from './open-file';
import { WithheldChoice } from './WithheldChoice';
import { Problems } from './Problems';
import { labeledTotals } from './labeled-totals';

export interface ResultsProps {
  result: CheckResult;
  fixedCopy: Blob | null;
  decimals: number;
  formats: CsvFormat[];
  onFormat: (id: string) => void;
  answers: FileAnswers;
  onAnswers: (answers: Partial<FileAnswers>) => void;
}

/** Totals, downloads and the list of problems. */
export function Results(props: ResultsProps): ReactNode {
  const { result, fixedCopy, decimals, formats, onFormat, answers, onAnswers } = props;
  const { notation, dates, unit, withheld } = answers;
  const { problems, counts, totals, list, otherFormats, doubtful, doubtfulDate } = result;
  const { repaired, unitExample } = result;
  // The button of an answer goes when the file is read with it.
  const questions = useRef<HTMLDivElement>(null);
  useFocusAfterPress(questions);
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
            >{`Check as ${formatName(format)}`}</button>
          ))}
        </div>
      )}
      <div ref={questions} tabIndex={-1} className={tool.stack}>
        <AmountNotation
          doubtful={doubtful}
          chosen={notation}
          onChoice={(choice) => onAnswers({ notation: choice })}
        />
        <DateOrderChoice
          doubtful={doubtfulDate}
          chosen={dates}
          onChoice={(choice) => onAnswers({ dates: choice })}
        />
        <AmountUnit
          doubtful={unitExample}
          decimals={decimals}
          chosen={unit}
          onChoice={(choice) => onAnswers({ unit: choice })}
        />
        <WithheldChoice
          withheld={result.withheld}
          chosen={withheld}
          onChoice={(choice) => onAnswers({ withheld: choice })}
        />
      </div>
      <DefinitionList of={labeledTotals(totals, decimals)} />
      <div className={tool.actions}>
        {fixedCopy && (
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
      {problems.length > 0 && <Problems problems={problems} total={total - counts.fixed} />}
      {repaired.length > 0 && (
        <details>
          <summary>
            {`${formatCount(counts.fixed)} repaired in the fixed copy: what was changed`}
          </summary>
          <Problems problems={repaired} total={counts.fixed} />
        </details>
      )}
    </>
  );
}
