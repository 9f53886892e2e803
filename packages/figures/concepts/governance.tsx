import type { CallLane } from '../drawing/Lanes';
import { dayWord } from '../drawing/words';
import type { Figure, FigureState } from '../figure';
import { CallsPicture } from './calls-picture';
import {
  coinsOfDeed,
  DEEDS,
  GOVERNED,
  lanesOfContract,
  type Deed,
  type Governed,
  type GovernedCaller,
} from './governance-lanes';
import { playgroundLink } from './links';
import { DAYS } from './lockup';
import { sentenceOfLanes } from './rights';

export interface GovernanceState extends FigureState {
  readonly day: number;
  /** Whose calls they are. */
  readonly on: string;
  /** Who makes the calls. */
  readonly who: string;
  /** What the comptroller's admin has done. */
  readonly done: string;
}

type Callers = readonly (readonly [GovernedCaller, string])[];

const OF_STREAM: Callers = [
  ['recipient', 'Recipient'],
  ['sender', 'Sender'],
  ['stranger', 'Stranger'],
  ['admin', 'Admin'],
];
const CALLERS: Readonly<Record<Governed, Callers>> = {
  lockup: OF_STREAM,
  flow: OF_STREAM,
  campaign: OF_STREAM.map((one) => (one[0] === 'sender' ? ['sender', 'Creator'] : one)),
};

/** Where the calls are in code. */
const CODE: Readonly<Record<Governed, string>> = {
  lockup: '/guides/lockup/examples/fees#withdraw',
  flow: '/guides/flow/examples/stream-management#withdraw',
  campaign: '/guides/airdrops/examples/claim#claim',
};

const contractOf = ({ on }: GovernanceState): Governed =>
  GOVERNED.find(([name]) => name === on)?.[0] ?? 'lockup';
const deedOf = ({ done }: GovernanceState): Deed =>
  DEEDS.find(([name]) => name === done)?.[0] ?? 'nothing';
const callerOf = (state: GovernanceState) =>
  CALLERS[contractOf(state)].find(([name]) => name === state.who) ??
  (['recipient', 'Recipient'] as const);

/** The outcome of each call, as the contract answers it. */
export function governanceLanes(state: GovernanceState): readonly CallLane[] {
  const [who] = callerOf(state);
  return lanesOfContract(contractOf(state), Math.floor(state.day), deedOf(state), who);
}

function stopsOf(state: GovernanceState): string {
  const deed = deedOf(state);
  if (deed === 'halt') return 'The comptroller is broken, which stops';
  return deed === 'price' ? `The comptroller asks ${coinsOfDeed(deed)} for` : '';
}

/** Scenes of the playground: a Lockup stream with a fee, and a Flow stream and a campaign that ask nobody for one. */
function linkOf(state: GovernanceState): readonly [to: string, text: string] {
  const day = Math.max(Math.floor(state.day), 1);
  const deed = deedOf(state);
  const who = state.who === 'sender' || state.who === 'stranger' ? state.who : 'recipient';
  const rest = `${day} ${who} cancel, ${day} ${who} transfer stranger`;
  const free = deed === 'nothing' ? '' : ', without a fee';
  switch (contractOf(state)) {
    case 'flow': {
      const steps = `${day} ${who} withdrawMax, ${day} ${who} pause, ${day} ${who} void, ${day} ${who} transfer stranger`;
      return [playgroundLink('flow', steps), `Try it on the contract${free}`];
    }
    case 'campaign': {
      const steps = `${day} ${who} clawback 40, ${day} ${who} claim recipient`;
      return [playgroundLink('campaign', steps), 'Try it on the contract of an older release'];
    }
    case 'lockup': {
      const tryIt =
        deed === 'halt' ? 'Try a halt by a price on the contract' : 'Try it on the contract';
      if (deed === 'nothing')
        return [playgroundLink('linear', `${day} ${who} withdrawMax, ${rest}`), tryIt];
      const price =
        deed === 'fee' ? '' : `${day} market price ${deed === 'price' ? '0.01' : '0.00000001'}, `;
      const steps = `${price}${day} ${who} pay 0.000333333333333333, ${rest}`;
      return [playgroundLink('fee', steps), tryIt];
    }
  }
}

export const governance: Figure<GovernanceState> = {
  start: { day: 40, on: 'lockup', who: 'recipient', done: 'halt' },
  limits: { day: [0, DAYS] },
  clock: { name: 'day', end: DAYS },

  sentence(state) {
    const [name, caller] = callerOf(state);
    const who =
      name === 'admin'
        ? 'the admin of the protocol'
        : caller === 'Creator'
          ? "the campaign's creator and admin"
          : `the ${caller.toLowerCase()}`;
    return sentenceOfLanes(dayWord(state.day), who, stopsOf(state), governanceLanes(state));
  },

  draw(state, id) {
    const contract = contractOf(state);
    return (
      <CallsPicture
        id={id}
        state={state}
        sentence={governance.sentence(state)}
        letters={196}
        first={{ name: 'on', label: 'Contract', value: contract, options: GOVERNED }}
        caller={callerOf(state)}
        callers={CALLERS[contract]}
        gate="Comptroller"
        lanes={governanceLanes(state)}
        cause={{
          name: 'done',
          // A campaign keeps the dollars that it was launched with; price and code are those of today.
          label:
            contract === 'campaign'
              ? 'The comptroller, with its fee at the launch'
              : 'The comptroller, as its admin has set it',
          value: deedOf(state),
          options: DEEDS,
        }}
        links={[linkOf(state), [CODE[contract], 'In code']]}
      />
    );
  },
};
