import { StreamCurve } from '@sablier-docs/kit/plots/StreamPlot/Curve';
import plot from '@sablier-docs/kit/plots/StreamPlot/styles.module.css';
import { MomentSlider } from '../../view/MomentSlider';
import { TextInput } from '@sablier-docs/kit/form/TextInput';
import results from '@sablier-docs/kit/form/results.module.css';
import tool from '@sablier-docs/kit/form/styles.module.css';
import { formatAmount } from '@sablier-docs/protocol/amount';
import { describeCurve } from '@sablier-docs/protocol/lockup/describe-curve';
import { endTimeOf } from '@sablier-docs/protocol/lockup/end-time';
import { streamedAmount } from '@sablier-docs/protocol/lockup/streamed-amount';
import type { LockupStream } from '@sablier-docs/protocol/lockup/types';
import { formatUtc } from '@sablier-docs/protocol/time';
import clsx from 'clsx';
import type { ReactNode } from 'react';

interface Props {
  stream: LockupStream;
  decimals: number;
  /** Unix second; null if the text cannot be read. */
  at: bigint | null;
  isStale: boolean;
  atText: string;
  atProblem: ReactNode;
  onAt: (text: string) => void;
}

/** The curve, a time on it, and the exact amounts at that time. */
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
        <StreamCurve
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
            <span className={results.tokens}>{`${formatAmount(units, decimals)} tokens`}</span>{' '}
            <span className={results.units}>{`${units.toString()} units`}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
