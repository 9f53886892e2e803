import { shareOf } from '@sablier-docs/kit/plots/share';
import { linearStreamedAmount } from '@sablier-docs/protocol/lockup/linear-streamed-amount';
import { type Figure, type FigureState } from '../figure';
import { Clock, Onward, Pictures, Press, Said, Slider, Terms } from '../drawing/controls';
import { Timeline } from '../drawing/Timeline';
import { Vessels, type Holdings } from '../drawing/Vessels';
import { dayWord, digits, tokensWithSymbol, secondsOfDay } from '../drawing/words';
import { playgroundLink } from './links';
import { AMOUNT_LABELS, DAY_LABELS, DAYS, DEPOSIT, linearOfDays, STRAIGHT } from './lockup';

export interface TransferState extends FigureState {
  readonly day: number;
  /** The day on which the NFT changes hands. */
  readonly moved: number;
  /** Days of withdrawals, with commas between them; each takes all that is there, for the owner of that day. */
  readonly taken: string;
}

const TERMS = linearOfDays();

const released = (day: number): bigint => linearStreamedAmount(TERMS, secondsOfDay(day));

const daysOf = (taken: string): number[] =>
  taken
    .split(',')
    .flatMap((text) => (/^\d{1,3}$/.test(text) && Number(text) <= DAYS ? [Number(text)] : []))
    .sort((a, b) => a - b);

/** Who holds what: `sender` is the first owner of the NFT here, `recipient` the second. */
export function transferHoldings({ day, moved, taken }: TransferState): Holdings {
  let paid = 0n;
  let first = 0n;
  for (const one of daysOf(taken)) {
    if (one > day) break;
    const amount = released(one) - paid;
    paid += amount;
    // On the day itself the transfer comes first.
    if (one < moved) first += amount;
  }
  const now = released(day);
  return { sender: first, locked: DEPOSIT - now, ready: now - paid, recipient: paid - first };
}

const stepsOf = ({ moved, taken }: TransferState): string =>
  [
    ...daysOf(taken).map((day) => ({
      day,
      text: `${day} ${day < moved ? 'recipient' : 'stranger'} withdrawMax`,
    })),
    { day: moved - 0.5, text: `${moved} recipient transfer stranger` },
  ]
    .sort((a, b) => a.day - b.day)
    .map(({ text }) => text)
    .join(', ');

export const transfer: Figure<TransferState> = {
  start: { day: 60, moved: 40, taken: '' },
  limits: { day: [0, DAYS], moved: [1, DAYS] },
  clock: { name: 'day', end: DAYS },

  sentence(state) {
    const { day, moved } = state;
    const { sender, ready } = transferHoldings(state);
    if (day < moved) {
      return [
        `On ${dayWord(day)} the first owner can take `,
        tokensWithSymbol(ready),
        `. What they leave goes with the NFT on day ${moved}.`,
      ];
    }
    const kept: readonly string[] =
      sender > 0n
        ? [' The first owner keeps the ', tokensWithSymbol(sender), ' taken before.']
        : [];
    return [
      `The NFT changed hands on day ${moved}. On ${dayWord(day)} its new owner can take `,
      tokensWithSymbol(ready),
      `, no matter when they were released.${kept[0] ?? ''}`,
      ...kept.slice(1),
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
    const { day, moved } = state;
    const holdings = transferHoldings(state);
    const now = released(day);
    return (
      <>
        <Said letters={168} sentence={transfer.sentence(state)} />
        <Pictures>
          <Vessels
            holdings={holdings}
            falling={day > 0 && day < DAYS ? day : undefined}
            names={['First owner', 'Contract', 'New owner']}
            isPaid
          />
          <Timeline
            label={`Released by ${dayWord(day)}: ${tokensWithSymbol(now)} of ${tokensWithSymbol(DEPOSIT)}. The NFT changes hands on day ${moved}, which does not change the curve.`}
            lines={[{ points: STRAIGHT, color: 'grain', isFilled: true }]}
            clock={day / DAYS}
            mark={{ y: shareOf(now, DEPOSIT), text: digits(now) }}
            flag={{ at: moved / DAYS, text: 'NFT' }}
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
        <Terms>
          <Slider
            id={id}
            name="moved"
            label="Day of the transfer"
            value={moved}
            min={1}
            max={DAYS}
            text={dayWord(moved)}
          />
        </Terms>
        <Onward
          links={[
            [playgroundLink('linear', stepsOf(state)), 'Try it on the contract'],
            ['/guides/lockup/examples/stream-management/transfer', 'In code'],
          ]}
        />
      </>
    );
  },
};
