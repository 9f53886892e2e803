import { Statuses } from '../drawing/Statuses';
import { shareOf } from '@sablier-docs/kit/plots/share';
import { LOCKUP_STATUSES } from '@sablier-docs/protocol/lockup/status';
import type { ReactNode } from 'react';
import { type Figure, type Sentence } from '../figure';
import { Clock, Onward, Pictures, Press, Said } from '../drawing/controls';
import { Timeline, type Place } from '../drawing/Timeline';
import { Vessels } from '../drawing/Vessels';
import { dayWord, digits, tokensWithSymbol } from '../drawing/words';
import {
  LIFE_DAYS,
  lifeCalls,
  lifeCourse,
  lifeReading,
  stepsOnDay,
  takesOnDay,
  type LifeAct,
  type LifeState,
  type LifeStreamState,
} from './life-course';
import { playgroundLink } from './links';
import { AMOUNT_LABELS, DEPOSIT } from './lockup';

const CURVE = [
  { x: 0, y: 0 },
  { x: LIFE_DAYS.start / LIFE_DAYS.last, y: 0 },
  { x: LIFE_DAYS.end / LIFE_DAYS.last, y: 1 },
  { x: 1, y: 1 },
];

const MEANS: Readonly<Record<LifeStreamState['status'], string>> = {
  PENDING: 'the start is to come',
  STREAMING: 'a part is released',
  SETTLED: 'everything is released and waits',
  CANCELED: 'what was released waits',
  DEPLETED: 'nothing is left in it',
};

function sentence(state: LifeState): Sentence {
  const { stream } = lifeReading(state);
  const can = lifeCalls(stream);
  const calls = [
    ...(can.withdraw ? ['the recipient can withdraw'] : []),
    ...(can.cancel ? ['the sender can cancel'] : []),
  ];
  const possible = calls.length === 0 ? 'nobody can withdraw or cancel' : calls.join(', ');
  return [
    `On ${dayWord(state.day)} the stream is `,
    stream.status,
    `: ${MEANS[stream.status]}; ${possible}.`,
  ];
}

/** A cancellation freezes the curve. */
function frozen(canceledOn: number | undefined, y: number): readonly Place[] {
  if (canceledOn === undefined) return CURVE;
  const x = canceledOn / LIFE_DAYS.last;
  return [...CURVE.filter((place) => place.x < x), { x, y }, { x: 1, y }];
}

const LABELS: readonly (readonly [LifeAct, string])[] = [
  ['withdraw', 'Withdraw'],
  ['cancel', 'Cancel'],
  ['renounce', 'Renounce'],
];

function draw(state: LifeState, id: string): ReactNode {
  const { day } = state;
  const { stream, holdings, canceledOn, lastAct = 'withdraw' } = lifeReading(state);
  const can = takesOnDay(state);
  const isFalling = stream.status === 'STREAMING' && day > LIFE_DAYS.start;
  return (
    <>
      <Said letters={118} sentence={sentence(state)} />
      <Statuses of={LOCKUP_STATUSES} now={stream.status} />
      <Pictures>
        <Vessels holdings={holdings} falling={isFalling ? day : undefined} />
        <Timeline
          label={`A stream of ${tokensWithSymbol(DEPOSIT)} that starts on day ${LIFE_DAYS.start} and ends on day ${LIFE_DAYS.end}. On ${dayWord(day)} it has released ${tokensWithSymbol(stream.streamed)}.`}
          lines={[
            {
              points: frozen(canceledOn, shareOf(stream.streamed, DEPOSIT)),
              color: 'grain',
              isFilled: true,
            },
          ]}
          clock={day / LIFE_DAYS.last}
          mark={{ y: shareOf(stream.streamed, DEPOSIT), text: digits(stream.streamed) }}
          amounts={AMOUNT_LABELS}
          times={[
            [LIFE_DAYS.start / LIFE_DAYS.last, 'day 20'],
            [70 / LIFE_DAYS.last, '70'],
            [LIFE_DAYS.end / LIFE_DAYS.last, '120'],
          ]}
          drags="day"
        />
      </Pictures>
      <Clock id={id} state={state} end={LIFE_DAYS.last}>
        {LABELS.map(([name, text]) => (
          <Press key={name} does={name} isOff={!can[name]}>
            {text}
          </Press>
        ))}
      </Clock>
      <Onward
        links={[
          [playgroundLink('linear', stepsOnDay(state)), 'Try it on the contract'],
          [`/guides/lockup/examples/stream-management/${lastAct}`, 'In code'],
        ]}
      />
    </>
  );
}

export const life: Figure<LifeState> = {
  ...lifeCourse,
  sentence,
  draw,
};
