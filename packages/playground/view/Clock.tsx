import { formatUtc } from '@sablier-docs/protocol/time';
import tool from '@sablier-docs/tools/form/styles.module.css';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { START } from '../session-start';
import styles from './styles.module.css';

const DAY = 86_400;

interface Props {
  day: number;
  days: number;
  isBusy: boolean;
  onDay: (day: number) => void;
}

/** The clock of the chain. It goes forward only, as that of every chain. */
export function Clock({ day, days, isBusy, onDay }: Props): ReactNode {
  // Where the thumb is, and the day that the reader has let it go at: the chain may still be busy then.
  const [chosen, setChosen] = useState(day);
  const [wanted, setWanted] = useState(0);
  const isDragged = useRef(false);
  useEffect(() => {
    if (isBusy) return;
    if (wanted > day) {
      setWanted(0);
      onDay(wanted);
    } else if (!isDragged.current) {
      setChosen(day);
    }
  }, [day, wanted, isBusy, onDay]);
  const go = (to: number) => {
    isDragged.current = false;
    setWanted(to);
  };
  const end = Math.max(days, Math.ceil(day));
  return (
    <div className={`${tool.stack} ${styles.clock}`}>
      <label htmlFor="playground-clock">
        <strong>Day {chosen}</strong>
        <span className={tool.hint}> {formatUtc(BigInt(START + Math.round(chosen * DAY)))}</span>
      </label>
      <input
        id="playground-clock"
        type="range"
        min={0}
        max={end}
        step={1}
        value={chosen}
        aria-valuetext={`Day ${chosen}`}
        onChange={({ target }) => {
          const to = Math.max(Number(target.value), day);
          setChosen(to);
          if (!isDragged.current) setWanted(to);
        }}
        onPointerDown={() => (isDragged.current = true)}
        onPointerUp={() => go(chosen)}
        onPointerCancel={() => go(chosen)}
        onBlur={() => isDragged.current && go(chosen)}
      />
      <div className={tool.actions}>
        {[1, 10, 30].map((step) => (
          <button
            key={step}
            type="button"
            className={tool.button}
            aria-disabled={isBusy}
            onClick={() => go(day + step)}
          >
            {step === 1 ? '1 day later' : `${step} days later`}
          </button>
        ))}
      </div>
    </div>
  );
}
