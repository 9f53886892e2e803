import type { CSSProperties, ReactNode } from 'react';
import { describeStep } from '../describe';
import type { Step } from '../steps';

interface Props {
  /** All steps of the scene, of which the first ones were made. */
  steps: readonly Step[];
  made: number;
  /** Whether a press is answered now. */
  isReady: boolean;
  /** Goes forward or back until so many steps are made. */
  onWalk: (made: number) => void;
}

const LINE: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  margin: 0,
  padding: 0,
  listStyle: 'none',
};
const PIECE: CSSProperties = {
  flex: '1 1 5.5rem',
  margin: 0,
  maxWidth: '10rem',
  borderBlockStart: '2px solid',
};
const PRESS: CSSProperties = {
  minHeight: '2.75rem',
  width: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: 'var(--text-sm)',
  textAlign: 'start',
  cursor: 'pointer',
};
const NUMBER: CSSProperties = {
  display: 'inline-block',
  boxSizing: 'border-box',
  width: '1.6rem',
  lineHeight: '1.35rem',
  marginInlineEnd: 'var(--space-1)',
  border: '2px solid currentColor',
  borderRadius: '50%',
  textAlign: 'center',
  fontWeight: 650,
};

const DAY: CSSProperties = { whiteSpace: 'nowrap' };

/** The steps of a scene as a line from day to day. A press walks to a step, or back to it. */
export function Walk({ steps, made, isReady, onWalk }: Props): ReactNode {
  if (steps.length === 0) return null;
  return (
    <ol role="list" aria-label="Steps" style={LINE}>
      {steps.map((step, at) => {
        const isMade = at < made;
        const color = isMade ? 'var(--accent)' : 'var(--border-strong)';
        // "Day 40: the sender cancels the stream", with the day in sight.
        const [day = '', what = ''] = describeStep(step).split(/:(.*)/s);
        return (
          <li key={at} style={{ ...PIECE, borderColor: color }}>
            <button
              type="button"
              style={PRESS}
              aria-disabled={!isReady}
              aria-current={at === made - 1 ? 'step' : undefined}
              onClick={() => isReady && onWalk(at + 1)}
            >
              <span style={{ ...NUMBER, color: isMade ? color : 'var(--text-muted)' }}>
                {at + 1}
              </span>
              <span style={DAY}>{day}</span>
              <span className="visually-hidden">{`: ${what.trim()}`}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
