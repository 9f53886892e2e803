import { shareOf } from '@sablier-docs/kit/plots/share';
import { formatCount } from '@sablier-docs/protocol/amount';
import { UNIT } from '@sablier-docs/protocol/unit';
import { priceGatedAmount } from '@sablier-docs/protocol/lockup/price-gated';
import { streamedAmount } from '@sablier-docs/protocol/lockup/streamed-amount';
import type { LockupStream } from '@sablier-docs/protocol/lockup/types';
import { type Figure, type FigureState } from '../figure';
import {
  Choice,
  Controls,
  Onward,
  Pictures,
  Presses,
  Run,
  Said,
  Slider,
} from '../drawing/controls';
import { Timeline, type Place } from '../drawing/Timeline';
import { Vessels, type Holdings } from '../drawing/Vessels';
import { dayWord, digits, tokensWithSymbol, secondsOfDay, tokenUnits } from '../drawing/words';
import { curvePlaces } from './curve-places';
import { AMOUNT_LABELS, DAY_LABELS, DAYS, DEPOSIT, linearOfDays } from './lockup';
import { playgroundLink } from './links';

export interface CancelState extends FigureState {
  readonly model: string;
  readonly day: number;
  /** USD. */
  readonly price: number;
}

/** The price that releases a price-gated stream, in USD. */
export const TARGET = 4_000;
const LOWEST = 3_000;
const HIGHEST = 5_000;
const FEED_DECIMALS = 100_000_000n;
const GATED = 'price-gated';

/** The streams of the scenes of the playground that have the same names. */
export const CANCEL_STREAMS: Readonly<Record<string, LockupStream>> = {
  linear: linearOfDays(),
  cliff: linearOfDays({
    cliffTime: secondsOfDay(25),
    unlocks: { start: 0n, cliff: tokenUnits(25) },
  }),
  tranched: {
    model: 'tranched',
    deposit: DEPOSIT,
    startTime: 0n,
    tranches: [25, 50, 75, 100].map((day) => ({
      amount: tokenUnits(25),
      timestamp: secondsOfDay(day),
    })),
  },
  dynamic: {
    model: 'dynamic',
    deposit: DEPOSIT,
    startTime: 0n,
    segments: [{ amount: DEPOSIT, exponent: 3n * UNIT, timestamp: secondsOfDay(DAYS) }],
  },
};

const MODELS = [
  ['linear', 'Linear'],
  ['cliff', 'Cliff'],
  ['tranched', 'Tranches'],
  ['dynamic', 'Curve'],
  [GATED, 'Price-gated'],
] as const;

const CURVES = new Map<LockupStream, Place[]>();

function curveOf(stream: LockupStream): Place[] {
  const known = CURVES.get(stream) ?? curvePlaces(stream);
  CURVES.set(stream, known);
  return known;
}

const usd = (price: number): bigint => BigInt(Math.round(price)) * FEED_DECIMALS;

/** What is released on a day, for a price of the feed. */
export function releasedOf({ model, day, price }: CancelState): bigint {
  const time = secondsOfDay(day);
  const stream = CANCEL_STREAMS[model];
  if (stream) return streamedAmount(stream, time);
  const gate = { deposit: DEPOSIT, endTime: secondsOfDay(DAYS), targetPrice: usd(TARGET) };
  return priceGatedAmount(gate, time, usd(price));
}

/** Who holds what after the sender has tried to cancel: a stream that has released everything is refused. */
export function canceledHoldings(state: CancelState): Holdings {
  const ready = releasedOf(state);
  return { sender: DEPOSIT - ready, locked: 0n, ready, recipient: 0n };
}

function placesOf(state: CancelState): readonly Place[] {
  const stream = CANCEL_STREAMS[state.model];
  if (stream) return curveOf(stream);
  const now = state.price >= TARGET ? 1 : 0;
  return [
    { x: 0, y: now },
    { x: 1, y: now },
    { x: 1, y: 1 },
  ];
}

const isGated = ({ model }: CancelState): boolean => CANCEL_STREAMS[model] === undefined;

function stepsOf(state: CancelState): string {
  const day = Math.floor(state.day);
  const price = isGated(state) ? [`${day} market price ${state.price}`] : [];
  return [...price, `${day} sender cancel`, `${day} recipient withdrawMax`].join(', ');
}

export const cancel: Figure<CancelState> = {
  start: { model: 'linear', day: 40, price: LOWEST },
  limits: { day: [0, DAYS], price: [LOWEST, HIGHEST, 50] },
  clock: { name: 'day', end: DAYS },

  sentence(state) {
    const { sender, ready } = canceledHoldings(state);
    const when = isGated(state)
      ? `on ${dayWord(state.day)}, with the price at ${formatCount(state.price)} USD`
      : `on ${dayWord(state.day)}`;
    return sender === 0n
      ? [
          `The sender cannot cancel ${when}: all `,
          tokensWithSymbol(ready),
          ' are released, and the recipient can take them.',
        ]
      : [
          `If the sender cancels ${when}, they get `,
          tokensWithSymbol(sender),
          ' back at once. The recipient keeps ',
          tokensWithSymbol(ready),
          '.',
        ];
  },

  draw(state, id) {
    const { day, model } = state;
    const now = releasedOf(state);
    const known = MODELS.some(([name]) => name === model) ? model : GATED;
    return (
      <>
        <Said letters={123} sentence={cancel.sentence(state)} />
        <Controls>
          <Choice name="model" label="Stream" value={known} options={MODELS} />
        </Controls>
        <Pictures>
          <Vessels
            holdings={canceledHoldings(state)}
            falling={undefined}
            words={{ locked: 'not yet', ready: 'kept' }}
          />
          <Timeline
            label={`Released by ${dayWord(day)}: ${tokensWithSymbol(now)} of ${tokensWithSymbol(DEPOSIT)}. A cancellation returns the part above the curve and leaves the part below it.`}
            lines={[{ points: placesOf(state), color: 'grain', isFilled: true }]}
            clock={day / DAYS}
            mark={{ y: shareOf(now, DEPOSIT), text: `${digits(now)} kept` }}
            isSplit
            amounts={AMOUNT_LABELS}
            times={DAY_LABELS}
            drags="day"
          />
        </Pictures>
        <Controls>
          <Slider
            id={id}
            name="day"
            label="Day of the cancellation"
            value={Math.floor(day)}
            max={DAYS}
            text={dayWord(day)}
          />
          <Slider
            id={id}
            name="price"
            label={`Price, with a target of ${formatCount(TARGET)} USD`}
            value={state.price}
            min={LOWEST}
            max={HIGHEST}
            step={50}
            text={`${formatCount(state.price)} USD`}
            isHidden={!isGated(state)}
          />
          <Presses>
            <Run state={state} />
          </Presses>
        </Controls>
        <Onward
          links={[
            [playgroundLink(known, stepsOf(state)), 'Try it on the contract'],
            ['/guides/lockup/examples/stream-management/cancel', 'In code'],
          ]}
        />
      </>
    );
  },
};
