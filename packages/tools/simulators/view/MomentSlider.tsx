import { formatUtc } from '@sablier-docs/protocol/time';
import { shortDuration } from '@sablier-docs/kit/inputs/durations';
import type { ReactNode } from 'react';
import results from '@sablier-docs/kit/form/results.module.css';
import styles from '@sablier-docs/kit/form/styles.module.css';

/** A long range is divided into this many steps; a short one has steps of a second. */
const MAX_STEPS = 1_000n;

interface Props {
  /** Ends of the time axis above it, in Unix seconds. */
  start: bigint;
  end: bigint;
  /** The chosen time; null if the text cannot be read as one. */
  at: bigint | null;
  /** Receives the time relative to the start, as text. */
  onAt: (text: string) => void;
}

/** A slider along the time axis of a plot. */
export function MomentSlider({ start, end, at, onAt }: Props): ReactNode {
  const range = end - start;
  const steps = range < MAX_STEPS ? range : MAX_STEPS;
  const elapsed = at === null || at < start ? 0n : at - start;
  const position = Number(((elapsed > range ? range : elapsed) * steps) / range);
  return (
    <input
      type="range"
      className={`${results.slider} ${styles.scripted}`}
      aria-label="Moment"
      aria-valuetext={at === null ? undefined : formatUtc(at)}
      min={0}
      max={Number(steps)}
      value={position}
      onChange={({ target }) => onAt(shortDuration((BigInt(target.value) * range) / steps))}
    />
  );
}
