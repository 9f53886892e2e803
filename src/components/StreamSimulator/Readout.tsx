import { Curve } from '@site/src/components/StreamPlot/Curve';
import plot from '@site/src/components/StreamPlot/styles.module.css';
import { MomentSlider } from '@site/src/components/Tool/MomentSlider';
import { TextInput } from '@site/src/components/Tool/TextInput';
import results from '@site/src/components/Tool/results.module.css';
import tool from '@site/src/components/Tool/styles.module.css';
import { formatAmount } from '@site/src/protocol/amount';
import { describeCurve } from '@site/src/protocol/lockup/curve';
import { endTimeOf } from '@site/src/protocol/lockup/end-time';
import { streamedAmount } from '@site/src/protocol/lockup/streamed-amount';
import type { LockupStream } from '@site/src/protocol/lockup/types';
import { formatUtc } from '@site/src/protocol/time';
import clsx from 'clsx';
import type { ReactNode } from 'react';

interface Props {
  stream: LockupStream;
  decimals: number;
  /** Unix second; null when the reader's text is none. */
  at: bigint | null;
  isStale: boolean;
  atText: string;
  atProblem: ReactNode;
  onAt: (text: string) => void;
}

/** The curve, the moment on it, and the exact amounts at that moment. */
export function Readout({
  stream,
  decimals,
  at,
  isStale,
  atText,
  atProblem,
  onAt,
}: Props): ReactNode {
  const text = describeCurve(stream, { symbol: 'tokens', decimals });
  const shown = isStale ? null : at;
  return (
    <>
      <figure className={clsx(results.figure, plot.pinned)}>
        <Curve
          stream={stream}
          decimals={decimals}
          label={isStale ? `Not current. ${text}` : text}
          at={shown ?? undefined}
          isStale={isStale}
        />
        {isStale ? (
          <figcaption>
            Not current: the curve of an accepted schedule, not of the values below.
          </figcaption>
        ) : (
          <MomentSlider start={stream.startTime} end={endTimeOf(stream)} at={at} onAt={onAt} />
        )}
      </figure>
      <div className={results.readout}>
        <div className={tool.scripted}>
          <TextInput
            label="Moment to look at"
            value={atText}
            onValue={onAt}
            hint={at === null ? undefined : `${formatUtc(at)}, Unix ${at}`}
            problem={atProblem}
          />
        </div>
        {shown !== null && <Amounts stream={stream} decimals={decimals} at={shown} />}
      </div>
    </>
  );
}

function Amounts({ stream, decimals, at }: { stream: LockupStream; decimals: number; at: bigint }) {
  const streamed = streamedAmount(stream, at);
  const amounts = [
    ['Streamed', streamed],
    ['Left', stream.deposit - streamed],
  ] as const;
  return (
    <dl className={results.results}>
      {amounts.map(([label, units]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <span className={results.tokens}>{formatAmount(units, decimals)} tokens</span>{' '}
            <span className={results.units}>{units.toString()} units</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
