import { formatAmount } from '@site/src/protocol/amount';
import type { ReactNode } from 'react';
import { captionText, depletionText, depositsText, describeDebt, rateText } from './describe';
import { HEIGHT, layout, WIDTH } from './scale';
import { SCENARIOS, type ScenarioId } from './scenarios';
import styles from './styles.module.css';

const percent = (share: number) => `${(share * 100).toFixed(3)}%`;

interface Props {
  scenario: ScenarioId;
  /** Replaces the caption, which gives the figures of one day and the effect of later deposits. */
  caption?: ReactNode;
}

/**
 * What a Flow stream owes and what it holds: time to the right, tokens upwards. It is drawn at
 * build from the same exact arithmetic as the contract and needs no JavaScript to be read.
 */
export function DebtPlot({ scenario: id, caption }: Props): ReactNode {
  const scenario = SCENARIOS[id];
  const plot = layout(scenario);

  return (
    <figure>
      <div className={styles.frame} role="img" aria-label={describeDebt(scenario)}>
        <div className={styles.amounts}>
          {plot.amounts.map(({ amount, y }) => (
            <span key={y} style={{ insetBlockEnd: percent(y) }}>
              {formatAmount(amount, scenario.decimals)}
            </span>
          ))}
        </div>
        <div className={styles.area}>
          <svg
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            preserveAspectRatio="none"
            className={styles.drawing}
          >
            {plot.amounts.map(({ y }) => (
              <path key={y} d={`M0 ${(1 - y) * HEIGHT}H${WIDTH}`} className={styles.grid} />
            ))}
            {plot.uncovered.map((path) => (
              <path key={path} d={path} className={styles.uncovered} />
            ))}
            {plot.marks.map(({ x, y }) => (
              <path
                key={x}
                d={`M${x * WIDTH} ${(1 - y) * HEIGHT}V${HEIGHT}`}
                className={styles.drop}
              />
            ))}
            {plot.averted.map((path) => (
              <path key={path} d={path} className={styles.averted} />
            ))}
            <path d={plot.deposited} className={styles.deposited} />
            <path d={plot.debt} className={styles.debt} />
          </svg>
          {plot.marks.map(({ depletion, x, y }) => (
            <span
              key={x}
              className={depletion.averted ? styles.hollowMark : styles.mark}
              style={{ insetInlineStart: percent(x), insetBlockEnd: percent(y) }}
            />
          ))}
        </div>
        <div className={styles.days}>
          {plot.days.map(({ day, x }) => (
            <span key={day} style={{ insetInlineStart: percent(x) }}>
              {day === 0 ? 'day 0' : day}
            </span>
          ))}
        </div>
      </div>
      <ul role="list" className={styles.legend}>
        <li className={styles.debtItem}>total debt: {rateText(scenario)}</li>
        <li className={styles.depositedItem}>deposited: {depositsText(scenario)}</li>
        {plot.uncovered.length > 0 && <li className={styles.uncoveredItem}>uncovered debt</li>}
        {plot.marks.map(({ depletion, x }) => (
          <li key={x} className={depletion.averted ? styles.hollowItem : styles.markItem}>
            {depletionText(depletion)}
          </li>
        ))}
      </ul>
      <figcaption>{caption ?? captionText(scenario)}</figcaption>
    </figure>
  );
}
