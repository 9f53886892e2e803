import { sampleCurve } from '@sablier-docs/protocol/lockup/curve';
import { endTimeOf } from '@sablier-docs/protocol/lockup/end-time';
import type { LockupStream } from '@sablier-docs/protocol/lockup/types';
import type { ReactNode } from 'react';
import {
  curvePath,
  STREAM_PLOT_HEIGHT,
  STREAM_PLOT_WIDTH,
} from '@sablier-docs/kit/plots/StreamPlot/scale';
import styles from '@sablier-docs/kit/plots/StreamPlot/styles.module.css';

const POINTS = 24;

/** The shape of a stream without axes, beside words that have its figures. */
export function SmallCurve({ stream }: { stream: LockupStream }): ReactNode {
  const { startTime, deposit } = stream;
  const path = curvePath(sampleCurve(stream, POINTS), startTime, endTimeOf(stream), deposit);
  return (
    <svg
      viewBox={`0 -40 ${STREAM_PLOT_WIDTH} ${STREAM_PLOT_HEIGHT + 80}`}
      width="88"
      height="30"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={`${path}V${STREAM_PLOT_HEIGHT}H0Z`} className={styles.area} />
      <path d={path} className={styles.curve} />
    </svg>
  );
}
