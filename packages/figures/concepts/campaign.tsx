import { shareOf } from '@sablier-docs/kit/plots/share';
import { linearStreamedAmount } from '@sablier-docs/protocol/lockup/linear-streamed-amount';
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
import { Timeline, type Place } from '../drawing/Timeline';
import { Vessels, type Holdings } from '../drawing/Vessels';
import { dayWord, digits, secondsOfDay, tokensWithSymbol, tokenUnits } from '../drawing/words';
import type { Figure, FigureState, Sentence } from '../figure';
import { playgroundLink } from './links';
import { DAYS as VESTING, linearOfDays } from './lockup';

export interface ClaimTimeState extends FigureState {
  readonly kind: string;
  readonly day: number;
  /** The day of the claim, the first one of the campaign. */
  readonly claimed: number;
}

const KINDS = [
  ['instant', 'Instant'],
  ['ranged', 'Fixed start'],
  ['open', 'From the claim'],
  ['variable', 'Variable'],
] as const;
type Kind = (typeof KINDS)[number][0];

/** Where the guide creates each. */
const SECTIONS: Readonly<Record<Kind, string>> = {
  instant: 'instant',
  ranged: 'lockup-linear',
  open: 'lockup-linear',
  variable: 'variable-claim-amount',
};

const CLOCK = 140;
/** The first day without claims. */
const EXPIRATION = 120;
/** How long after the first claim the admin can still take tokens, in days. */
const GRACE = 7;
/** What the list has for the recipient, and for all others, who do not claim. */
const SHARE = tokenUnits(100);
export const CAMPAIGN_FUNDS = 2n * SHARE;
/** What a variable amount begins with: a tenth. */
const AT_START = SHARE / 10n;

const kindOf = ({ kind }: ClaimTimeState): Kind =>
  KINDS.find(([name]) => name === kind)?.[0] ?? 'ranged';

const vested = (day: number): bigint => linearStreamedAmount(linearOfDays(), secondsOfDay(day));

/** The part of a variable amount that a claim on a day pays. */
function variableClaim(day: number): bigint {
  if (day >= VESTING) return SHARE;
  return AT_START + ((SHARE - AT_START) * secondsOfDay(day)) / secondsOfDay(VESTING);
}

/** Whether the claim opens a stream; a claim after the end of vesting is paid at once. */
const hasStream = (kind: Kind, claimed: number): boolean =>
  kind === 'open' || (kind === 'ranged' && claimed < VESTING);

/** What leaves the campaign with the claim. */
const claimedAmount = (kind: Kind, claimed: number): bigint =>
  kind === 'variable' ? variableClaim(claimed) : SHARE;

/** What the recipient has or can take, on a day after the claim. */
function dueAmount(kind: Kind, claimed: number, day: number): bigint {
  if (!hasStream(kind, claimed)) return claimedAmount(kind, claimed);
  return vested(kind === 'open' ? day - claimed : day);
}

/** Who holds what: `sender` is the campaign here. The recipient leaves in the stream what it has released. */
export function campaignHoldings(state: ClaimTimeState): Holdings {
  const { day, claimed } = state;
  const kind = kindOf(state);
  if (day < claimed) return { sender: CAMPAIGN_FUNDS, locked: 0n, ready: 0n, recipient: 0n };
  const amount = claimedAmount(kind, claimed);
  const due = dueAmount(kind, claimed, day);
  const isStream = hasStream(kind, claimed);
  return {
    sender: CAMPAIGN_FUNDS - amount,
    locked: amount - due,
    ready: isStream ? due : 0n,
    recipient: isStream ? 0n : due,
  };
}

/** What the admin can take back on a day. */
export function clawbackAmount(state: ClaimTimeState): bigint {
  const { day, claimed } = state;
  const isOpen = day < claimed || day <= claimed + GRACE || day >= EXPIRATION;
  return isOpen ? campaignHoldings(state).sender : 0n;
}

function claimWords(state: ClaimTimeState): readonly string[] {
  const { day, claimed } = state;
  const kind = kindOf(state);
  const when = `A claim on day ${claimed}`;
  const due = tokensWithSymbol(dueAmount(kind, claimed, day));
  if (hasStream(kind, claimed)) {
    const begun = kind === 'open' ? 'begins then' : 'began on day 0';
    return [`${when} opens a stream that ${begun}: by ${dayWord(day)} it releases `, due, '.'];
  }
  const forgone = SHARE - claimedAmount(kind, claimed);
  return forgone > 0n
    ? [`${when} pays `, due, ' and gives up ', tokensWithSymbol(forgone), '.']
    : [`${when} pays `, due, ' at once.'];
}

function sentence(state: ClaimTimeState): Sentence {
  const { day, claimed } = state;
  const back = clawbackAmount(state);
  if (day < claimed) {
    return [
      `On ${dayWord(day)} nobody has claimed. The admin can claw back `,
      tokensWithSymbol(back),
      '.',
    ];
  }
  const words = claimWords(state);
  const before = words.slice(0, -1);
  const end = words.at(-1) ?? '';
  return back > 0n
    ? [...before, `${end} The admin can claw back `, tokensWithSymbol(back), '.']
    : [...before, `${end} The admin can claw back nothing until day ${EXPIRATION}.`];
}

const place = (day: number, amount: bigint): Place => ({
  x: Math.min(day, CLOCK) / CLOCK,
  y: shareOf(amount, CAMPAIGN_FUNDS),
});

/** What the recipient has by each day. */
function duePlaces(kind: Kind, claimed: number): Place[] {
  const bends = [kind === 'open' ? claimed + VESTING : VESTING, CLOCK];
  return [
    place(0, 0n),
    place(claimed, 0n),
    ...[claimed, ...bends]
      .filter((day, at) => at === 0 || (day > claimed && day <= CLOCK))
      .map((day) => place(day, dueAmount(kind, claimed, day))),
  ];
}

/** What a clawback takes on each day. */
function clawbackPlaces(kind: Kind, claimed: number): Place[] {
  const left = CAMPAIGN_FUNDS - claimedAmount(kind, claimed);
  const closed = Math.min(claimed + GRACE, EXPIRATION);
  return [
    place(0, CAMPAIGN_FUNDS),
    place(claimed, CAMPAIGN_FUNDS),
    place(claimed, left),
    place(closed, left),
    place(closed, 0n),
    place(EXPIRATION, 0n),
    place(EXPIRATION, left),
    place(CLOCK, left),
  ];
}

/** The scene is a campaign whose streams begin with the claim. */
function stepsOf(state: ClaimTimeState): string {
  const { claimed } = state;
  const day = Math.floor(state.day);
  const { sender } = campaignHoldings({ ...state, kind: 'open', day });
  const back = `${day} sender clawback ${digits(sender)}`;
  return day < claimed
    ? `${back}, ${claimed} recipient claim recipient`
    : `${claimed} recipient claim recipient, ${day} recipient withdrawMax, ${back}`;
}

export const campaign: Figure<ClaimTimeState> = {
  start: { kind: 'ranged', day: 60, claimed: 40 },
  limits: { day: [0, CLOCK], claimed: [0, EXPIRATION - 1] },
  clock: { name: 'day', end: CLOCK },
  sentence,

  draw(state, id) {
    const { day, claimed } = state;
    const kind = kindOf(state);
    const due = day < claimed ? 0n : dueAmount(kind, claimed, day);
    const isStream = hasStream(kind, claimed);
    return (
      <>
        <Said letters={132} sentence={sentence(state)} />
        <Controls>
          <Choice name="kind" label="Campaign, by when it pays" value={kind} options={KINDS} />
        </Controls>
        <Pictures>
          <Vessels
            holdings={campaignHoldings(state)}
            falling={isStream && day > claimed ? day : undefined}
            names={['Campaign', 'Stream', 'Recipient']}
          />
          <Timeline
            label={`By ${dayWord(day)} the recipient has or can take ${tokensWithSymbol(due)}, and a clawback takes ${tokensWithSymbol(clawbackAmount(state))}. The claim is on day ${claimed}, the expiration on day ${EXPIRATION}.`}
            lines={[
              { points: clawbackPlaces(kind, claimed), color: 'cool', name: 'clawback' },
              {
                points: duePlaces(kind, claimed),
                color: 'grain',
                name: 'recipient',
                isFilled: true,
              },
            ]}
            clock={day / CLOCK}
            mark={{ y: shareOf(due, CAMPAIGN_FUNDS), text: digits(due) }}
            amounts={[
              [0, '0'],
              [0.5, '100'],
              [1, '200'],
            ]}
            times={[
              [0, 'day 0'],
              [VESTING / CLOCK, String(VESTING)],
              [EXPIRATION / CLOCK, String(EXPIRATION)],
            ]}
            drags="day"
          />
        </Pictures>
        <Clock id={id} state={state} end={CLOCK} />
        <Terms>
          <Slider
            id={id}
            name="claimed"
            label="Day of the first claim"
            value={claimed}
            max={EXPIRATION - 1}
            text={dayWord(claimed)}
          />
        </Terms>
        <Onward
          links={[
            [
              playgroundLink('vesting', stepsOf(state)),
              kind === 'open'
                ? 'Try it on the contract'
                : 'Try it on the contract, with vesting from the claim',
            ],
            [`/guides/airdrops/examples/create-campaign#${SECTIONS[kind]}`, 'In code'],
          ]}
        />
      </>
    );
  },
};
