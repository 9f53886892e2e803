import { roundStep } from '@sablier-docs/kit/plots/DebtPlot/scale';
import styles from '@sablier-docs/kit/plots/DebtPlot/styles.module.css';
import { PlotLegend as Items, percent, Plot as Frame } from '@sablier-docs/kit/plots/Plot';
import { shortAmount, timeTicks } from '@sablier-docs/kit/plots/StreamPlot/labels';
import { STREAM_PLOT_HEIGHT, STREAM_PLOT_WIDTH } from '@sablier-docs/kit/plots/StreamPlot/scale';
import { shareOf } from '@sablier-docs/kit/plots/share';
import { totalDebt, type FlowStream } from '@sablier-docs/protocol/flow/debt';
import type { FlowPlotData } from '../plot-data';
import type { ReactNode } from 'react';

interface Props {
  stream: FlowStream;
  picture: FlowPlotData;
  at: bigint | null;
  /** A description of the plot. */
  label: string;
}

/** The stream's debt and its balance, from its start on. */
export function FlowPlot({ stream, picture, at, label }: Props): ReactNode {
  const { start, end, top, debtAtEnd, depletion } = picture;
  const x = (time: bigint) =>
    shareOf((time > end ? end : time < start ? start : time) - start, end - start);
  const y = (amount: bigint) => shareOf(amount, top);
  const point = (time: bigint, amount: bigint) =>
    `${(x(time) * STREAM_PLOT_WIDTH).toFixed(1)} ${((1 - y(amount)) * STREAM_PLOT_HEIGHT).toFixed(1)}`;
  const { balance } = stream;
  const crossing = depletion ?? (balance === 0n ? start : null);
  const step = roundStep(top);
  const labels = Array.from({ length: Number(top / step) + 1 }, (_, i) => step * BigInt(i));

  return (
    <Frame
      text={label}
      size={[STREAM_PLOT_WIDTH, STREAM_PLOT_HEIGHT]}
      amounts={labels.map((amount) => ({
        label: shortAmount(amount, stream.tokenDecimals),
        y: y(amount),
      }))}
      marks={timeTicks(start, end).map(({ label: text, share }) => ({ label: text, x: share }))}
      className={styles.plot}
      curves={
        <>
          {crossing !== null && (
            <path
              d={`M${point(crossing, balance)}L${point(end, debtAtEnd)}L${point(end, balance)}Z`}
              className={styles.uncovered}
            />
          )}
          {at !== null && (
            <path
              d={`M${(x(at) * STREAM_PLOT_WIDTH).toFixed(1)} 0V${STREAM_PLOT_HEIGHT}`}
              className={styles.drop}
            />
          )}
          <path
            d={`M${point(start, balance)}L${point(end, balance)}`}
            className={styles.deposited}
          />
          <path d={`M${point(start, 0n)}L${point(end, debtAtEnd)}`} className={styles.debt} />
        </>
      }
    >
      {at !== null && (
        <span
          className={styles.hollowMark}
          style={{
            insetInlineStart: percent(x(at)),
            insetBlockEnd: percent(y(totalDebt(stream, at))),
          }}
        />
      )}
    </Frame>
  );
}

/** The meaning of the lines. */
export function FlowPlotLegend({ hasUncovered }: { hasUncovered: boolean }): ReactNode {
  return (
    <Items
      of={[
        { className: styles.debtItem, text: 'total debt' },
        { className: styles.depositedItem, text: 'balance' },
        ...(hasUncovered ? [{ className: styles.uncoveredItem, text: 'uncovered debt' }] : []),
      ]}
    />
  );
}
