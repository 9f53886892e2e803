import { formatAmount } from '@sablier-docs/protocol/amount';
import type { ReactNode } from 'react';
import { PlotLegend, percent, Plot } from '../Plot';
import {
  captionText,
  debtPlotDepletionText,
  depositsText,
  describeDebt,
  rateText,
} from './describe';
import { DEBT_PLOT_HEIGHT, debtPlotLayout, DEBT_PLOT_WIDTH } from './scale';
import { SCENARIOS, type ScenarioId } from '@sablier-docs/protocol/flow/scenarios';
import styles from './styles.module.css';

interface Props {
  scenario: ScenarioId;
  /** Replaces the caption, which gives the figures of one day and the effect of later deposits. */
  caption?: ReactNode;
}

/**
 * The debt and the balance of a Flow stream: time to the right, tokens upwards. It is rendered at
 * build with the contract's exact arithmetic, and works without JavaScript.
 */
export function DebtPlot({ scenario: id, caption }: Props): ReactNode {
  const scenario = SCENARIOS[id];
  const plot = debtPlotLayout(scenario);

  return (
    <figure>
      <Plot
        text={describeDebt(scenario)}
        size={[DEBT_PLOT_WIDTH, DEBT_PLOT_HEIGHT]}
        amounts={plot.amounts.map(({ amount, y }) => ({
          label: formatAmount(amount, scenario.decimals),
          y,
        }))}
        marks={plot.days.map(({ day, x }) => ({ label: day === 0 ? 'day 0' : day, x }))}
        className={styles.plot}
        curves={
          <>
            {plot.uncovered.map((path) => (
              <path key={path} d={path} className={styles.uncovered} />
            ))}
            {plot.marks.map(({ x, y }) => (
              <path
                key={x}
                d={`M${x * DEBT_PLOT_WIDTH} ${(1 - y) * DEBT_PLOT_HEIGHT}V${DEBT_PLOT_HEIGHT}`}
                className={styles.drop}
              />
            ))}
            {plot.averted.map((path) => (
              <path key={path} d={path} className={styles.averted} />
            ))}
            <path d={plot.deposited} className={styles.deposited} />
            <path d={plot.debt} className={styles.debt} />
          </>
        }
      >
        {plot.marks.map(({ depletion, x, y }) => (
          <span
            key={x}
            className={depletion.averted ? styles.hollowMark : styles.mark}
            style={{ insetInlineStart: percent(x), insetBlockEnd: percent(y) }}
          />
        ))}
      </Plot>
      <PlotLegend
        of={[
          {
            className: styles.debtItem,
            text: `total debt: ${rateText(scenario)}`,
          },
          {
            className: styles.depositedItem,
            text: `deposited: ${depositsText(scenario)}`,
          },
          ...(plot.uncovered.length > 0
            ? [{ className: styles.uncoveredItem, text: 'uncovered debt' }]
            : []),
          ...plot.marks.map(({ depletion }) => ({
            className: depletion.averted ? styles.hollowItem : styles.markItem,
            text: debtPlotDepletionText(depletion),
          })),
        ]}
      />
      <figcaption>{caption ?? captionText(scenario)}</figcaption>
    </figure>
  );
}
