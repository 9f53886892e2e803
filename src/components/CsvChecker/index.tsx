import formats from '@facts/csvFormats.json';
import type { NotationChoice } from '@site/src/components/Tool/AmountNotation';
import { Field } from '@site/src/components/Tool/Field';
import tool from '@site/src/components/Tool/styles.module.css';
import { Cancel, CANCELED, quarters } from '@site/src/components/Tool/Working';
import { MAX_FIELD_LENGTH } from '@site/src/tools/inputs/parsed';
import { useState, type ReactNode } from 'react';
import { ID, useSettings } from './useSettings';
import { Create } from './Create';
import type { CheckResult } from './messages';
import { groups, nameOf, templatePath } from './names';
import { Results } from './Results';
import { Source } from './Source';
import { useCheck, type CheckState } from './useCheck';

/** Checks a CSV file for Lockup, Flow or an airdrop. Nothing leaves the browser. */
export function CsvChecker(): ReactNode {
  const { formatId, decimals, change } = useSettings();
  const [source, setSource] = useState<{ data: Blob | string; name: string } | null>(null);
  const [chosen, setChosen] = useState<NotationChoice | null>(null);
  const [preset, setPreset] = useState<{ text: string } | null>(null);
  const format = formats.find(({ id }) => id === formatId) ?? formats[0];
  if (!format) throw new Error('There is no CSV format.');
  const hasDecimals = /^\d{1,3}$/.test(decimals) && Number(decimals) <= 255;
  const { state, cancel } = useCheck({
    source: hasDecimals ? (source?.data ?? null) : null,
    format,
    formats,
    decimals: Number(decimals),
    notation: chosen?.notation,
  });
  const templateUrl = templatePath(format);
  // How amounts are written is said of one file. Pasted rows that are edited are still the same.
  const open = (data: Blob | string, name: string) => {
    if (typeof data !== 'string' || name !== source?.name) setChosen(null);
    setSource({ data, name });
  };
  const load = (text: string) => {
    setPreset({ text });
    open(text, 'the template');
  };

  return (
    <section
      id={ID}
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
              {groups.map(({ label, has }) => (
                <optgroup key={label} label={label}>
                  {formats.filter(has).map((entry) => (
                    <option key={entry.id} value={entry.id}>
                      {nameOf(entry)}
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
        <button type="button" className={tool.button} onClick={() => load(format.template)}>
          Check the template
        </button>
      </div>
      <Source preset={preset} onSource={open} />
      <p role="status" className={tool.status}>
        {describe(state, source?.name ?? '')}
      </p>
      {state.phase === 'checking' && <Cancel onCancel={cancel} />}
      {/* The render that follows a keystroke comes before the effect that takes the results away. */}
      {hasDecimals && state.phase === 'done' && (
        <Results
          key={state.run}
          result={state.result}
          decimals={Number(decimals)}
          formats={formats}
          onFormat={(id) => change({ formatId: id })}
          chosen={chosen}
          onChoice={setChosen}
        />
      )}
      {hasDecimals && state.phase === 'done' && source && (
        <Create
          key={`${state.run}-create`}
          result={state.result}
          inner={{
            source: source.data,
            format,
            decimals: Number(decimals),
            notation: chosen?.notation,
            rowCount: state.result.totals.rows,
          }}
        />
      )}
    </section>
  );
}

const count = (number: number, word: string) =>
  `${number.toLocaleString('en-US')} ${word}${number === 1 ? '' : 's'}`;

/** One sentence on where the check stands, for the eye and for screen readers. */
function describe(state: CheckState, name: string): string {
  if (state.phase === 'idle') return '';
  if (state.phase === 'checking') return `Checking ${name}: ${quarters(state.done)}.`;
  if (state.phase === 'canceled') return CANCELED;
  if (state.phase === 'failed') return state.message;
  const { counts, totals } = state.result;
  const rows = count(totals.rows, 'row');
  if (counts.errors + counts.warnings === 0) return `No problems in ${rows} of ${name}.`;
  const found = [
    counts.errors > 0 && count(counts.errors, 'error'),
    counts.warnings > 0 && count(counts.warnings, 'warning'),
  ].filter(Boolean);
  return `${found.join(' and ')} in ${rows} of ${name}.${copyText(state.result)}`;
}

/** What the fixed copy does, or why there is none although something could be repaired. */
function copyText({ counts, fixedCopy, doubtful }: CheckResult): string {
  if (fixedCopy === null && doubtful !== null) return ` Say below what ${doubtful} means.`;
  if (fixedCopy === null) return ' There is no fixed copy: correct them by hand.';
  return ` The fixed copy repairs ${counts.fixed.toLocaleString('en-US')} of them.`;
}
