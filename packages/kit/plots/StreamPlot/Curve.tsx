import { sampleCurve } from '@sablier-docs/protocol/lockup/curve';
import { endTimeOf } from '@sablier-docs/protocol/lockup/end-time';
import { streamedAmount } from '@sablier-docs/protocol/lockup/streamed-amount';
import type { LockupStream } from '@sablier-docs/protocol/lockup/types';
import clsx from 'clsx';
import { useMemo, type ReactNode } from 'react';
import { quarterLabels, timeTicks } from './labels';
import { curvePath, STREAM_PLOT_HEIGHT, STREAM_PLOT_WIDTH } from './scale';
import { shareOf } from '../share';
import styles from './styles.module.css';

const POINTS = 64;
const percent = (share: number) => `${(share * 100).toFixed(3)}%`;

interface Props {
  /** A stream that the contract accepts. */
  stream: LockupStream;
  /** Of the token, for the labels. */
  decimals: number;
  /** A description of the curve. */
  label: string;
  /** Unix second to mark on the curve; times outside the stream are marked at its ends. */
  at?: bigint | undefined;
  /** Draws the curve without color, because it is outdated. */
  isStale?: boolean;
}

/** A release curve with its axes: time to the right, amount released so far upwards. */
export function StreamCurve({ stream, decimals, label, at, isStale = false }: Props): ReactNode {
  const { startTime, deposit } = stream;
  const end = endTimeOf(stream);
  const path = useMemo(
    () => curvePath(sampleCurve(stream, POINTS), startTime, end, deposit),
    [stream, startTime, end, deposit],
  );
  const labels = quarterLabels(deposit, decimals);
  const mark = at === undefined ? undefined : at < startTime ? startTime : at > end ? end : at;

  return (
    <div className={clsx(styles.frame, isStale && styles.stale)} role="img" aria-label={label}>
      <div className={styles.amounts}>
        {labels.map((text, i) => (
          <span key={i}>{text}</span>
        ))}
      </div>
      <div className={styles.canvas}>
        <svg
          viewBox={`0 0 ${STREAM_PLOT_WIDTH} ${STREAM_PLOT_HEIGHT}`}
          preserveAspectRatio="none"
          className={styles.drawing}
        >
          {labels.map((_, i) => {
            const y = (STREAM_PLOT_HEIGHT * (labels.length - 1 - i)) / 4;
            return (
              <line key={y} x1="0" x2={STREAM_PLOT_WIDTH} y1={y} y2={y} className={styles.grid} />
            );
          })}
          <path d={`${path}V${STREAM_PLOT_HEIGHT}H0Z`} className={styles.area} />
          <path d={path} className={styles.curve} />
        </svg>
        {mark !== undefined && at !== undefined && (
          <>
            <span
              className={styles.moment}
              style={{ insetInlineStart: percent(shareOf(mark - startTime, end - startTime)) }}
            />
            <span
              className={styles.dot}
              style={{
                insetInlineStart: percent(shareOf(mark - startTime, end - startTime)),
                insetBlockEnd: percent(shareOf(streamedAmount(stream, at), deposit)),
              }}
            />
          </>
        )}
      </div>
      <div className={styles.days}>
        {timeTicks(startTime, end).map(({ label: text, share }) => (
          <span key={text} style={{ insetInlineStart: percent(share) }}>
            {text}
          </span>
        ))}
      </div>
    </div>
  );
}
