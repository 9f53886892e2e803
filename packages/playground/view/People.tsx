import { useEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import { dai } from '../describe';
import type { Figure } from '../reading';

interface Props {
  balances: readonly Figure[];
  /** What the last step has moved; tokens travel when `steps` grows. */
  moves: readonly Figure[];
  steps: number;
}

const MILLION = 1_000_000n;
const GRAINS = [0, 1, 2, 3, 4, 5, 6];
const TRAVEL = 900;
const STAGGER = 70;

const PLACE: CSSProperties = { position: 'relative' };
const LIST: CSSProperties = {
  display: 'grid',
  gridAutoColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  gap: 'var(--space-1)',
  margin: 0,
  textAlign: 'center',
  // Five names fit beside each other on a phone.
  fontSize: 'clamp(0.7rem, 3vw, 0.875rem)',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
};
const GLASS: CSSProperties = {
  display: 'flex',
  alignItems: 'end',
  // Lower on a phone, where the sentence below the buttons is to be in view with them.
  height: 'clamp(5rem, 20vw, 6.5rem)',
  maxWidth: '5rem',
  margin: '0 auto var(--space-2)',
  border: '2px solid var(--text-faint)',
  borderBlockStart: 0,
};
/** With a reader's own colors the sand keeps its own, since it is a drawing. */
const SAND: CSSProperties = {
  width: '100%',
  background: 'var(--grain)',
  forcedColorAdjust: 'none',
  transition: 'height var(--quick) ease',
};
const GRAIN: CSSProperties = {
  position: 'absolute',
  width: '0.5rem',
  height: '0.5rem',
  borderRadius: '50%',
  background: 'var(--grain)',
  opacity: 0,
  pointerEvents: 'none',
  forcedColorAdjust: 'none',
};

const AMOUNT: CSSProperties = { margin: 0 };

const sumOf = (figures: readonly Figure[]): bigint =>
  figures.reduce((sum, { units }) => sum + units, 0n);

/** Everybody with a jar of what they hold. A token has the same height in each, and the jars hold the same together. */
export function People({ balances, moves, steps }: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(steps);
  const total = sumOf(balances);

  useEffect(() => {
    const isLater = steps > shown.current;
    shown.current = steps;
    if (!isLater || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const columnOf = (one: Figure | undefined) =>
      balances.findIndex(({ name }) => name === one?.name);
    const from = columnOf(moves.find(({ units }) => units < 0n));
    const to = columnOf(moves.find(({ units }) => units > 0n));
    if (from < 0 || to < 0) return;
    const at = (column: number) => `calc(${((column + 0.5) / balances.length) * 100}% - 0.25rem)`;
    const grains = place.current?.querySelectorAll('[data-grain]') ?? [];
    for (const [order, grain] of [...grains].entries())
      grain.animate(
        [
          { left: at(from), top: '3.5rem', opacity: 1 },
          { top: '0', opacity: 1, offset: 0.5 },
          { left: at(to), top: '3.5rem', opacity: 1 },
        ],
        { duration: TRAVEL, delay: order * STAGGER, easing: 'ease-in-out' },
      );
  }, [steps, moves, balances]);

  return (
    <div ref={place} style={PLACE}>
      <dl data-testid="balances" aria-label="Balances" style={LIST}>
        {balances.map(({ name, units }) => (
          <div key={name}>
            <dt>
              <span aria-hidden="true" style={GLASS}>
                <span
                  style={{ ...SAND, height: `${Number((units * MILLION) / total) / 10_000}%` }}
                />
              </span>
              <span className="visually-hidden">Balance of the </span>
              <strong>{name}</strong>
            </dt>
            <dd style={AMOUNT}>{dai(units)}</dd>
          </div>
        ))}
      </dl>
      {GRAINS.map((at) => (
        <span key={at} data-grain="" aria-hidden="true" style={GRAIN} />
      ))}
    </div>
  );
}
