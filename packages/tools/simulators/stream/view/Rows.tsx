import { Readings } from '@sablier-docs/kit/form/Readings';
import tool from '@sablier-docs/kit/form/styles.module.css';
import { MAX_FIELD_LENGTH } from '@sablier-docs/kit/inputs/parsed';
import { MAX_ROWS, type FormRow } from '../form';
import { pastedColumns, pasteRows } from '../paste-rows';
import { MOST_EXPONENT } from '../read-form';
import { addRow, changeRow, removeRow } from '../edit-rows';
import { useEffect, useId, useRef, type ClipboardEvent, type ReactNode } from 'react';
import { typedDecimals, timeHint, type FieldsProps } from './Fields';
import styles from './styles.module.css';

const LABELS = { amount: 'Tokens', exponent: 'Exponent', time: 'Until' } as const;

interface Props extends FieldsProps {
  start: bigint | null;
}

/** Segments or tranches, one per row. The focus follows added and removed rows. */
export function Rows(props: Props): ReactNode {
  const { form, change, problemOf } = props;
  const list = useRef<HTMLFieldSetElement>(null);
  const focus = useRef<string | null>(null);
  const isDynamic = form.model === 'dynamic';
  const part = isDynamic ? 'segment' : 'tranche';
  const keys = pastedColumns(form);
  const isFull = form.rows.length >= MAX_ROWS;

  useEffect(() => {
    if (focus.current === null) return;
    list.current?.querySelector<HTMLElement>(focus.current)?.focus();
    focus.current = null;
  }, [form.rows]);

  const add = () => {
    if (isFull) return;
    focus.current = `[data-row="${form.rows.length}"] input`;
    change(addRow(form));
  };
  const remove = (index: number) => {
    const rest = form.rows.length - 1;
    focus.current = rest > 0 ? `[data-row="${Math.min(index, rest - 1)}"] button` : '[data-add]';
    change(removeRow(form, index));
  };

  return (
    <fieldset ref={list} className={styles.rows} data-columns={keys.length}>
      <legend className={tool.legend}>{isDynamic ? 'Segments' : 'Tranches'}</legend>
      {form.rows.length > 0 && (
        <div className={styles.heads} aria-hidden="true">
          {keys.map((key) => (
            <span key={key}>{key === 'time' && !isDynamic ? 'At' : LABELS[key]}</span>
          ))}
        </div>
      )}
      {form.rows.map((_, index) => (
        <Row key={index} {...props} {...{ index, keys, part }} onRemove={() => remove(index)} />
      ))}
      {problemOf('rows') && (
        <p className={tool.problem} role="alert">
          {problemOf('rows')}
        </p>
      )}
      <div className={tool.actions}>
        <button
          type="button"
          data-add
          className={tool.button}
          onClick={add}
          aria-disabled={isFull}
        >{`Add a ${part}`}</button>
        <span className={tool.hint}>
          {isFull
            ? `${MAX_ROWS} is the most this tool takes.`
            : `${form.rows.length} of at most ${MAX_ROWS}. Rows of a spreadsheet can be pasted.`}
        </span>
      </div>
    </fieldset>
  );
}

interface RowProps extends Props {
  index: number;
  keys: readonly (keyof FormRow)[];
  part: string;
  onRemove: () => void;
}

function Row({ form, change, problemOf, start, index, keys, part, onRemove }: RowProps): ReactNode {
  const id = useId();
  const row = form.rows[index];
  if (!row) return null;
  const name = `${part} ${index + 1}`;
  const problems = keys.flatMap((key) => {
    const problem = problemOf(`rows[${index}].${key}`);
    return problem ? [{ key, problem }] : [];
  });
  const paste = (event: ClipboardEvent, key: keyof FormRow) => {
    const text = event.clipboardData.getData('text');
    const pasted = pasteRows(form, index, key, text);
    if (pasted) change(pasted);
    else if (text.length <= MAX_FIELD_LENGTH) return;
    // A browser would truncate it, and a number with leading spaces could lose its last digits.
    else if (text.trim().length <= MAX_FIELD_LENGTH) {
      change(changeRow(form, index, { [key]: text.trim() }));
    }
    event.preventDefault();
  };
  return (
    <div role="group" aria-label={name} data-row={index} className={styles.row}>
      {keys.map((key) => {
        const isWrong = problems.some((problem) => problem.key === key);
        const describedBy = isWrong ? `${id}-${key}` : key === 'time' ? `${id}-hint` : undefined;
        return (
          <input
            key={key}
            id={`${id}-${key}-field`}
            type="text"
            inputMode={key === 'time' ? 'text' : 'decimal'}
            aria-label={`${key === 'time' && keys.length === 2 ? 'At' : LABELS[key]}, ${name}`}
            aria-invalid={isWrong || undefined}
            aria-describedby={describedBy}
            value={row[key]}
            maxLength={MAX_FIELD_LENGTH}
            spellCheck={false}
            autoComplete="off"
            onPaste={(event) => paste(event, key)}
            onChange={({ target }) => change(changeRow(form, index, { [key]: target.value }))}
          />
        );
      })}
      <button
        type="button"
        className={styles.remove}
        onClick={onRemove}
        aria-label={`Remove ${name}`}
      >
        <span aria-hidden="true">×</span>
      </button>
      <p id={`${id}-hint`} className={styles.rowHint}>
        {timeHint(row.time, start)}
      </p>
      {problems.map(({ key, problem }) => (
        <div key={key} className={styles.rowProblem}>
          <p id={`${id}-${key}`} className={tool.problem}>
            {problem}
          </p>
          {key !== 'time' && (
            <Readings
              id={`${id}-${key}-field`}
              text={row[key]}
              most={key === 'exponent' ? MOST_EXPONENT : undefined}
              decimals={key === 'amount' ? typedDecimals(form) : undefined}
              set={(text) => change(changeRow(form, index, { [key]: text }))}
            />
          )}
        </div>
      ))}
    </div>
  );
}
