import { shareOf } from '@sablier-docs/kit/plots/share';
import type { ReactNode } from 'react';
import { FRAME, LETTERS } from './Vessels';

/** Where the axis begins, and how long it is, in a picture of 300. */
export const AXIS_LEFT = 32;
export const AXIS_WIDTH = 258;
const RIGHT = AXIS_LEFT + AXIS_WIDTH;
const UPPER = 14;
const LOWER = 140;
const VIEW_HEIGHT = 166;
const HEIGHT = LOWER - UPPER;
/** What a letter of the mark takes at most. */
const MARK_LETTER = 9;

/** A moment and an amount, as shares of the axes from 0 to 1. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface Line {
  readonly points: readonly Place[];
  /** What moves is amber; what it is measured against is cool. */
  readonly color: 'grain' | 'cool';
  /** What it is, where there are two. */
  readonly name?: string;
  /** Whether the area under it is filled. */
  readonly isFilled?: boolean;
}

interface Props {
  /** What the picture says, for readers who do not see it. */
  readonly label: string;
  readonly lines: readonly Line[];
  /** Where the clock stands, from 0 to 1. */
  readonly clock: number;
  /** What the curve has at the clock, with its words. */
  readonly mark: { readonly y: number; readonly text: string };
  /** Whether the clock shows what is below the curve and what is above it. */
  readonly isSplit?: boolean;
  /** Whether the line has no past: its axis is another one than time. */
  readonly isWhole?: boolean;
  /** A moment on the axis of time that has a name. */
  readonly flag?: { readonly at: number; readonly text: string };
  /** Labels of both axes, with their places from 0 to 1. */
  readonly amounts: readonly (readonly [at: number, text: string])[];
  readonly times: readonly (readonly [at: number, text: string])[];
  /** The control that a drag along the picture moves. */
  readonly drags: string;
}

const across = (share: number) => (AXIS_LEFT + share * AXIS_WIDTH).toFixed(1);
const up = (share: number) => (LOWER - share * HEIGHT).toFixed(1);

/** Words at an end of the axis begin or end there. */
const anchorAt = (share: number) => (share < 0.1 ? 'start' : share > 0.9 ? 'end' : 'middle');

/** A place of a curve from exact amounts. */
export const placeOf = (time: bigint, end: bigint, amount: bigint, top: bigint): Place => ({
  x: time < 0n ? 0 : shareOf(time, end),
  y: shareOf(amount, top),
});

const pathOf = (points: readonly Place[]): string =>
  points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${across(x)} ${up(y)}`).join('');

/** The part of a line up to the clock. */
function pastOf(points: readonly Place[], clock: number): readonly Place[] {
  const next = points.findIndex(({ x }) => x > clock);
  const [from, to] = [points[next - 1], points[next]];
  if (!from || !to) return points;
  const y = from.y + ((to.y - from.y) * (clock - from.x)) / (to.x - from.x);
  return [...points.slice(0, next), { x: clock, y }];
}

/** Amounts over time: what has happened is drawn in full, what is to come is thin. A drag along it turns the clock. */
export function Timeline(props: Props): ReactNode {
  const { label, lines, clock, mark, amounts, times, drags, isSplit, isWhole, flag } = props;
  const room = mark.text.length * MARK_LETTER + 10;
  const at = Number(across(clock));
  // Where the curve is below it: on the left of a curve that rises, where there is room, and on the right of one that falls.
  const isLeft = at > (isWhole ? 300 - room : AXIS_LEFT + room);
  return (
    <svg
      viewBox={`0 0 300 ${VIEW_HEIGHT}`}
      width="300"
      height={VIEW_HEIGHT}
      style={DRAGGED}
      fontSize={LETTERS}
      role="img"
      aria-label={label}
      data-drag={drags}
    >
      <g fill="var(--text-faint)">
        {amounts.map(([at, text]) => (
          <g key={at}>
            <path d={`M${AXIS_LEFT} ${up(at)}H${RIGHT}`} stroke="var(--border)" />
            <text x={AXIS_LEFT - 5} y={(Number(up(at)) + 4).toFixed(1)} textAnchor="end">
              {text}
            </text>
          </g>
        ))}
        {times.map(([at, text]) => (
          <text key={at} x={across(at)} y="159" textAnchor={anchorAt(at)}>
            {text}
          </text>
        ))}
      </g>
      {lines.length > 1 && (
        <text x={RIGHT} y="12" textAnchor="end" fontWeight="600">
          {lines.map(({ color, name }, at) => (
            <tspan
              key={color}
              dx={at > 0 ? 8 : 0}
              fill={`var(--${color === 'grain' ? 'accent' : color})`}
            >
              {name}
            </tspan>
          ))}
        </text>
      )}
      {lines.map(({ points, color, isFilled }) => {
        const past = pathOf(isWhole ? points : pastOf(points, clock));
        return (
          <g key={color} fill="none" stroke={`var(--${color})`} strokeLinejoin="round">
            <path d={pathOf(points)} strokeWidth="1.25" strokeDasharray="3 3" opacity="0.75" />
            {isFilled && (
              <path
                d={`${past}V${LOWER}H${AXIS_LEFT}z`}
                fill={`var(--${color})`}
                stroke="none"
                opacity="0.18"
              />
            )}
            <path d={past} strokeWidth="2.5" />
          </g>
        );
      })}
      {flag && (
        <g fontWeight="600" fill="var(--cool)">
          <path
            d={`M${across(flag.at)} ${UPPER}V${LOWER}`}
            stroke="var(--cool)"
            strokeDasharray="2 3"
          />
          <text x={across(flag.at)} y="12" textAnchor={anchorAt(flag.at)}>
            {flag.text}
          </text>
        </g>
      )}
      <path d={`M${across(clock)} ${UPPER}V${LOWER}`} fill="none" stroke="var(--text-faint)" />
      {isSplit && (
        <g stroke="var(--grain)" strokeWidth="5" strokeLinecap="round">
          <path d={`M${across(clock)} ${up(1)}V${up(mark.y)}`} opacity="0.45" />
          <path d={`M${across(clock)} ${up(mark.y)}V${LOWER}`} />
        </g>
      )}
      <circle
        cx={across(clock)}
        cy={up(mark.y)}
        r="5"
        fill="var(--surface)"
        stroke="var(--accent)"
        strokeWidth="2.5"
      />
      <text
        x={(at + (isLeft ? -10 : 10)).toFixed(1)}
        y={Math.max(LOWER - mark.y * HEIGHT - 8, 28).toFixed(1)}
        textAnchor={isLeft ? 'end' : 'start'}
        fontSize="14"
        fontWeight="650"
        fill="var(--text)"
        stroke="var(--surface-raised)"
        strokeWidth="4"
        paintOrder="stroke"
      >
        {mark.text}
      </text>
    </svg>
  );
}

const DRAGGED = {
  ...FRAME,
  cursor: 'ew-resize',
  touchAction: 'pan-y',
  userSelect: 'none',
  // Safari knows no other name.
  WebkitUserSelect: 'none',
} as const;
