import type { ReactNode } from 'react';
import arrows from './arrows.module.css';
import styles from './styles.module.css';
import type { SequenceData, Step } from './types';

const WIDTH = 360;
const ROW = 36;
const TOP = 18;
const BADGE = 10;
const HEAD = 8;
const LOOP = 26;

/** Arrow of one step: its line, its tip, and the position of its number. */
function geometry({ from, to }: Step, row: number, lane: (index: number) => number) {
  const y = TOP + row * ROW;
  const start = lane(from);
  const end = lane(to);
  if (from === to) {
    // Towards the middle of the drawing, where both sides have space.
    const side = start < WIDTH / 2 ? 1 : -1;
    const outer = start + side * LOOP;
    return {
      line: `M${start} ${y - 8}H${outer}V${y + 8}H${start + side * HEAD}`,
      head: `M${start} ${y + 8}l${side * HEAD} -4v8Z`,
      badge: [outer, y],
    };
  }
  const side = Math.sign(end - start);
  return {
    line: `M${start} ${y}H${end - side * HEAD}`,
    head: `M${end} ${y}l${-side * HEAD} -4v8Z`,
    badge: [start + side * 22, y],
  };
}

/** Lifelines and numbered arrows. The list next to it describes the same steps. */
export function Drawing({ data: { participants, steps } }: { data: SequenceData }): ReactNode {
  const lane = (index: number) => ((index + 0.5) * WIDTH) / participants.length;
  const height = TOP + steps.length * ROW;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${height}`} className={styles.drawing} aria-hidden="true">
      {participants.map((name, i) => (
        <path key={name} className={styles.lifeline} d={`M${lane(i)} 0V${height}`} />
      ))}
      {steps.map((step, row) => {
        const { line, head, badge } = geometry(step, row, lane);
        const [x, y] = badge;
        return (
          <g key={step.text}>
            <path className={step.optional ? arrows.dashed : arrows.line} d={line} />
            <path className={arrows.head} d={head} />
            <circle className={arrows.badge} cx={x} cy={y} r={BADGE} />
            <text className={arrows.number} x={x} y={y} dy="0.35em">
              {row + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
