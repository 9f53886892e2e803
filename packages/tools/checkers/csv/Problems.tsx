import { formatCount } from '@sablier-docs/protocol/amount';
import tool from '@sablier-docs/kit/form/styles.module.css';
import { remedyByHand, csvRule } from '../../csv/rules';
import type { Problem } from '../../csv/types';
import { useState, type ReactNode } from 'react';
import { MAX_WRITTEN } from './worker-messages';
import styles from './styles.module.css';

const STEP = 50;

/** The problems one by one: place, value, problem, remedy. */
export function Problems({ problems, total }: { problems: Problem[]; total: number }): ReactNode {
  const [shown, setShown] = useState(STEP);
  const visible = problems.slice(0, shown);
  const rest = problems.length - visible.length;
  return (
    <>
      <ol className={styles.problems} aria-label="Problems">
        {visible.map((problem, index) => (
          <Item key={index} {...problem} />
        ))}
      </ol>
      <div className={tool.actions}>
        {rest > 0 && (
          <button
            type="button"
            className={tool.button}
            onClick={() => setShown(shown + STEP)}
          >{`Show ${Math.min(STEP, rest)} more`}</button>
        )}
        {total > visible.length && (
          <span className={tool.hint}>
            {`${visible.length} of ${formatCount(total)} problems are shown. The list for download has ${total > MAX_WRITTEN ? `the first ${formatCount(MAX_WRITTEN)}.` : 'all of them.'}`}
          </span>
        )}
      </div>
    </>
  );
}

function Item({ code, row, column, value, detail, fixed }: Problem): ReactNode {
  const { severity, says, remedy } = csvRule(code);
  const todo = fixed ? remedy : remedyByHand(code);
  const place = row === null ? 'Whole file' : `Row ${formatCount(row)}`;
  return (
    <li className={styles.problem} data-severity={severity} data-code={code}>
      <p className={styles.place}>
        <span>{place}</span>
        {column && (
          <>
            <span>, column</span> <code translate="no">{column}</code>
          </>
        )}
        {value !== null && (
          <>
            <span>:</span> <code translate="no">{value}</code>
          </>
        )}
      </p>
      <p>
        <strong>{`${severity === 'error' ? 'Error' : 'Warning'}.`}</strong> <span>{says}</span>{' '}
        <span>{detail}</span>
      </p>
      <p className={styles.remedy}>
        <span>{todo}</span>{' '}
        {fixed && <span className={styles.fixed}>Repaired in the fixed copy.</span>}
      </p>
    </li>
  );
}
