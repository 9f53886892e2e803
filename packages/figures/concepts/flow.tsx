import { Statuses } from '../drawing/Statuses';
import { shareOf } from '@sablier-docs/kit/plots/share';
import {
  afterDeposit,
  afterPause,
  afterRefund,
  afterRestart,
  afterVoid,
  afterWithdraw,
} from '@sablier-docs/protocol/flow/actions';
import {
  coveredDebt,
  depletionTime,
  refundableAmount,
  totalDebt,
  uncoveredDebt,
  type FlowStream,
} from '@sablier-docs/protocol/flow/debt';
import { ratePerSecondAtLeast } from '@sablier-docs/protocol/flow/rate';
import { FLOW_STATUSES, flowStatus, type FlowStatus } from '@sablier-docs/protocol/flow/status';
import { SECONDS_PER_DAY } from '@sablier-docs/protocol/seconds';
import type { ReactNode } from 'react';
import { type Figure, type FigureState, type Sentence } from '../figure';
import { Clock, Onward, Pictures, Press, Said, Slider, Terms } from '../drawing/controls';
import { placeOf, Timeline, type Place } from '../drawing/Timeline';
import { Vessels, type Holdings } from '../drawing/Vessels';
import {
  dayWord,
  digits,
  exactDigits,
  tokensWithSymbol,
  secondsOfDay,
  tokenUnits,
  USDC,
} from '../drawing/words';
import { playgroundLink } from './links';
import { actsIn, withAct, type Act } from './acts';

export interface FlowState extends FigureState {
  readonly day: number;
  /** Tokens per day, and the first deposit. */
  readonly rate: number;
  readonly deposit: number;
  /** What was pressed, in order of days: `10 pause,20 restart`. */
  readonly acts: string;
}

const DAYS = 60;
/** What the sender has before the first deposit. */
export const WEALTH = tokenUnits(100, USDC);
const TOP_UP = tokenUnits(10, USDC);

const ACTS = ['withdraw', 'deposit', 'refund', 'pause', 'restart', 'void'] as const;
type ActName = (typeof ACTS)[number];

/** A stream from a moment on, with what both sides hold outside of it. */
interface Phase {
  readonly from: bigint;
  readonly stream: FlowStream;
  readonly sender: bigint;
  readonly recipient: bigint;
}

const rateOf = (perDay: number): bigint =>
  ratePerSecondAtLeast(tokenUnits(perDay, USDC), USDC.decimals, SECONDS_PER_DAY);

const actsOf = (text: string) => actsIn(text, ACTS, DAYS);

/** The phase after an act. @throws RangeError where the contract refuses it */
function after(phase: Phase, name: ActName, time: bigint, rate: bigint): Phase {
  const { stream, sender, recipient } = phase;
  const moved = { sender, recipient, from: time };
  switch (name) {
    case 'withdraw': {
      const amount = coveredDebt(stream, time);
      return {
        ...moved,
        stream: afterWithdraw(stream, amount, time),
        recipient: recipient + amount,
      };
    }
    case 'deposit':
      if (sender < TOP_UP) throw new RangeError('The sender has no more.');
      return { ...moved, stream: afterDeposit(stream, TOP_UP), sender: sender - TOP_UP };
    case 'refund': {
      const amount = refundableAmount(stream, time);
      return { ...moved, stream: afterRefund(stream, amount, time), sender: sender + amount };
    }
    case 'pause':
      return { ...moved, stream: afterPause(stream, time) };
    case 'restart':
      return { ...moved, stream: afterRestart(stream, rate, time) };
    case 'void':
      return { ...moved, stream: afterVoid(stream, time) };
  }
}

interface Course {
  readonly phases: readonly Phase[];
  /** The acts that the contract took, with the amount of a refund for the playground. */
  readonly steps: readonly string[];
}

const perform = (phase: Phase, name: ActName, time: bigint, rate: bigint): Phase | undefined => {
  try {
    return after(phase, name, time, rate);
  } catch {
    return undefined;
  }
};

const stepOf = ({ day, name }: Act<ActName>, before: Phase, rate: number): string => {
  const refund = exactDigits(refundableAmount(before.stream, secondsOfDay(day)), USDC);
  const steps: Readonly<Record<ActName, string>> = {
    withdraw: 'recipient withdrawMax',
    deposit: 'sender deposit 10',
    refund: `sender refund ${refund}`,
    pause: 'sender pause',
    restart: `sender restart ${rate}`,
    void: 'recipient void',
  };
  return `${day} ${steps[name]}`;
};

function courseOf({ rate, deposit, acts }: FlowState): Course {
  const perSecond = rateOf(rate);
  const first: Phase = {
    from: 0n,
    sender: WEALTH - tokenUnits(deposit, USDC),
    recipient: 0n,
    stream: {
      balance: tokenUnits(deposit, USDC),
      ratePerSecond: perSecond,
      snapshotTime: 0n,
      snapshotDebtScaled: 0n,
      tokenDecimals: USDC.decimals,
      isVoided: false,
    },
  };
  const phases = [first];
  const steps: string[] = [];
  for (const act of actsOf(acts)) {
    const before = phases.at(-1) ?? first;
    const next = perform(before, act.name, secondsOfDay(act.day), perSecond);
    if (!next) continue;
    steps.push(stepOf(act, before, rate));
    phases.push(next);
  }
  return { phases, steps };
}

/** The stream and its sides at the clock. */
function phaseAt({ phases }: Course, time: bigint): Phase {
  const [first] = phases;
  const phase = phases.findLast(({ from }) => from <= time) ?? first;
  if (!phase) throw new RangeError('A course has a beginning.');
  return phase;
}

export interface FlowReading {
  readonly holdings: Holdings;
  readonly debt: bigint;
  readonly missing: bigint;
  readonly status: FlowStatus;
  readonly stream: FlowStream;
}

export function flowReading(state: FlowState, course: Course = courseOf(state)): FlowReading {
  const time = secondsOfDay(state.day);
  const { stream, sender, recipient } = phaseAt(course, time);
  return {
    holdings: {
      sender,
      recipient,
      locked: refundableAmount(stream, time),
      ready: coveredDebt(stream, time),
    },
    debt: totalDebt(stream, time),
    missing: uncoveredDebt(stream, time),
    status: flowStatus(stream, time),
    stream,
  };
}

/** When the money ends, for a stream that runs and has money. */
function lasts(stream: FlowStream, time: bigint): string {
  if (stream.ratePerSecond === 0n || stream.balance === 0n) return '';
  const end = depletionTime(stream, time);
  return end === 0n ? '' : ` The money lasts until day ${end / SECONDS_PER_DAY}.`;
}

function sentence(state: FlowState): Sentence {
  const { holdings, debt, missing, status, stream } = flowReading(state);
  const when = `On ${dayWord(state.day)} the recipient`;
  if (status === 'VOIDED') {
    return [
      `${when} can take `,
      tokensWithSymbol(holdings.ready, USDC),
      ' and the sender ',
      tokensWithSymbol(holdings.locked, USDC),
      '. The stream has ended for good.',
    ];
  }
  if (missing > 0n) {
    return [
      `${when} is owed `,
      tokensWithSymbol(debt, USDC),
      ' and can take ',
      tokensWithSymbol(holdings.ready, USDC),
      '. The other ',
      tokensWithSymbol(missing, USDC),
      ' have no money behind them.',
    ];
  }
  const isPaused = stream.ratePerSecond === 0n;
  return [
    `${when} can take `,
    tokensWithSymbol(holdings.ready, USDC),
    '. The sender can take back ',
    tokensWithSymbol(holdings.locked, USDC),
    `.${isPaused ? ' While the stream is paused, the debt does not grow.' : lasts(stream, secondsOfDay(state.day))}`,
  ];
}

const STEP = tokenUnits(20, USDC);

/** Debt and balance as lines, with the amount at the upper edge. */
function linesOf({ phases }: Course): { debt: Place[]; balance: Place[]; top: bigint } {
  const end = secondsOfDay(DAYS);
  const rows = phases.flatMap(({ from, stream }, at) =>
    [from, phases[at + 1]?.from ?? end].map((time) => ({
      time,
      debt: totalDebt(stream, time),
      balance: stream.balance,
    })),
  );
  const most = rows.reduce((high, { debt, balance }) => {
    const larger = debt > balance ? debt : balance;
    return larger > high ? larger : high;
  }, STEP);
  const top = ((most + STEP - 1n) / STEP) * STEP;
  const clipped = (units: bigint) => (units > top ? top : units);
  return {
    top,
    debt: rows.map(({ time, debt }) => placeOf(time, end, clipped(debt), top)),
    balance: rows.map(({ time, balance }) => placeOf(time, end, clipped(balance), top)),
  };
}

const TIMES = [
  [0, 'day 0'],
  [0.25, '15'],
  [0.5, '30'],
  [0.75, '45'],
  [1, '60'],
] as const;

/** Whether the contract would take each act now. */
function possible(state: FlowState, course: Course): Readonly<Record<ActName, boolean>> {
  const time = secondsOfDay(Math.floor(state.day));
  const phase = phaseAt(course, time);
  const rate = rateOf(state.rate);
  const entries = ACTS.map((name) => [name, perform(phase, name, time, rate) !== undefined]);
  return Object.fromEntries(entries) as Record<ActName, boolean>;
}

const LABELS: readonly (readonly [ActName, string])[] = [
  ['withdraw', 'Withdraw'],
  ['deposit', 'Deposit 10'],
  ['refund', 'Refund'],
  ['pause', 'Pause'],
  ['restart', 'Restart'],
  ['void', 'Void'],
];

/** The playground begins with 1 token a day and 30 tokens. */
function scenarioSteps({ rate, deposit, day }: FlowState, { steps }: Course): string {
  const first = [
    ...(rate === 1 ? [] : [`0 sender rate ${rate}`]),
    ...(deposit > 30 ? [`0 sender deposit ${deposit - 30}`] : []),
    ...(deposit < 30 ? [`0 sender refund ${30 - deposit}`] : []),
  ];
  const last = steps.length > 0 ? [] : [`${Math.max(Math.floor(day), 1)} recipient withdrawMax`];
  return [...first, ...steps, ...last].join(', ');
}

/** The section of the guide with the last press. */
function sectionOf({ acts }: FlowState): string {
  const last = actsOf(acts).at(-1)?.name ?? 'withdraw';
  return last === 'restart' ? 'pause' : last;
}

function draw(state: FlowState, id: string): ReactNode {
  const { day, rate, deposit } = state;
  const course = courseOf(state);
  const { holdings, debt, missing, status } = flowReading(state, course);
  const lines = linesOf(course);
  const can = possible(state, course);
  return (
    <>
      <Said letters={131} sentence={sentence(state)} />
      <Statuses of={FLOW_STATUSES} now={status} />
      <Pictures>
        <Vessels
          holdings={holdings}
          falling={status.startsWith('STREAMING') && missing === 0n && day > 0 ? day : undefined}
          words={{ locked: 'not owed', ready: missing > 0n ? 'covered' : 'owed' }}
          token={USDC}
          missing={missing}
        />
        <Timeline
          label={`On ${dayWord(day)} the debt is ${tokensWithSymbol(debt, USDC)} and the balance ${tokensWithSymbol(holdings.locked + holdings.ready, USDC)}. The status is ${status}.`}
          lines={[
            { points: lines.balance, color: 'cool', name: 'balance' },
            { points: lines.debt, color: 'grain', name: 'debt', isFilled: true },
          ]}
          clock={day / DAYS}
          mark={{
            y: shareOf(debt > lines.top ? lines.top : debt, lines.top),
            text: digits(debt, USDC),
          }}
          amounts={[
            [0, '0'],
            [0.5, digits(lines.top / 2n, USDC)],
            [1, digits(lines.top, USDC)],
          ]}
          times={TIMES}
          drags="day"
        />
      </Pictures>
      <Clock id={id} state={state} end={DAYS}>
        {LABELS.map(([name, text]) => (
          <Press key={name} does={name} isOff={!can[name]}>
            {text}
          </Press>
        ))}
      </Clock>
      <Terms>
        <Slider
          id={id}
          name="rate"
          label="Rate"
          value={rate}
          min={0.25}
          max={3}
          step={0.25}
          text={`${rate} USDC a day`}
        />
        <Slider
          id={id}
          name="deposit"
          label="First deposit"
          value={deposit}
          min={5}
          max={60}
          step={5}
          text={`${deposit} USDC`}
        />
      </Terms>
      <Onward
        links={[
          [playgroundLink('flow', scenarioSteps(state, course)), 'Try it on the contract'],
          [`/guides/flow/examples/stream-management#${sectionOf(state)}`, 'In code'],
        ]}
      />
    </>
  );
}

export const flow: Figure<FlowState> = {
  start: { day: 20, rate: 1, deposit: 30, acts: '' },
  limits: { day: [0, DAYS], rate: [0.25, 3, 0.25], deposit: [5, 60, 5] },
  clock: { name: 'day', end: DAYS },
  sentence,
  draw,
  act(state, action) {
    const name = ACTS.find((one) => one === action);
    if (!name) return state;
    const day = Math.floor(state.day);
    return { ...state, day, acts: withAct(actsOf(state.acts), { day, name }) };
  },
};
