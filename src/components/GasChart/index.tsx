import { formatGas } from '@sablier-docs/protocol/gas';
import type { ReactNode } from 'react';
import { charts, type Chart, type ChartName } from '@sablier-docs/protocol/gas/charts';
import { GAS_PLOT_HEIGHT, gasPlotLayout, GAS_PLOT_WIDTH } from '@sablier-docs/protocol/gas/scale';
import { PlotLegend, percent, Plot } from '@sablier-docs/kit/plots/Plot';
import styles from './styles.module.css';

interface Props {
  name: ChartName;
  caption?: ReactNode;
}

/**
 * The growth of gas with the number of parts or streams, from the measured rows in the tables of the page. Both
 * axes begin at zero. Rendered at build; it needs no JavaScript.
 */
export function GasChart({ name, caption }: Props): ReactNode {
  const chart: Chart | undefined = charts[name];
  if (!chart) throw new Error(`No gas chart is named "${name}".`);
  const { lines, sizes, amounts, text } = gasPlotLayout(chart);

  return (
    <figure className={styles.chart}>
      <Plot
        text={text}
        size={[GAS_PLOT_WIDTH, GAS_PLOT_HEIGHT]}
        amounts={amounts}
        marks={sizes.map(({ size, x }) => ({ label: size, x }))}
        units={chart.units}
        className={styles.plot}
        curves={lines.map(({ call, path, style }) => (
          <path key={call} d={path} className={`${styles.line} ${styles[style]}`} />
        ))}
      >
        {lines.flatMap(({ call, points, style }) =>
          points.map(({ x, y }) => (
            <span
              key={`${call} ${x}`}
              className={`${styles.mark} ${styles[style]}`}
              style={{ insetInlineStart: percent(x), insetBlockEnd: percent(y) }}
            />
          )),
        )}
      </Plot>
      <PlotLegend
        of={lines.map(({ label, slope, style }) => ({
          className: `${styles.item} ${styles[style]}`,
          text: `${label}: ${slope ? `${formatGas(slope)} per ${chart.unit}` : 'the same for any number'}`,
        }))}
      />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
