import { shareOf } from '@sablier-docs/kit/plots/share';
import type { ReactNode } from 'react';
import {
  BOTTOM,
  BULB,
  JAR_WIDTH,
  jarSand,
  lowerLevel,
  lowerSand,
  NECK,
  TOP,
  upperSand,
} from './sand';
import { DAI, digits, type Token } from './words';

/** Who holds what, in the token's smallest unit. The sum is the same at every moment. */
export interface Holdings {
  readonly sender: bigint;
  /** In the contract, and not the recipient's yet. */
  readonly locked: bigint;
  /** In the contract, and the recipient's to take. */
  readonly ready: bigint;
  readonly recipient: bigint;
}

export const sumOf = ({ sender, locked, ready, recipient }: Holdings): bigint =>
  sender + locked + ready + recipient;

const SENDER = 42;
const CONTRACT = 150;
const RECIPIENT = 258;
const NAMES = ['Sender', 'Contract', 'Recipient'] as const;
const AMOUNT_LINE = 170;
const SECOND_LINE = 187;

interface Props {
  readonly holdings: Holdings;
  /** Where the clock stands, which is how far the falling grains have come; undefined where nothing falls. From an empty bulb nothing does. */
  readonly falling: number | undefined;
  /** What the sand in each bulb is, in two words. */
  readonly words?: { readonly locked: string; readonly ready: string };
  readonly token?: Token;
  /** Who they are, if not sender, contract and recipient. */
  readonly names?: readonly [string, string, string];
  /** Whether the jar at the left has what the contract has paid out, too. */
  readonly isPaid?: boolean;
  /** What is owed to the recipient and in no glass. */
  readonly missing?: bigint;
}

/** The sender's jar, the contract as an hourglass, and the recipient's jar. */
export function Vessels(props: Props): ReactNode {
  const {
    holdings,
    falling,
    words = { locked: 'not yet', ready: 'to take' },
    token = DAI,
    missing = 0n,
    names = NAMES,
    isPaid = false,
  } = props;
  const { sender, locked, ready, recipient } = holdings;
  const total = sumOf(holdings);
  const share = (units: bigint) => (total === 0n ? 0 : shareOf(units, total));
  const told = [
    `${names[0]}: ${digits(sender, token)} ${token.symbol}`,
    `${names[1]}: ${digits(locked, token)} ${token.symbol} ${words.locked} and ${digits(ready, token)} ${token.symbol} ${words.ready}`,
    `${names[2]}: ${digits(recipient, token)} ${token.symbol}`,
    ...(missing > 0n ? [`Owed without money: ${digits(missing, token)} ${token.symbol}`] : []),
  ];
  return (
    <svg
      viewBox="0 0 300 196"
      width="300"
      height="196"
      style={FRAME}
      fontSize={LETTERS}
      role="img"
      aria-label={`${told.join('. ')}.`}
    >
      <Name at={SENDER} text={names[0]} />
      <Name at={CONTRACT} text={names[1]} />
      <Name at={RECIPIENT} text={names[2]} />
      <path d={jarSand(SENDER, share(sender))} fill="var(--grain)" opacity={isPaid ? 1 : 0.45} />
      <path d={upperSand(CONTRACT, share(locked))} fill="var(--grain)" opacity="0.45" />
      <path d={lowerSand(CONTRACT, share(ready))} fill="var(--grain)" />
      <path
        d={`M${CONTRACT} ${NECK}V${lowerLevel(share(ready)).toFixed(2)}`}
        stroke="var(--grain)"
        strokeWidth="2.4"
        strokeDasharray="2.4 4.2"
        strokeDashoffset={(-(falling ?? 0) * 3.3).toFixed(1)}
        strokeLinecap="round"
        visibility={falling === undefined || locked === 0n ? 'hidden' : 'visible'}
      />
      <path d={jarSand(RECIPIENT, share(recipient))} fill="var(--grain)" />
      <g
        fill="none"
        stroke="var(--text-faint)"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <path d={jarGlass(SENDER)} />
        <path d={jarGlass(RECIPIENT)} />
        <path
          d={`M${CONTRACT - BULB.halfWidth} ${TOP}H${CONTRACT + BULB.halfWidth}L${CONTRACT - BULB.halfWidth} ${BOTTOM}H${CONTRACT + BULB.halfWidth}z`}
        />
        <path
          d={`M${CONTRACT - 50} ${TOP}h100M${CONTRACT - 50} ${BOTTOM}h100`}
          stroke="var(--text)"
          strokeWidth="3.5"
        />
      </g>
      <Amount at={SENDER} line={AMOUNT_LINE} amount={digits(sender, token)} />
      <Amount
        at={CONTRACT}
        line={AMOUNT_LINE}
        amount={digits(locked, token)}
        what={` ${words.locked}`}
      />
      <Amount
        at={CONTRACT}
        line={SECOND_LINE}
        amount={digits(ready, token)}
        what={` ${words.ready}`}
      />
      <Amount at={RECIPIENT} line={AMOUNT_LINE} amount={digits(recipient, token)} />
      <text
        x={RECIPIENT - 4}
        y={SECOND_LINE}
        textAnchor="middle"
        fontWeight="600"
        fill="var(--danger)"
      >
        {missing > 0n ? `${digits(missing, token)} missing` : ''}
      </text>
    </svg>
  );
}

/** 12 pixels of a reader where a page is 320 wide and the drawing 272. */
export const LETTERS = 13.25;

/** As wide as its place, and never so wide that its letters are larger than those of the page. */
export const FRAME = {
  display: 'block',
  width: '100%',
  maxWidth: '23rem',
  height: 'auto',
  margin: '0 auto',
} as const;

const jarGlass = (center: number) =>
  `M${center - JAR_WIDTH / 2} ${BOTTOM - 72}V${BOTTOM}h${JAR_WIDTH}v-72`;

function Name({ at, text }: { at: number; text: string }): ReactNode {
  return (
    <text x={at} y="17" textAnchor="middle" fill="var(--text-muted)">
      {text}
    </text>
  );
}

interface AmountProps {
  readonly at: number;
  readonly line: number;
  readonly amount: string;
  readonly what?: string;
}

function Amount({ at, line, amount, what }: AmountProps): ReactNode {
  return (
    <text x={at} y={line} textAnchor="middle" fill="var(--text-muted)">
      <tspan fontWeight="650" fontSize="14" fill="var(--text)">
        {amount}
      </tspan>
      {what !== undefined && <tspan>{what}</tspan>}
    </text>
  );
}
