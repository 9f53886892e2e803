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
}

export interface NftPicture {
  readonly cards: readonly Card[];
  readonly isUpperFilled: boolean;
}

const SUFFIXES = ['', 'K', 'M', 'B', 'T'];
const SECONDS_PER_DAY = 86_400n;
/** From this amount on, the card shows a fixed text and no number. */
const MOST = 1_000_000_000_000_000n;

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

/** The parts of the picture that the descriptor computes. */
export function nftPicture({
  status,
  streamed,
  deposit,
  decimals,
  duration,
}: NftReading): NftPicture {
  const contents = [
    ['Progress', percentage((streamed * 10_000n) / deposit)],
    ['Status', `${status.slice(0, 1)}${status.slice(1).toLowerCase()}`],
    ['Amount', abbreviated(deposit, decimals)],
    ['Duration', daysWord(duration)],
  ] as const;
  return {
    cards: contents.map(([caption, content]) => ({ caption, content })),
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
  /** Which picture it is, for readers who do not see it. */
  readonly title: string;
}

/** The hourglass of a Lockup NFT without its noise, its addresses and its movement. Its cards have no readable letters here. */
export function NftDrawing({ picture: { isUpperFilled }, title }: Props): ReactNode {
  return (
    <svg
      viewBox="150 60 700 740"
      width="280"
      height="296"
      style={FRAME}
      role="img"
      aria-label={`${title}: an hourglass with ${isUpperFilled ? 'sand above and below' : 'all of its sand below'}.`}
    >
      <rect x="150" y="60" width="700" height="740" fill={GROUND} />
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
    </svg>
  );
}
