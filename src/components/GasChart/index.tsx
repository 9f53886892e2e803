import { formatGas } from '@site/src/protocol/gas';
import type { ReactNode } from 'react';
import { charts, type Chart, type ChartName } from './charts';
import { HEIGHT, layout, WIDTH } from './scale';
import styles from './styles.module.css';

const percent = (share: number) => `${(share * 100).toFixed(3)}%`;

interface Props {
  name: ChartName;
  caption?: ReactNode;
}

/**
 * How gas grows with the number of parts or streams, from the measured rows that the tables of the
 * page list. Both axes begin at zero. Drawn at build; needs no JavaScript to be read.
 */
export function GasChart({ name, caption }: Props): ReactNode {
  const chart: Chart | undefined = charts[name];
  if (!chart) throw new Error(`No gas chart is named "${name}".`);
  const { lines, sizes, amounts, text } = layout(chart);

  return (
    <figure>
      <div className={styles.frame} role="img" aria-label={text}>
        <div className={styles.amounts}>
          {amounts.map(({ label, y }) => (
            <span key={y} style={{ insetBlockEnd: percent(y) }}>
              {label}
            </span>
          ))}
        </div>
        <div className={styles.area}>
          <svg
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            preserveAspectRatio="none"
            className={styles.drawing}
          >
            {amounts.map(({ y }) => (
              <path key={y} d={`M0 ${(1 - y) * HEIGHT}H${WIDTH}`} className={styles.grid} />
            ))}
            {lines.map(({ call, path, style }) => (
              <path key={call} d={path} className={styles[style]} />
            ))}
          </svg>
          {lines.flatMap(({ call, points, style }) =>
            points.map(({ x, y }) => (
              <span
                key={`${call} ${x}`}
                className={`${styles.mark} ${styles[style]}`}
                style={{ insetInlineStart: percent(x), insetBlockEnd: percent(y) }}
              />
            )),
          )}
        </div>
        <div className={styles.sizes}>
          {sizes.map(({ size, x }) => (
            <span key={size} style={{ insetInlineStart: percent(x) }}>
              {size}
            </span>
          ))}
        </div>
        <p className={styles.axis}>{chart.units}</p>
      </div>
      <ul role="list" className={styles.legend}>
        {lines.map(({ call, label, slope, style }) => (
          <li key={call} className={styles[style]}>
            {label}: {slope ? `${formatGas(slope)} per ${chart.unit}` : 'the same for any number'}
          </li>
        ))}
      </ul>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
