import { formatAmount } from '@sablier-docs/protocol/amount';
import { feeInWei } from '@sablier-docs/protocol/fee';
import type { CallLane } from '../drawing/Lanes';
import { dayWord, tokensWithSymbol } from '../drawing/words';
import type { Figure, FigureState } from '../figure';
import { CallsPicture } from './calls-picture';
import { playgroundLink } from './links';
import { DAYS } from './lockup';
import {
  cancelLane,
  freeLanes,
  partsOnDay,
  refusedLane,
  sentenceOfLanes,
  takenLane,
} from './rights';

export interface GovernanceState extends FigureState {
  readonly day: number;
  /** Who makes the calls. */
  readonly who: string;
  /** What the comptroller's admin has done. */
  readonly done: string;
}

const CALLERS = [
  ['recipient', 'Recipient'],
  ['sender', 'Sender'],
  ['stranger', 'Stranger'],
  ['admin', 'Admin'],
] as const;

/** What the comptroller answers, which the admin decides. */
const DEEDS = [
  ['nothing', 'No fee'],
  ['fee', '1 USD'],
  ['price', 'Bad oracle'],
  ['halt', 'Broken'],
] as const;
type Deed = (typeof DEEDS)[number][0];

const USD = 100_000_000n;
const COIN_DECIMALS = 18;
/** The price of a coin in cents: the right one, and that of the bad oracle. */
const CENTS: Readonly<Record<'fee' | 'price', bigint>> = { fee: 300_000n, price: 1n };

/** What each withdrawal has to pay, in wei. */
export const feeOfDeed = (deed: 'fee' | 'price'): bigint =>
  feeInWei(USD, (CENTS[deed] * USD) / 100n, 0n);

const coins = (wei: bigint): string =>
  `${formatAmount(wei, COIN_DECIMALS, { maxDecimals: 6 })} ETH`;

const STOPS: Readonly<Record<Deed, string>> = {
  nothing: '',
  fee: '',
  price: `The comptroller asks ${coins(feeOfDeed('price'))} for`,
  halt: 'The comptroller reverts, which stops',
};

const deedOf = ({ done }: GovernanceState): Deed =>
  DEEDS.find(([name]) => name === done)?.[0] ?? 'nothing';
const callerOf = ({ who }: GovernanceState) => CALLERS.find(([name]) => name === who) ?? CALLERS[0];

function withdrawal(day: number, deed: Deed): CallLane {
  const { released } = partsOnDay(day);
  if (released === 0n) return refusedLane('Withdraw', 'nothing is released', true);
  const amount = tokensWithSymbol(released);
  switch (deed) {
    case 'nothing':
      return takenLane('Withdraw', `${amount} to the recipient`, true);
    case 'fee':
      return takenLane('Withdraw', `${amount}, for ${coins(feeOfDeed(deed))}`, true);
    case 'price':
      return takenLane('Withdraw', `costs ${coins(feeOfDeed(deed))}`, true, true);
    case 'halt':
      return takenLane('Withdraw', `${amount} must wait`, true, true);
  }
}

/** The admin's only call for tokens: what the contract has beyond its streams, which is nothing here. */
function recovery(isAdmin: boolean, deed: Deed): CallLane {
  if (!isAdmin) return refusedLane('Recover', 'only for the admin', true);
  const isHalted = deed === 'halt';
  return takenLane('Recover', isHalted ? 'reverts' : 'surplus only: 0 DAI', true, isHalted);
}

/** The outcome of each call, as the contract answers it. */
export function governanceLanes(state: GovernanceState): readonly CallLane[] {
  const day = Math.floor(state.day);
  const deed = deedOf(state);
  const [who] = callerOf(state);
  return [
    withdrawal(day, deed),
    recovery(who === 'admin', deed),
    cancelLane(day, who === 'sender'),
    ...freeLanes(who === 'recipient'),
  ];
}

function linkOf(state: GovernanceState): string {
  const day = Math.max(Math.floor(state.day), 1);
  const deed = deedOf(state);
  const who = state.who === 'sender' || state.who === 'stranger' ? state.who : 'recipient';
  const rest = `${day} ${who} cancel, ${day} ${who} transfer stranger`;
  if (deed === 'nothing') return playgroundLink('linear', `${day} ${who} withdrawMax, ${rest}`);
  const price =
    deed === 'fee' ? '' : `${day} market price ${deed === 'price' ? '0.01' : '0.00000001'}, `;
  return playgroundLink('fee', `${price}${day} ${who} pay 0.000333333333333333, ${rest}`);
}

export const governance: Figure<GovernanceState> = {
  start: { day: 40, who: 'recipient', done: 'halt' },
  limits: { day: [0, DAYS] },
  clock: { name: 'day', end: DAYS },

  sentence(state) {
    const [name, caller] = callerOf(state);
    const who = name === 'admin' ? 'the admin of the protocol' : `the ${caller.toLowerCase()}`;
    return sentenceOfLanes(dayWord(state.day), who, STOPS[deedOf(state)], governanceLanes(state));
  },

  draw(state, id) {
    const deed = deedOf(state);
    const tryIt =
      deed === 'halt' ? 'Try a halt by a price on the contract' : 'Try it on the contract';
    return (
      <CallsPicture
        id={id}
        state={state}
        sentence={governance.sentence(state)}
        caller={callerOf(state)}
        callers={CALLERS}
        gate="Comptroller"
        lanes={governanceLanes(state)}
        cause={{
          name: 'done',
          label: 'The comptroller, as its admin has set it',
          value: deed,
          options: DEEDS,
        }}
        links={[
          [linkOf(state), tryIt],
          ['/guides/lockup/examples/fees', 'In code'],
        ]}
      />
    );
  },
};
