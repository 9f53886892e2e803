import { formatCount } from '@sablier-docs/protocol/amount';
import formats from '@facts/csvFormats.json';
import { Field } from '@sablier-docs/kit/form/Field';
import tool from '@sablier-docs/kit/form/styles.module.css';
import { useAnswerInView } from '@sablier-docs/kit/form/useAnswerInView';
import { CancelButton, CANCELED, quarterSteps } from '@sablier-docs/kit/form/CancelButton';
import { RetryButton } from '@sablier-docs/kit/form/RetryButton';
import { MAX_FIELD_LENGTH } from '@sablier-docs/kit/inputs/parsed';
import { useReducer, useRef, type ReactNode } from 'react';
import { CSV_CHECKER_ID, useSettings } from './useSettings';
import { Columns } from './Columns';
import { CreateStreams } from './CreateStreams';
import { LIST_FORMAT } from '../../csv/plans';
import { Plans } from './Plans';
import type { CheckResult } from './worker-messages';
import { formatGroups, formatName, templatePath } from './format-names';
import { answersFor, fileAfter, noFile } from './open-file';
import { Results } from './Results';
import { Source } from './Source';
import { useCheck, type CheckState } from './useCheck';
import { waysOutOf } from './ways-out';

/** Checks a CSV file for Lockup, Flow or an airdrop. Nothing leaves the browser. */
export function CsvChecker(): ReactNode {
  const { formatId, decimals, change } = useSettings();
  const [file, dispatch] = useReducer(fileAfter, noFile);
  const { source, preset } = file;
  const answers = answersFor(file, Number(decimals));
  const { notation, dates, unit, withheld, columns } = answers;
  const format = formats.find(({ id }) => id === formatId) ?? formats[0];
  if (!format) throw new Error('There is no CSV format.');
  const hasDecimals = /^\d{1,3}$/.test(decimals) && Number(decimals) <= 255;
  const { state, cancel, retry } = useCheck({
    source: hasDecimals ? (source?.data ?? null) : null,
    format,
    formats,
    decimals: Number(decimals),
    notation: notation?.notation,
    dates: dates?.order,
    unit: unit?.unit,
    columns,
    withheld: withheld ?? undefined,
  });
  const given = state.phase === 'done' ? waysOutOf(state.result) : null;
  const status = useRef<HTMLParagraphElement>(null);
  useAnswerInView(status, state.phase === 'idle' ? '' : `${source?.name} ${state.phase}`);
  const templateUrl = templatePath(format);
  const list = formats.find(({ id }) => id === LIST_FORMAT) ?? format;

  return (
    <section
      id={CSV_CHECKER_ID}
      className={tool.tool}
      aria-label="CSV checker"
      data-tool="CSV checker. Choose a format and a file; it lists every problem by row, with a remedy, and offers a corrected copy. The file does not leave the browser."
    >
      <div className={tool.row}>
        <Field
          label="What the file is for"
          hint={format.columns.map(({ name }) => name).join(', ')}
        >
          {(control) => (
            <select
              {...control}
              value={format.id}
              onChange={({ target }) => change({ formatId: target.value })}
            >
              {formatGroups.map(({ label, has }) => (
                <optgroup key={label} label={label}>
                  {formats.filter(has).map((entry) => (
                    <option key={entry.id} value={entry.id}>
                      {formatName(entry)}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
          )}
        </Field>
        <Field
          label="Decimals of the token"
          hint="18 for most tokens, 6 for USDC and USDT on most chains."
          problem={hasDecimals ? null : 'Enter a whole number from 0 to 255.'}
        >
          {(control) => (
            <input
              {...control}
              type="text"
              inputMode="numeric"
              maxLength={MAX_FIELD_LENGTH}
              value={decimals}
              onChange={({ target }) => change({ decimals: target.value.trim() })}
            />
          )}
        </Field>
      </div>
      <div className={tool.actions}>
        <a className={tool.button} href={templateUrl} download>
          Download the template
        </a>
        <button
          type="button"
          className={tool.button}
          onClick={() => dispatch({ do: 'fill in', text: format.template, name: 'the template' })}
        >
          Check the template
        </button>
      </div>
      <Source preset={preset} onSource={(data, name) => dispatch({ do: 'open', data, name })} />
      <p ref={status} role="status" className={tool.status}>
        {describe(state, source?.name ?? '')}
      </p>
      {state.phase === 'checking' && <CancelButton onCancel={cancel} />}
      {state.phase === 'failed' && state.isStopped && <RetryButton onRetry={retry} />}
      {hasDecimals && (
        <Plans
          source={source?.data ?? null}
          format={list}
          decimals={Number(decimals)}
          notation={notation?.notation}
          isInUnits={unit?.unit === 'smallest'}
          {...(unit?.unit === 'token' && { unit: 'token' as const })}
          {...(withheld && { withheld })}
          chosen={columns}
          onPlan={({ text, formatId: planned }) => {
            change({ formatId: planned });
            // A list about which something is asked stays the same file.
            if (text !== source?.data) dispatch({ do: 'fill in', text, name: planned });
          }}
        />
      )}
      {/* The render that follows a keystroke comes before the effect that takes the results away. */}
      {hasDecimals && state.phase === 'done' && (
        <Columns
          key={`${state.result.fileColumns.key}-columns`}
          format={format}
          of={state.result.fileColumns}
          onChoice={(choice) =>
            dispatch({
              do: 'answer',
              answers: { columns: { key: state.result.fileColumns.key, choice } },
            })
          }
        />
      )}
      {hasDecimals && state.phase === 'done' && given?.results && (
        <Results
          key={state.run}
          result={state.result}
          fixedCopy={given.fixedCopy}
          decimals={Number(decimals)}
          formats={formats}
          onFormat={(id) => change({ formatId: id })}
          answers={answers}
          onAnswers={(said) => dispatch({ do: 'answer', answers: said })}
        />
      )}
      {hasDecimals && state.phase === 'done' && source && given?.calls && (
        <CreateStreams
          key={`${state.run}-create`}
          inner={{
            source: state.result.arranged ?? source.data,
            format,
            decimals: Number(decimals),
            notation: notation?.notation,
            dates: dates?.order,
            unit: unit?.unit === 'token' ? 'token' : undefined,
            rowCount: state.result.totals.rows,
          }}
        />
      )}
    </section>
  );
}

const count = (number: number, word: string) =>
  `${formatCount(number)} ${word}${number === 1 ? '' : 's'}`;

/** The status of the check in one sentence, also for screen readers. */
function describe(state: CheckState, name: string): string {
  if (state.phase === 'idle') return '';
  if (state.phase === 'checking') return `Checking ${name}: ${quarterSteps(state.done)}.`;
  if (state.phase === 'canceled') return CANCELED;
  if (state.phase === 'failed') return state.message;
  const { counts, totals } = state.result;
  const rows = count(totals.rows, 'row');
  if (counts.errors + counts.warnings === 0) return `No problems in ${rows} of ${name}.`;
  if (state.result.fileColumns.asked.length > 0) {
    return `More than one column of ${name} fits, or none says by its name what it is. Say below which column is what.`;
  }
  const found = [
    counts.errors > 0 && count(counts.errors, 'error'),
    counts.warnings > 0 && count(counts.warnings, 'warning'),
  ].filter(Boolean);
  return `${found.join(' and ')} in ${rows} of ${name}.${copyText(state.result)}`;
}

/** What the fixed copy repairs, or why there is none although something could be repaired. */
function copyText(result: CheckResult): string {
  const { counts, fixedCopy, doubtful, doubtfulDate, otherFormats, unitExample } = result;
  const isMarked = result.problems.some(({ code }) => code === 'rows-withheld');
  if (otherFormats.length > 0) return ' The columns are those of another format: choose it below.';
  if (fixedCopy === null && doubtfulDate !== null) return ` Say below what ${doubtfulDate} means.`;
  if (fixedCopy === null && doubtful !== null) return ` Say below what ${doubtful} means.`;
  if (isMarked) return ' Say below whether the marked rows are paid.';
  if (unitExample !== null) return ` Say below what ${unitExample} counts.`;
  if (fixedCopy === null && counts.errors === 0) return ' Nothing has to be corrected.';
  if (fixedCopy === null) return ' There is no fixed copy: correct them by hand.';
  return ` The fixed copy repairs ${formatCount(counts.fixed)} of them.`;
}
