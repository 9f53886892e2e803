import type { LockupStatus } from '@sablier-docs/protocol/lockup/status';
import type { ReactNode } from 'react';

/** What the descriptor of Lockup v4.0 reads of a stream for its picture. */
export interface NftReading {
  readonly status: LockupStatus;
  readonly streamed: bigint;
  readonly deposit: bigint;
  readonly decimals: number;
  /** In seconds. */
  readonly duration: bigint;
}

interface Card {
  readonly caption: string;
  readonly content: string;
  readonly x: number;
  readonly width: number;
}

export interface NftPicture {
  readonly cards: readonly Card[];
  /** The streamed share of the deposit, in parts of 10,000. */
  readonly progress: number;
  readonly isUpperFilled: boolean;
}

const SUFFIXES = ['', 'K', 'M', 'B', 'T'];
const SECONDS_PER_DAY = 86_400n;
/** From this amount on, the card shows a fixed text and no number. */
const MOST = 1_000_000_000_000_000n;
const MARGIN = 16;
const SIDE = 1000;

/** Two digits after the point, without a zero part. */
const fraction = (hundredths: bigint): string =>
  hundredths === 0n ? '' : `.${String(hundredths).padStart(2, '0')}`;

const percentage = (parts: bigint): string => `${parts / 100n}${fraction(parts % 100n)}%`;

function abbreviated(units: bigint, decimals: number): string {
  if (units === 0n) return '0';
  let whole = units / BigInt(`1${'0'.repeat(decimals)}`);
  if (whole < 1n) return '< 1';
  if (whole >= MOST) return '> 999.99T';
  let hundredths = 0n;
  let suffix = 0;
  while (whole >= 1000n) {
    hundredths = (whole / 10n) % 100n;
    whole /= 1000n;
    suffix += 1;
  }
  return `≥ ${whole}${fraction(hundredths)}${SUFFIXES[suffix] ?? ''}`;
}

function daysWord(seconds: bigint): string {
  const days = seconds / SECONDS_PER_DAY;
  if (days === 0n) return '< 1 Day';
  return days > 9999n ? '> 9999 Days' : `${days}${days === 1n ? ' Day' : ' Days'}`;
}

/** As the contract estimates it: a sign before the number counts as one character. */
const cardWidth = (caption: string, content: string): number =>
  Math.max(caption.length * 13, content.length * 16) + 40;

/** The parts of the picture that the descriptor computes. */
export function nftPicture({
  status,
  streamed,
  deposit,
  decimals,
  duration,
}: NftReading): NftPicture {
  const parts = (streamed * 10_000n) / deposit;
  const contents = [
    ['Progress', percentage(parts)],
    ['Status', `${status.slice(0, 1)}${status.slice(1).toLowerCase()}`],
    ['Amount', abbreviated(deposit, decimals)],
    ['Duration', daysWord(duration)],
  ] as const;
  const widths = contents.map(([caption, content], at) =>
    at > 0 ? cardWidth(caption, content) : parts === 0n ? 144 : 208,
  );
  const all = widths.reduce((sum, width) => sum + width, MARGIN * 3);
  let x = Math.floor((SIDE - all) / 2);
  const cards = contents.map(([caption, content], at) => {
    const card = { caption, content, x, width: widths[at] ?? 0 };
    x += card.width + MARGIN;
    return card;
  });
  return {
    cards,
    progress: Number(parts),
    isUpperFilled: status !== 'SETTLED' && status !== 'DEPLETED',
  };
}

/** The ground of each picture. Its accent is another one for each stream; this is one of them. */
const GROUND = 'hsl(230,21%,11%)';
const ACCENT = 'hsl(33,88%,61%)';
const GLASS =
  'M134 107v54c0 17 18 33 50 46v5q0 62 60 102q50 36 50 38t-50 38q-60 40-60 102v5c-32 13-50 29-50 46v54c0 40 97 72 216 72s216-32 216-72v-54c0-17-18-33-50-46v-5q0-62-60-102q-50-36-50-38t50-38q60-40 60-102v-5c32-13 50-29 50-46v-54c0-40-97-72-216-72s-216 32-216 72z';

const FRAME = {
  display: 'block',
  width: '100%',
  maxWidth: '23rem',
  height: 'auto',
  margin: '0 auto',
  borderRadius: 'var(--radius)',
} as const;
const LETTERS = "'Courier New',Arial,monospace";

/** Sand in the two amounts that the picture knows: a little above and below, or all of it below. */
function Sand({ isUpperFilled }: { isUpperFilled: boolean }): ReactNode {
  return (
    <g fill={ACCENT}>
      <path
        d="M350 350L415 285Q350 305 285 285zM415 282a65 15 0 1 1-130 0a65 15 0 1 1 130 0z"
        visibility={isUpperFilled ? 'visible' : 'hidden'}
      />
      <path
        d={
          isUpperFilled
            ? 'M219 504h262v59Q350 600 219 563z'
            : 'M265 435h170l46 46v82Q350 600 219 563v-82z'
        }
        opacity="0.8"
      />
      <ellipse
        cx="350"
        cy={isUpperFilled ? 504 : 435}
        rx={isUpperFilled ? 131 : 85}
        ry={isUpperFilled ? 28 : 18}
      />
    </g>
  );
}

interface Props {
  readonly picture: NftPicture;
  /** What the picture is and shows, for readers who do not see it. */
  readonly label: string;
}

/** The picture of a Lockup NFT without its noise, its addresses and its movement. */
export function NftDrawing({ picture, label }: Props): ReactNode {
  const { cards, progress, isUpperFilled } = picture;
  return (
    <svg
      viewBox="0 0 1000 1000"
      width="300"
      height="300"
      style={FRAME}
      role="img"
      aria-label={label}
    >
      <rect width="1000" height="1000" fill={GROUND} />
      <rect
        x="70"
        y="70"
        width="860"
        height="860"
        rx="45"
        fill="#fff"
        fillOpacity=".03"
        stroke="#fff"
        strokeOpacity=".1"
        strokeWidth="4"
      />
      <g transform="rotate(10 500 500) translate(150 90)">
        <circle
          cx="350"
          cy="360"
          r="300"
          fill="#fff"
          fillOpacity=".02"
          stroke={ACCENT}
          strokeWidth="4"
        />
        <path d={GLASS} fill="#fff" fillOpacity=".05" />
        <Sand isUpperFilled={isUpperFilled} />
        <path d={GLASS} fill="none" stroke={ACCENT} strokeWidth="4" />
      </g>
      {cards.map(({ caption, content, x, width }, at) => (
        <g key={caption} transform={`translate(${x} 790)`} fill="#fff" fontFamily={LETTERS}>
          <rect
            width={width}
            height="100"
            rx="15"
            fillOpacity=".03"
            stroke="#fff"
            strokeOpacity=".1"
            strokeWidth="4"
          />
          <text x="20" y="34" fontSize="22">
            {caption}
          </text>
          <text x="20" y="72" fontSize="26">
            {content}
          </text>
          {at === 0 && (
            <circle
              cx="166"
              cy="50"
              r="22"
              pathLength="10000"
              fill="none"
              stroke={ACCENT}
              strokeWidth="5"
              strokeDasharray="10000"
              strokeDashoffset={10_000 - progress}
              transform="rotate(-90 166 50)"
              visibility={progress > 0 ? 'visible' : 'hidden'}
            />
          )}
        </g>
      ))}
    </svg>
  );
}
