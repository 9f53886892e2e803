import { shareOf } from '@sablier-docs/kit/plots/share';
import { UNIT } from '@sablier-docs/protocol/unit';
import { streamedAmount } from '@sablier-docs/protocol/lockup/streamed-amount';
import type { LockupStream } from '@sablier-docs/protocol/lockup/types';
import type { ReactNode } from 'react';
import { type Figure, type FigureState, type Sentence } from '../figure';
import {
  Choice,
  Clock,
  Controls,
  Onward,
  Pictures,
  Said,
  Slider,
  Terms,
} from '../drawing/controls';
import { Timeline } from '../drawing/Timeline';
import { Vessels } from '../drawing/Vessels';
import { dayWord, digits, tokensWithSymbol, secondsOfDay, tokenUnits } from '../drawing/words';
import { playgroundLink } from './links';
import { playgroundTerms, shapeSimulatorLink } from './stream-terms';
import { curvePlaces } from './curve-places';
import { AMOUNT_LABELS, DAY_LABELS, DAYS, DEPOSIT, linearOfDays } from './lockup';

export interface ShapeState extends FigureState {
  readonly model: string;
  readonly day: number;
  /** Linear: the day of the cliff, the amounts of both unlocks, and the days of a step. */
  readonly cliff: number;
  readonly first: number;
  readonly second: number;
  readonly step: number;
  /** Two segments: the day and the amount that the first one ends with, and the exponents of both. */
  readonly turn: number;
  readonly part: number;
  readonly bend: number;
  readonly rest: number;
  /** Tranches: how many, and the amount of the first one. */
  readonly count: number;
  readonly early: number;
}

const START: ShapeState = {
  model: 'linear',
  day: 40,
  cliff: 25,
  first: 0,
  second: 25,
  step: 0,
  turn: 50,
  part: 20,
  bend: 1,
  rest: 3,
  count: 4,
  early: 25,
};

const LIMITS: Readonly<
  Record<Exclude<keyof ShapeState, 'model'>, readonly [number, number, number?]>
> = {
  day: [0, DAYS],
  cliff: [0, DAYS - 1],
  first: [0, 100],
  second: [0, 100],
  step: [0, 50],
  turn: [1, DAYS - 1],
  part: [0, 100],
  bend: [0, 10, 0.25],
  rest: [0, 10, 0.25],
  count: [1, 12],
  early: [0, 100],
};

const MODELS = [
  ['linear', 'Linear'],
  ['dynamic', 'Segments'],
  ['tranched', 'Tranches'],
] as const;

const exponent = (value: number): bigint => (BigInt(Math.round(value * 100)) * UNIT) / 100n;

function linear({ cliff, first, second, step }: ShapeState): LockupStream {
  const cliffTime = cliff > 0 ? secondsOfDay(cliff) : 0n;
  const start = tokenUnits(first);
  const rest = DEPOSIT - start;
  const asked = cliff > 0 ? tokenUnits(second) : 0n;
  const longest = DAYS - cliff;
  return linearOfDays({
    cliffTime,
    // Together they are at most the deposit, and a step is at most as long as the linear part: the contract refuses more.
    unlocks: { start, cliff: asked < rest ? asked : rest },
    granularity: step > 0 ? secondsOfDay(Math.min(step, longest)) : 1n,
  });
}

function dynamic({ turn, part, bend, rest }: ShapeState): LockupStream {
  return {
    model: 'dynamic',
    deposit: DEPOSIT,
    startTime: 0n,
    segments: [
      { amount: tokenUnits(part), exponent: exponent(bend), timestamp: secondsOfDay(turn) },
      {
        amount: DEPOSIT - tokenUnits(part),
        exponent: exponent(rest),
        timestamp: secondsOfDay(DAYS),
      },
    ],
  };
}

function tranched({ count, early }: ShapeState): LockupStream {
  const times = Array.from({ length: count }, (_, at) =>
    secondsOfDay(Math.round((DAYS * (at + 1)) / count)),
  );
  const first = count === 1 ? DEPOSIT : tokenUnits(early);
  const later = count === 1 ? 0n : (DEPOSIT - first) / BigInt(count - 1);
  return {
    model: 'tranched',
    deposit: DEPOSIT,
    startTime: 0n,
    tranches: times.map((timestamp, at) => {
      if (at === 0) return { timestamp, amount: first };
      // The last one has what the division leaves.
      const amount = at < count - 1 ? later : DEPOSIT - first - later * BigInt(count - 2);
      return { timestamp, amount };
    }),
  };
}

/** The stream of a state, which the contract accepts. */
export function shapeStream(state: ShapeState): LockupStream {
  if (state.model === 'dynamic') return dynamic(state);
  return state.model === 'tranched' ? tranched(state) : linear(state);
}

/** What an exponent does, in words. */
function paceOf(power: number): string {
  const pace =
    power === 1
      ? 'evenly'
      : power === 0
        ? 'at once'
        : power > 1
          ? 'slowly at first'
          : 'fast at first';
  return `${pace} (exponent ${digitsOf(power)})`;
}

/** The terms in words. */
function shapeWords(state: ShapeState): readonly string[] {
  const { model, cliff, first, second, step, turn, part, bend, rest, count } = state;
  if (model === 'tranched')
    return count === 1
      ? ['one tranche on day 100']
      : [`${count} tranches, one every ${digitsOf(DAYS / count)} days`];
  if (model === 'dynamic')
    return [`${part} DAI until day ${turn}, ${paceOf(bend)}, and the rest ${paceOf(rest)}`];
  return [
    ...(first > 0 ? [`${first} DAI at the start`] : []),
    ...(cliff > 0 ? [`${Math.min(second, 100 - first)} DAI at the cliff on day ${cliff}`] : []),
    step > 0 ? `the rest in steps of ${Math.min(step, DAYS - cliff)} days` : 'the rest each second',
  ];
}

const digitsOf = (value: number): string => String(Math.round(value * 100) / 100);

function sentence(state: ShapeState): Sentence {
  const words = shapeWords(state);
  const now = streamedAmount(shapeStream(state), secondsOfDay(state.day));
  return [
    `By ${dayWord(state.day)} the contract has released `,
    tokensWithSymbol(now),
    ` of 100 DAI: ${words.join(', ')}.`,
  ];
}

interface Given {
  readonly state: ShapeState;
  readonly id: string;
}

function LinearSliders({ state, id }: Given): ReactNode {
  const { cliff, first, second, step } = state;
  const most = 100 - first;
  return (
    <>
      <Slider
        id={id}
        name="cliff"
        label="Cliff"
        value={cliff}
        max={99}
        text={cliff > 0 ? `day ${cliff}` : 'none'}
      />
      <Slider
        id={id}
        name="first"
        label="Unlock at start"
        value={first}
        max={100}
        text={`${first} DAI`}
      />
      <Slider
        id={id}
        name="second"
        label="Unlock at cliff"
        value={second}
        max={100}
        text={cliff > 0 ? `${Math.min(second, most)} DAI` : 'no cliff'}
      />
      <Slider
        id={id}
        name="step"
        label="Granularity"
        value={step}
        max={50}
        text={step > 0 ? `${Math.min(step, DAYS - cliff)} days` : '1 second'}
      />
    </>
  );
}

function SegmentSliders({ state, id }: Given): ReactNode {
  const { turn, part, bend, rest } = state;
  return (
    <>
      <Slider
        id={id}
        name="turn"
        label="Segment 1 to"
        value={turn}
        min={1}
        max={99}
        text={`day ${turn}`}
      />
      <Slider
        id={id}
        name="part"
        label="Segment 1 has"
        value={part}
        max={100}
        text={`${part} DAI`}
      />
      <Slider
        id={id}
        name="bend"
        label="Exponent 1"
        value={bend}
        max={10}
        step={0.25}
        text={digitsOf(bend)}
      />
      <Slider
        id={id}
        name="rest"
        label="Exponent 2"
        value={rest}
        max={10}
        step={0.25}
        text={digitsOf(rest)}
      />
    </>
  );
}

function TrancheSliders({ state, id }: Given): ReactNode {
  const { count, early } = state;
  return (
    <>
      <Slider
        id={id}
        name="count"
        label="Tranches"
        value={count}
        min={1}
        max={12}
        text={String(count)}
      />
      <Slider
        id={id}
        name="early"
        label="First tranche"
        value={early}
        max={100}
        text={count === 1 ? '100 DAI' : `${early} DAI`}
      />
    </>
  );
}

const SLIDERS = { linear: LinearSliders, dynamic: SegmentSliders, tranched: TrancheSliders };

const CODE: Readonly<Record<string, string>> = {
  linear: '/guides/lockup/examples/create-stream/lockup-linear',
  dynamic: '/guides/lockup/examples/create-stream/lockup-dynamic',
  tranched: '/guides/lockup/examples/create-stream/lockup-tranched',
};

const isModel = (model: string): model is keyof typeof SLIDERS => Object.hasOwn(SLIDERS, model);

function draw(state: ShapeState, id: string): ReactNode {
  const { day } = state;
  const model = isModel(state.model) ? state.model : 'linear';
  const stream = shapeStream(state);
  const now = streamedAmount(stream, secondsOfDay(day));
  const steps = `${Math.floor(day)} recipient withdrawMax`;
  const Sliders = SLIDERS[model];
  return (
    <>
      <Said letters={159} sentence={sentence(state)} />
      <Controls>
        <Choice name="model" label="Model" value={model} options={MODELS} />
      </Controls>
      <Pictures>
        <Vessels
          holdings={{ sender: 0n, locked: DEPOSIT - now, ready: now, recipient: 0n }}
          falling={streamedAmount(stream, secondsOfDay(day) + 1n) > now ? day : undefined}
        />
        <Timeline
          label={`Released by ${dayWord(day)}: ${tokensWithSymbol(now)} of ${tokensWithSymbol(DEPOSIT)}. ${shapeWords(state).join(', ')}.`}
          lines={[{ points: curvePlaces(stream), color: 'grain', isFilled: true }]}
          clock={day / DAYS}
          mark={{ y: shareOf(now, DEPOSIT), text: digits(now) }}
          amounts={AMOUNT_LABELS}
          times={DAY_LABELS}
          drags="day"
        />
      </Pictures>
      <Clock id={id} state={state} end={DAYS} />
      <Terms>
        <Sliders state={state} id={id} />
      </Terms>
      <Onward
        links={[
          [playgroundLink(model, steps, playgroundTerms(stream)), 'Try it on the contract'],
          [shapeSimulatorLink(stream, secondsOfDay(Math.floor(day))), 'Continue in the simulator'],
          [CODE[model] ?? '', 'In code'],
        ]}
      />
    </>
  );
}

const shapesFrom = (model: string): Figure<ShapeState> => ({
  start: { ...START, model },
  limits: LIMITS,
  clock: { name: 'day', end: DAYS },
  sentence,
  draw,
});

export const shapes = shapesFrom('linear');
export const segments = shapesFrom('dynamic');
export const tranches = shapesFrom('tranched');
