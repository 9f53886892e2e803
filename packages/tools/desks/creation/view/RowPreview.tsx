import { SmallCurve } from './SmallCurve';
import tool from '@sablier-docs/kit/form/styles.module.css';
import { Fragment, useState, type ReactNode } from 'react';
import { checksum } from '@sablier-docs/protocol/checksum';
import { asLockup, type BatchRow } from '../batch-rows';
import { rowWords } from '../row-words';

const STEP = 20;

interface Props {
  rows: readonly BatchRow[];
  /** Of the token. */
  decimals: number;
}

/** Every row as a curve and in words. */
export function RowPreview({ rows, decimals }: Props): ReactNode {
  const [shown, setShown] = useState(STEP);
  const rest = rows.length - shown;
  return (
    <section className={tool.stack} aria-label="Preview of the rows">
      <h3>Row by row</h3>
      <dl className={tool.facts}>
        {rows.slice(0, shown).map((row) => (
          <Fragment key={row.row}>
            <dt>
              Row <span>{row.row}</span>{' '}
              {row.model !== 'flow' && row.amount > 0n && <SmallCurve stream={asLockup(row)} />}
            </dt>
            <dd>{`${rowWords(row, decimals)}. To ${checksum(row.recipient)}.`}</dd>
          </Fragment>
        ))}
      </dl>
      {rest > 0 && (
        <div className={tool.actions}>
          <button
            type="button"
            className={tool.button}
            onClick={() => setShown(shown + STEP)}
          >{`Show ${Math.min(STEP, rest)} more rows`}</button>
        </div>
      )}
      <p className={tool.hint}>
        Dates are in UTC. A date without a time of day is 00:00, the beginning of that day.
      </p>
    </section>
  );
}
