import { formatAmount } from '@sablier-docs/protocol/amount';
import { PlotLegend, percent, Plot } from '@sablier-docs/kit/plots/Plot';
import { useMemo, type ReactNode } from 'react';
import {
  amountNow,
  playgroundCurve,
  describePlaygroundCurve,
  labelsOf,
  type Curve as Drawn,
  type Point,
} from '../curve';
import { dai } from '../describe';
import type { Scene } from '../scenes';
import type { Done } from '../session';
import styles from './curve.module.css';

/** Size of the drawing in its own units; the page stretches it. */
const WIDTH = 1000;
const HEIGHT = 400;
const MILLION = 1_000_000n;
/** Labels of the axes. */
const QUARTERS = [4n, 3n, 2n, 1n, 0n];
const STEPS = [10, 20, 30, 60, 100, 200, 365, 730, 1825, 3650, 7300];
const MOST_LABELS = 6;

const MAIN = 'var(--accent)';
const OTHER = 'var(--cool)';
const COLORS = { released: MAIN, owed: MAIN, withdrawn: OTHER, funds: OTHER } as const;

/** Where the clock is on the first line. */
const DOT = {
  position: 'absolute',
  width: '0.7rem',
  height: '0.7rem',
  border: `2px solid ${MAIN}`,
  borderRadius: '50%',
  background: 'var(--surface)',
  transform: 'translate(-50%, 50%)',
} as const;

/** A line that is still to come. */
const TO_COME = { strokeWidth: 1.5, strokeDasharray: '5 4' };

interface Props {
  scene: Scene;
  done: readonly Done[];
  /** Day of the clock. */
  now: number;
}

/** The amounts of a scene over time, the clock, and the steps that were made. */
export function PlaygroundCurve({ scene, done, now }: Props): ReactNode {
  const curve = useMemo(() => playgroundCurve(scene, done, now), [scene, done, now]);
  const { lines, marks, end, top } = curve;
  const x = (day: number) => day / end;
  const y = (units: bigint) => Number((units * MILLION) / top) / Number(MILLION);
  const pathOf = (points: readonly Point[]) =>
    points
      .map(
        ({ day, units }, at) =>
          `${at === 0 ? 'M' : 'L'}${(x(day) * WIDTH).toFixed(1)} ${((1 - y(units)) * HEIGHT).toFixed(1)}`,
      )
      .join('');
  const labels = labelsOf(marks, end);
  const [first] = lines;

  return (
    <figure style={{ margin: 0 }} data-testid="curve">
      <Plot
        text={describePlaygroundCurve(curve)}
        size={[WIDTH, HEIGHT]}
        amounts={QUARTERS.map((quarter) => ({
          label: formatAmount((top * quarter) / 4n, 18, { maxDecimals: 0 }),
          y: Number(quarter) / 4,
        }))}
        marks={daysOf(curve).map((day) => ({ label: day === 0 ? 'day 0' : day, x: x(day) }))}
        className={styles.plot}
        curves={lines.map(({ kind, past, future }) => (
          <g key={kind}>
            <path d={pathOf(past)} style={{ stroke: COLORS[kind], strokeWidth: 2.25 }} />
            <path d={pathOf(future)} style={{ stroke: COLORS[kind], ...TO_COME }} />
          </g>
        ))}
      >
        <span className={styles.clock} style={{ insetInlineStart: percent(x(now)) }} />
        {first && (
          <span
            style={{
              ...DOT,
              insetInlineStart: percent(x(now)),
              insetBlockEnd: percent(y(amountNow(first))),
            }}
          />
        )}
        {marks.map(({ day }) => (
          <span key={day} className={styles.step} style={{ insetInlineStart: percent(x(day)) }}>
            {labels.find((label) => label.day === day)?.text}
          </span>
        ))}
      </Plot>
      <PlotLegend
        of={[
          ...lines.map((line) => ({
            className: styles.line,
            color: COLORS[line.kind],
            text: `${line.name}: ${dai(amountNow(line))}`,
          })),
          { className: undefined, text: 'vertical: DAI, horizontal: days' },
          { className: undefined, text: 'broken lines: to come if nothing is done' },
          ...(marks.length > 0
            ? [{ className: undefined, text: 'numbered lines: the steps of the log' }]
            : []),
        ]}
      />
    </figure>
  );
}

function daysOf({ end }: Drawn): number[] {
  const step = STEPS.find((one) => end / one <= MOST_LABELS) ?? end;
  return Array.from({ length: Math.floor(end / step) + 1 }, (_, i) => i * step);
}
