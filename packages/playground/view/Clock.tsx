import { formatUtc } from '@sablier-docs/protocol/time';
import tool from '@sablier-docs/kit/form/styles.module.css';
import { useEffect, useState, type ReactNode } from 'react';
import { SESSION_START } from '../session-start';
import styles from './styles.module.css';

const DAY = 86_400;

interface Props {
  day: number;
  days: number;
  isBusy: boolean;
  onDay: (day: number) => void;
}

/** The clock of the chain. It goes forward only, as that of every chain. */
export function ClockControls({ day, days, isBusy, onDay }: Props): ReactNode {
  // The day that the reader has asked for and the chain has not reached, and whether the thumb is still held.
  const [asked, setAsked] = useState(0);
  const [isHeld, setIsHeld] = useState(false);
  const shown = Math.max(asked, day);
  useEffect(() => {
    if (isBusy || isHeld) return;
    if (asked > day) onDay(asked);
    // A key may have asked for a later day since this was drawn.
    else setAsked((latest) => (latest > day ? latest : 0));
  }, [day, asked, isBusy, isHeld, onDay]);
  const letGo = () => setIsHeld(false);
  const end = Math.max(days, Math.ceil(day));
  return (
    <div className={`${tool.stack} ${styles.clock}`}>
      <div>
        <label htmlFor="playground-clock">Clock, forward only:</label>{' '}
        <strong>{`Day ${shown}`}</strong>
        <span className={tool.hint}>
          {' '}
          {formatUtc(BigInt(SESSION_START + Math.round(shown * DAY)))}
        </span>
      </div>
      <input
        id="playground-clock"
        type="range"
        min={0}
        max={end}
        step={1}
        value={shown}
        aria-valuetext={`Day ${shown}`}
        onChange={({ target }) => setAsked(Number(target.value))}
        onPointerDown={() => setIsHeld(true)}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        onBlur={letGo}
      />
      <div className={tool.actions}>
        {[1, 10, 30].map((step) => (
          <button
            key={step}
            type="button"
            className={tool.button}
            onClick={() => setAsked((latest) => Math.max(latest, day) + step)}
          >
            {step === 1 ? '1 day later' : `${step} days later`}
          </button>
        ))}
      </div>
    </div>
  );
}
