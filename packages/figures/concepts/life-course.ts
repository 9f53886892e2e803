import { streamState, type LockupRecord } from '@sablier-docs/protocol/lockup/status';
import type { Holdings } from '../drawing/Vessels';
import { secondsOfDay } from '../drawing/words';
import type { Figure, FigureState } from '../figure';
import { actsIn, withAct } from './acts';
import { DEPOSIT, linearOfDays } from './lockup';

export interface LifeState extends FigureState {
  readonly day: number;
  /** What was pressed, in order of days: `40 withdraw,60 cancel`. */
  readonly acts: string;
}

export type LifeStreamState = ReturnType<typeof streamState>;

/** The days on which the stream starts and ends, and the last one of the clock. */
export const LIFE_DAYS = { start: 20, end: 120, last: 140 } as const;
const ACTS = ['withdraw', 'cancel', 'renounce'] as const;
export type LifeAct = (typeof ACTS)[number];

/** A stream that was created on day 0 and begins later. */
export const LIFE_TERMS = linearOfDays({
  startTime: secondsOfDay(LIFE_DAYS.start),
  endTime: secondsOfDay(LIFE_DAYS.end),
});
const NEW: LockupRecord = {
  cancelable: true,
  wasCanceled: false,
  isDepleted: false,
  withdrawn: 0n,
  refunded: 0n,
};

/** In the words of the playground. */
const STEPS: Readonly<Record<LifeAct, string>> = {
  withdraw: 'recipient withdrawMax',
  cancel: 'sender cancel',
  renounce: 'sender renounce',
};

const actsOf = (text: string) => actsIn(text, ACTS, LIFE_DAYS.last);

/** Which calls the contract takes, by the state of the stream. */
export const lifeCalls = ({
  withdrawable,
  isCancelable,
}: LifeStreamState): Readonly<Record<LifeAct, boolean>> => ({
  withdraw: withdrawable > 0n,
  cancel: isCancelable,
  renounce: isCancelable,
});

/** The record after a call. */
function after(record: LockupRecord, state: LifeStreamState, name: LifeAct): LockupRecord {
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
  /** The last call that the contract took. */
  readonly lastAct: LifeAct | undefined;
  /** The day of the last call that changed an amount; 0, of the creation, before the first. */
  readonly paidOn: number;
  readonly record: LockupRecord;
  readonly stream: LifeStreamState;
  readonly holdings: Holdings;
}

export function lifeReading({ day, acts }: LifeState): LifeReading {
  let record = NEW;
  let canceledOn: number | undefined;
  let lastAct: LifeAct | undefined;
  let paidOn = 0;
  const steps: string[] = [];
  for (const act of actsOf(acts)) {
    if (act.day > day) break;
    const before = streamState(LIFE_TERMS, record, secondsOfDay(act.day));
    if (!lifeCalls(before)[act.name]) continue;
    record = after(record, before, act.name);
    lastAct = act.name;
    if (act.name === 'cancel') canceledOn = act.day;
    if (act.name !== 'renounce') paidOn = act.day;
    if (act.day >= LIFE_DAYS.start) steps.push(`${act.day - LIFE_DAYS.start} ${STEPS[act.name]}`);
  }
  const stream = streamState(LIFE_TERMS, record, secondsOfDay(day));
  const { withdrawn, refunded } = record;
  return {
    record,
    stream,
    steps,
    canceledOn,
    lastAct,
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
  lifeCalls(lifeReading({ ...state, day: Math.floor(state.day) }).stream);

/** The calls so far in the words of the playground, whose stream starts at once; without one, a withdrawal now. */
export const stepsOnDay = (state: LifeState): string =>
  lifeReading(state).steps.join(', ') ||
  `${Math.max(Math.floor(state.day) - LIFE_DAYS.start, 1)} recipient withdrawMax`;

/** What the figures of the life of a stream have in common. */
export const lifeCourse = {
  start: { day: 60, acts: '' },
  limits: { day: [0, LIFE_DAYS.last] },
  clock: { name: 'day', end: LIFE_DAYS.last },
  act(state, action) {
    const name = ACTS.find((one) => one === action);
    if (!name) return state;
    const day = Math.floor(state.day);
    return { ...state, day, acts: withAct(actsOf(state.acts), { day, name }) };
  },
} as const satisfies Omit<Figure<LifeState>, 'draw' | 'sentence'>;
