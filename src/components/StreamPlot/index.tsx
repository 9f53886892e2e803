import { describeCurve, sampleCurve } from '@site/src/protocol/lockup/curve';
import { endTimeOf } from '@site/src/protocol/lockup/end-time';
import { shapeById } from '@site/src/protocol/lockup/shape-by-id';
import type { LockupShapeId } from '@site/src/protocol/lockup/shapes';
import type { LockupStream } from '@site/src/protocol/lockup/types';
import { formatAmount } from '@site/src/protocol/amount';
import type { ReactNode } from 'react';
import { curvePath, dayTicks, HEIGHT, lengthInDays, WIDTH } from './scale';
import styles from './styles.module.css';

const DECIMALS = 18;
const SYMBOL = 'tokens';
const POINTS = 64;
const QUARTERS = [4n, 3n, 2n, 1n, 0n];

interface Props {
  /** A named shape; its worked example is drawn. */
  shape?: LockupShapeId;
  /** Any other stream, for a token of 18 decimals. */
  stream?: LockupStream;
  /** Replaces the caption, which is the shape's one-sentence summary. */
  caption?: ReactNode;
}

/**
 * The release curve of a stream: time to the right, amount released so far upwards. It is drawn at
 * build from the same exact arithmetic as the contracts and needs no JavaScript to be read.
 */
export function StreamPlot({ shape, stream, caption }: Props): ReactNode {
  const named = shape ? shapeById(shape) : undefined;
  const drawn = stream ?? named?.example();
  if (!drawn) throw new Error('StreamPlot needs a shape or a stream.');
  const end = endTimeOf(drawn);
  const days = lengthInDays(drawn.startTime, end);
  const path = curvePath(sampleCurve(drawn, POINTS), drawn.startTime, end, drawn.deposit);
  const text = describeCurve(drawn, { symbol: SYMBOL, decimals: DECIMALS });

  return (
    <figure className={styles.plot}>
      <div className={styles.frame} role="img" aria-label={text}>
        <div className={styles.amounts}>
          {QUARTERS.map((quarter) => (
            <span key={quarter.toString()}>
              {formatAmount((drawn.deposit * quarter) / 4n, DECIMALS, { maxDecimals: 2 })}
            </span>
          ))}
        </div>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          className={styles.drawing}
        >
          {QUARTERS.map((quarter) => {
            const y = (HEIGHT * Number(quarter)) / 4;
            return <line key={y} x1="0" x2={WIDTH} y1={y} y2={y} className={styles.grid} />;
          })}
          <path d={`${path}V${HEIGHT}H0Z`} className={styles.area} />
          <path d={path} className={styles.curve} />
        </svg>
        <div className={styles.days}>
          {dayTicks(days).map((day) => (
            <span key={day} style={{ insetInlineStart: `${(day / days) * 100}%` }}>
              {day === 0 ? 'day 0' : day}
            </span>
          ))}
        </div>
      </div>
      <figcaption>{caption ?? named?.summary}</figcaption>
    </figure>
  );
}
