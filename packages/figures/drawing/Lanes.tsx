import type { ReactNode } from 'react';

/** How far a call gets: to its end, to the gate that stops it, or nowhere, because the contract refuses it. */
export type Course = 'done' | 'stopped' | 'refused';

export interface CallLane {
  /** The call in a word, as on a button. */
  readonly call: string;
  readonly course: Course;
  /** Whether the call has to pass the gate. */
  readonly isAsked: boolean;
  /** The outcome, in about three words. */
  readonly says: string;
}

interface Props {
  /** Who makes the calls. */
  readonly caller: string;
  /** What some calls have to pass. */
  readonly gate: string;
  readonly lanes: readonly CallLane[];
  /** How far along their lanes the grains are drawn. */
  readonly clock: number;
}

/** As wide as a figure on a screen of 320 pixels, so that letters have their size there; the longest outcome has its place. */
const WIDTH = 272;
const FIRST_LANE = 54;
const LANE = 30;
const START = 67;
const GATE = 85;
const END = 103;
const WORDS = 110;

const FRAME = {
  display: 'block',
  width: '100%',
  maxWidth: '20rem',
  height: 'auto',
  margin: '0 auto',
} as const;

const COURSES: Readonly<Record<Course, string>> = {
  done: 'goes through',
  stopped: 'is stopped',
  refused: 'is refused',
};

const colorOf = ({ course }: CallLane): string =>
  course === 'done' ? 'var(--text)' : course === 'stopped' ? 'var(--danger)' : 'var(--text-faint)';

/** Calls as lanes from their caller to the contract. Some lead through a gate, which can be shut. */
export function Lanes({ caller, gate, lanes, clock }: Props): ReactNode {
  const height = FIRST_LANE + LANE * (lanes.length - 1) + 16;
  const isAnyAsked = lanes.some(({ isAsked }) => isAsked);
  const told = lanes.map(
    ({ call, course, isAsked, says }) =>
      `${call} ${COURSES[course]}${isAsked ? ` (${gate})` : ''}: ${says}`,
  );
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${height}`}
      width={WIDTH}
      height={height}
      style={FRAME}
      role="img"
      aria-label={`${caller}: ${told.join('. ')}.`}
    >
      <g fontSize="12.5" fill="var(--text-muted)">
        <text y="13" fontWeight="650" fill="var(--accent)">
          {caller}
        </text>
        <text x={GATE} y="33" textAnchor="middle" visibility={isAnyAsked ? 'visible' : 'hidden'}>
          {gate}
        </text>
      </g>
      {lanes.map((lane, at) => (
        <Way key={lane.call} lane={lane} y={FIRST_LANE + LANE * at} clock={clock} />
      ))}
    </svg>
  );
}

function Way({ lane, y, clock }: { lane: CallLane; y: number; clock: number }): ReactNode {
  const { call, course, says, isAsked } = lane;
  const end = course === 'done' ? END : GATE;
  return (
    <g>
      <text y={y + 4} fontSize="12.5" fontWeight="650" fill={colorOf(lane)}>
        {call}
      </text>
      <path d={`M${START} ${y}H${END}`} stroke="var(--border-strong)" strokeDasharray="1 5" />
      <path
        d={`M${START} ${y}H${end}`}
        stroke="var(--grain)"
        strokeWidth="2.4"
        strokeDasharray="2.4 4.2"
        strokeDashoffset={(-clock * 3.3).toFixed(1)}
        strokeLinecap="round"
        visibility={course === 'refused' ? 'hidden' : 'visible'}
      />
      <path
        d={`M${END - 5} ${y - 5}l6 5l-6 5`}
        fill="none"
        stroke={course === 'done' ? 'var(--grain)' : 'var(--border-strong)'}
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d={`M${GATE} ${y - 12}V${y + 12}`}
        stroke="var(--border-strong)"
        strokeWidth="7"
        visibility={isAsked ? 'visible' : 'hidden'}
      />
      <path
        d={`M${GATE - 6} ${y - 6}l12 12m0 -12l-12 12`}
        stroke="var(--danger)"
        strokeWidth="3"
        strokeLinecap="round"
        visibility={course === 'stopped' ? 'visible' : 'hidden'}
      />
      <text x={WORDS} y={y + 4} fontSize="12" fill={colorOf(lane)}>
        {says}
      </text>
    </g>
  );
}
