import { shareOf } from '@sablier-docs/kit/plots/StreamPlot/scale';
import {
  LOCKUP_STATUSES,
  streamState,
  type LockupRecord,
} from '@sablier-docs/protocol/lockup/status';
import type { ReactNode } from 'react';
import { type Figure, type FigureState, type Sentence } from '../figure';
import { Clock, Onward, Pictures, Press, Said, Statuses } from '../drawing/controls';
import { Timeline, type Place } from '../drawing/Timeline';
import { Vessels, type Holdings } from '../drawing/Vessels';
import { dayWord, digits, tokensWithSymbol, secondsOfDay } from '../drawing/words';
import { playgroundLink } from './links';
import { AMOUNT_LABELS, DEPOSIT, linearOfDays } from './lockup';
import { actsIn, withAct } from './acts';

export interface LifeState extends FigureState {
  readonly day: number;
  /** What was pressed, in order of days: `40 withdraw,60 cancel`. */
  readonly acts: string;
}

type Reading = ReturnType<typeof streamState>;

const START_DAY = 20;
const END_DAY = 120;
const DAYS = 140;
const ACTS = ['withdraw', 'cancel', 'renounce'] as const;
type ActName = (typeof ACTS)[number];

/** A stream that was created on day 0 and begins later. */
export const LIFE_TERMS = linearOfDays({
  startTime: secondsOfDay(START_DAY),
  endTime: secondsOfDay(END_DAY),
});
const CURVE = [
  { x: 0, y: 0 },
  { x: START_DAY / DAYS, y: 0 },
  { x: END_DAY / DAYS, y: 1 },
  { x: 1, y: 1 },
];
const NEW: LockupRecord = {
  cancelable: true,
  wasCanceled: false,
  isDepleted: false,
  withdrawn: 0n,
  refunded: 0n,
};

/** In the words of the playground. */
const STEPS: Readonly<Record<ActName, string>> = {
  withdraw: 'recipient withdrawMax',
  cancel: 'sender cancel',
  renounce: 'sender renounce',
};

const actsOf = (text: string) => actsIn(text, ACTS, DAYS);

/** Which calls the contract takes, by the state of the stream. */
const takes = ({ withdrawable, isCancelable }: Reading): Readonly<Record<ActName, boolean>> => ({
  withdraw: withdrawable > 0n,
  cancel: isCancelable,
  renounce: isCancelable,
});

/** The record after a call. */
function after(record: LockupRecord, state: Reading, name: ActName): LockupRecord {
  const { withdrawable, refundable } = state;
  switch (name) {
    case 'withdraw': {
      const withdrawn = record.withdrawn + withdrawable;
      const isDepleted = withdrawn >= DEPOSIT - record.refunded;
      return { ...record, withdrawn, isDepleted, cancelable: record.cancelable && !isDepleted };
    }
    case 'cancel':
      return {
        ...record,
        cancelable: false,
        wasCanceled: true,
        refunded: refundable,
        // Nothing is left for the recipient.
        isDepleted: withdrawable === 0n,
      };
    case 'renounce':
      return { ...record, cancelable: false };
  }
}

export interface LifeReading {
  /** The calls that the contract took, for the playground, whose stream starts at once. */
  readonly steps: readonly string[];
  readonly canceledOn: number | undefined;
  /** The day of the last call that changed an amount; 0, of the creation, before the first. */
  readonly paidOn: number;
  readonly record: LockupRecord;
  readonly stream: Reading;
  readonly holdings: Holdings;
}

export function lifeReading({ day, acts }: LifeState): LifeReading {
  let record = NEW;
  let canceledOn: number | undefined;
  let paidOn = 0;
  const steps: string[] = [];
  for (const act of actsOf(acts)) {
    if (act.day > day) break;
    const before = streamState(LIFE_TERMS, record, secondsOfDay(act.day));
    if (!takes(before)[act.name]) continue;
    record = after(record, before, act.name);
    if (act.name === 'cancel') canceledOn = act.day;
    if (act.name !== 'renounce') paidOn = act.day;
    if (act.day >= START_DAY) steps.push(`${act.day - START_DAY} ${STEPS[act.name]}`);
  }
  const stream = streamState(LIFE_TERMS, record, secondsOfDay(day));
  const { withdrawn, refunded } = record;
  return {
    record,
    stream,
    steps,
    canceledOn,
    paidOn,
    holdings: {
      sender: refunded,
      locked: DEPOSIT - refunded - withdrawn - stream.withdrawable,
      ready: stream.withdrawable,
      recipient: withdrawn,
    },
  };
}

/** Which calls the contract takes on the day of the clock. */
export const takesOnDay = (state: LifeState) =>
  takes(lifeReading({ ...state, day: Math.floor(state.day) }).stream);

/** The calls so far in the words of the playground, whose stream starts at once; without one, a withdrawal now. */
export const stepsOnDay = (state: LifeState): string =>
  lifeReading(state).steps.join(', ') ||
  `${Math.max(Math.floor(state.day) - START_DAY, 1)} recipient withdrawMax`;

const MEANS: Readonly<Record<Reading['status'], string>> = {
  PENDING: 'the start is to come',
  STREAMING: 'a part is released',
  SETTLED: 'everything is released and waits',
  CANCELED: 'what was released waits for the recipient',
  DEPLETED: 'nothing is left in it',
};

function sentence(state: LifeState): Sentence {
  const { stream } = lifeReading(state);
  const can = takes(stream);
  const calls = [...(can.withdraw ? ['withdraw'] : []), ...(can.cancel ? ['cancel'] : [])];
  const possible =
    calls.length === 0
      ? 'Neither a withdrawal nor a cancellation is possible'
      : `Possible: ${calls.join(' and ')}`;
  return [
    `On ${dayWord(state.day)} the stream is `,
    stream.status,
    `: ${MEANS[stream.status]}. ${possible}.`,
  ];
}

/** A cancellation freezes the curve. */
function frozen(canceledOn: number | undefined, y: number): readonly Place[] {
  if (canceledOn === undefined) return CURVE;
  const x = canceledOn / DAYS;
  return [...CURVE.filter((place) => place.x < x), { x, y }, { x: 1, y }];
}

const LABELS: readonly (readonly [ActName, string])[] = [
  ['withdraw', 'Withdraw'],
  ['cancel', 'Cancel'],
  ['renounce', 'Renounce'],
];

function draw(state: LifeState, id: string): ReactNode {
  const { day } = state;
  const { stream, holdings, canceledOn } = lifeReading(state);
  const can = takesOnDay(state);
  const isFalling = stream.status === 'STREAMING' && day > START_DAY;
  return (
    <>
      <Said sentence={sentence(state)} />
      <Statuses of={LOCKUP_STATUSES} now={stream.status} />
      <Pictures>
        <Vessels holdings={holdings} falling={isFalling ? day : undefined} />
        <Timeline
          id={id}
          label={`A stream of ${tokensWithSymbol(DEPOSIT)} that starts on day ${START_DAY} and ends on day ${END_DAY}. On ${dayWord(day)} it has released ${tokensWithSymbol(stream.streamed)}.`}
          lines={[
            {
              points: frozen(canceledOn, shareOf(stream.streamed, DEPOSIT)),
              color: 'grain',
              isFilled: true,
            },
          ]}
          clock={day / DAYS}
          mark={{ y: shareOf(stream.streamed, DEPOSIT), text: digits(stream.streamed) }}
          amounts={AMOUNT_LABELS}
          times={[
            [START_DAY / DAYS, 'day 20'],
            [70 / DAYS, '70'],
            [END_DAY / DAYS, '120'],
          ]}
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
      <Onward
        links={[
          [playgroundLink('linear', stepsOnDay(state)), 'Try it on the contract'],
          ['/guides/lockup/examples/stream-management/setup', 'In code'],
        ]}
      />
    </>
  );
}

export const life: Figure<LifeState> = {
  start: { day: 60, acts: '' },
  limits: { day: [0, DAYS] },
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
