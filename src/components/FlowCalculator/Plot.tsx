import { roundStep } from '@site/src/components/DebtPlot/scale';
import styles from '@site/src/components/DebtPlot/styles.module.css';
import { shortAmount, timeTicks } from '@site/src/components/StreamPlot/labels';
import { along, HEIGHT, WIDTH } from '@site/src/components/StreamPlot/scale';
import { totalDebt, type FlowStream } from '@site/src/protocol/flow/debt';
import type { FlowPicture } from '@site/src/tools/flow-calculator/plot';
import type { ReactNode } from 'react';

const percent = (share: number) => `${(share * 100).toFixed(3)}%`;

interface Props {
  stream: FlowStream;
  picture: FlowPicture;
  at: bigint | null;
  /** The plot in words. */
  label: string;
}

/** What the stream owes against what it holds, from its start on. */
export function Plot({ stream, picture, at, label }: Props): ReactNode {
  const { start, end, top, debtAtEnd, depletion } = picture;
  const x = (time: bigint) =>
    along((time > end ? end : time < start ? start : time) - start, end - start);
  const y = (amount: bigint) => along(amount, top);
  const point = (time: bigint, amount: bigint) =>
    `${(x(time) * WIDTH).toFixed(1)} ${((1 - y(amount)) * HEIGHT).toFixed(1)}`;
  const { balance } = stream;
  const crossing = depletion ?? (balance === 0n ? start : null);
  const step = roundStep(top);
  const labels = Array.from({ length: Number(top / step) + 1 }, (_, i) => step * BigInt(i));

  return (
    <div className={styles.frame} role="img" aria-label={label}>
      <div className={styles.amounts}>
        {labels.map((amount) => (
          <span key={String(amount)} style={{ insetBlockEnd: percent(y(amount)) }}>
            {shortAmount(amount, stream.tokenDecimals)}
          </span>
        ))}
      </div>
      <div className={styles.area}>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          className={styles.drawing}
        >
          {labels.map((amount) => (
            <path
              key={String(amount)}
              d={`M0 ${((1 - y(amount)) * HEIGHT).toFixed(1)}H${WIDTH}`}
              className={styles.grid}
            />
          ))}
          {crossing !== null && (
            <path
              d={`M${point(crossing, balance)}L${point(end, debtAtEnd)}L${point(end, balance)}Z`}
              className={styles.uncovered}
            />
          )}
          {at !== null && (
            <path d={`M${(x(at) * WIDTH).toFixed(1)} 0V${HEIGHT}`} className={styles.drop} />
          )}
          <path
            d={`M${point(start, balance)}L${point(end, balance)}`}
            className={styles.deposited}
          />
          <path d={`M${point(start, 0n)}L${point(end, debtAtEnd)}`} className={styles.debt} />
        </svg>
        {at !== null && (
          <span
            className={styles.hollowMark}
            style={{
              insetInlineStart: percent(x(at)),
              insetBlockEnd: percent(y(totalDebt(stream, at))),
            }}
          />
        )}
      </div>
      <div className={styles.days}>
        {timeTicks(start, end).map(({ label: text, share }) => (
          <span key={text} style={{ insetInlineStart: percent(share) }}>
            {text}
          </span>
        ))}
      </div>
    </div>
  );
}

/** What the lines mean. */
export function Legend({ hasUncovered }: { hasUncovered: boolean }): ReactNode {
  return (
    <ul role="list" className={styles.legend}>
      <li className={styles.debtItem}>total debt</li>
      <li className={styles.depositedItem}>balance</li>
      {hasUncovered && <li className={styles.uncoveredItem}>uncovered debt</li>}
    </ul>
  );
}
