import { shareOf } from '@sablier-docs/kit/plots/share';
import { linearStreamedAmount } from '@sablier-docs/protocol/lockup/linear-streamed-amount';
import { type Figure, type FigureState } from '../figure';
import { Clock, Onward, Pictures, Press, Said } from '../drawing/controls';
import { Timeline } from '../drawing/Timeline';
import { Vessels, type Holdings } from '../drawing/Vessels';
import { dayWord, digits, tokensWithSymbol, secondsOfDay } from '../drawing/words';
import { playgroundLink } from './links';
import { AMOUNT_LABELS, DAY_LABELS, DAYS, DEPOSIT, linearOfDays, STRAIGHT } from './lockup';

export interface StreamingState extends FigureState {
  readonly day: number;
  /** Days of withdrawals, with commas between them; each takes all that is there. */
  readonly taken: string;
}

const TERMS = linearOfDays();

const released = (day: number): bigint => linearStreamedAmount(TERMS, secondsOfDay(day));

const daysOf = (taken: string): number[] =>
  taken.split(',').flatMap((text) => (/^\d{1,3}$/.test(text) ? [Number(text)] : []));

/** Who holds what on a day: nothing is taken before the day of a withdrawal. */
export function streamingHoldings({ day, taken }: StreamingState): Holdings {
  const last = Math.max(-1, ...daysOf(taken).filter((one) => one <= day));
  const recipient = last < 0 ? 0n : released(last);
  return {
    sender: 0n,
    locked: DEPOSIT - released(day),
    ready: released(day) - recipient,
    recipient,
  };
}

const stepsOf = ({ taken }: StreamingState): string =>
  [...new Set(daysOf(taken))]
    .sort((a, b) => a - b)
    .map((day) => `${day} recipient withdrawMax`)
    .join(', ');

export const streaming: Figure<StreamingState> = {
  start: { day: 40, taken: '' },
  limits: { day: [0, DAYS] },
  clock: { name: 'day', end: DAYS },

  sentence(state) {
    const { locked, ready, recipient } = streamingHoldings(state);
    const before = recipient > 0n ? [' and has taken ', tokensWithSymbol(recipient)] : [];
    return [
      `On ${dayWord(state.day)} the recipient can take `,
      tokensWithSymbol(ready),
      ...before,
      locked > 0n ? '. The other ' : '. Everything is released.',
      ...(locked > 0n ? [tokensWithSymbol(locked), ' are not theirs yet.'] : []),
    ];
  },

  act(state, action) {
    if (action !== 'withdraw') return state;
    const day = Math.floor(state.day);
    // A later withdrawal has not happened yet.
    const days = daysOf(state.taken).filter((one) => one < day);
    return { ...state, day, taken: [...days, day].join(',') };
  },

  draw(state, id) {
    const { day } = state;
    const holdings = streamingHoldings(state);
    const now = released(day);
    return (
      <>
        <Said letters={98} sentence={streaming.sentence(state)} />
        <Pictures>
          <Vessels holdings={holdings} falling={day > 0 && day < DAYS ? day : undefined} />
          <Timeline
            label={`Released by ${dayWord(day)}: ${tokensWithSymbol(now)} of ${tokensWithSymbol(DEPOSIT)}, the same amount each second from day 0 to day ${DAYS}.`}
            lines={[{ points: STRAIGHT, color: 'grain', isFilled: true }]}
            clock={day / DAYS}
            mark={{ y: shareOf(now, DEPOSIT), text: digits(now) }}
            amounts={AMOUNT_LABELS}
            times={DAY_LABELS}
            drags="day"
          />
        </Pictures>
        <Clock id={id} state={state} end={DAYS}>
          <Press does="withdraw" isOff={holdings.ready === 0n}>
            Withdraw
          </Press>
        </Clock>
        <Onward
          links={[
            [
              playgroundLink(
                'linear',
                stepsOf(state) || `${Math.max(Math.floor(day), 1)} recipient withdrawMax`,
              ),
              'Try it on the contract',
            ],
            ['/guides/lockup/examples/stream-management/withdraw', 'In code'],
          ]}
        />
      </>
    );
  },
};
