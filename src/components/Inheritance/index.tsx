import layout from '@facts/layout.json';
import type { Inheritor } from '@sablier-docs/reference/layout/inheritance';
import type { ReactNode } from 'react';
import { lanesOf, type Lane } from './lanes';
import styles from './styles.module.css';

/** In units of the drawing, which are pixels at the default text size. */
const ROW = 40;
const COLUMN = 10;
const HEAD = 6;

/** Lines end slightly above the middle of a row and start slightly below it. */
const arrival = (row: number) => row * ROW + ROW / 2 - 5;
const departure = (row: number) => row * ROW + ROW / 2 + 5;

function Line({ lane, width }: { lane: Lane; width: number }): ReactNode {
  const x = width - HEAD - 6 - lane.column * COLUMN;
  const end = arrival(lane.base);
  const [first = 0] = lane.heirs;
  return (
    <g>
      <path className={styles.line} d={`M${x} ${departure(first)}V${end}H${width - HEAD}`} />
      {lane.heirs.map((row) => (
        <g key={row}>
          <path className={styles.line} d={`M${x} ${departure(row)}H${width}`} />
          <circle className={styles.dot} cx={x} cy={departure(row)} r="2.5" />
        </g>
      ))}
      <path
        className={styles.head}
        d={`M${width} ${end}l${-HEAD} ${-HEAD / 1.5}v${(2 * HEAD) / 1.5}Z`}
      />
    </g>
  );
}

function Row({ name, kind, from, bases }: Inheritor): ReactNode {
  return (
    <li>
      <span className={kind === 'contract' ? styles.contract : styles.abstract}>{name}</span>{' '}
      <span className={styles.from}>
        {kind === 'abstract' && 'abstract, '}
        {from}
      </span>
      <span className="visually-hidden">
        {bases.length > 0 ? `. Inherits from ${bases.join(', ')}.` : '. Inherits from nothing.'}
      </span>
    </li>
  );
}

/**
 * Inheritance of contracts: lines run from the dots of the derived contracts down to the arrow at their base.
 * @throws when the drawing does not exist, which stops the build
 */
export function Inheritance({ of }: { of: string }): ReactNode {
  const rows = layout.inheritance[of];
  if (!rows) throw new Error(`There is no inheritance drawing of "${of}".`);
  const lanes = lanesOf(rows);
  const width = HEAD + 12 + COLUMN * Math.max(...lanes.map(({ column }) => column));
  const height = ROW * rows.length;
  return (
    <figure className={styles.figure}>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${height}`}
        style={{ width: `${width / 16}rem`, height: `${height / 16}rem` }}
      >
        {lanes.map((lane) => (
          <Line key={lane.base} lane={lane} width={width} />
        ))}
      </svg>
      <ul role="list" className={styles.rows}>
        {rows.map((row) => (
          <Row key={row.name} {...row} />
        ))}
      </ul>
    </figure>
  );
}
