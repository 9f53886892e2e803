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

export interface HooksState extends FigureState {
  readonly day: number;
  /** Who makes the calls. */
  readonly who: string;
  /** What the hooks of the owner do. */
  readonly hook: string;
}

const CALLERS = [
  ['sender', 'Sender'],
  ['stranger', 'Stranger'],
  ['owner', 'Owner contract'],
] as const;

const HOOKS = [
  ['accept', 'Accepts'],
  ['refuse', 'Reverts'],
  ['wrong', 'Wrong value'],
  ['burn', 'Burns its gas'],
  ['none', 'Not on the list'],
] as const;
type HookName = (typeof HOOKS)[number][0];

/** What a hook does, and what that leaves of a call. */
const FAULTS: Readonly<Partial<Record<HookName, readonly [does: string, undone: string]>>> = {
  refuse: ['reverts', 'undone, with its error'],
  wrong: ['returns a wrong value', 'undone, with an error'],
  burn: ['burns its gas', 'undone, no reason given'],
};

const hookOf = ({ hook }: HooksState): HookName =>
  HOOKS.find(([name]) => name === hook)?.[0] ?? 'accept';
const callerOf = ({ who }: HooksState) => CALLERS.find(([name]) => name === who) ?? CALLERS[0];

/** The outcome of each call, as the contract answers it. */
export function hooksLanes(state: HooksState): readonly CallLane[] {
  const day = Math.floor(state.day);
  const [who] = callerOf(state);
  const hook = hookOf(state);
  const isListed = hook !== 'none';
  const undone = FAULTS[hook]?.[1];
  const { released } = partsOnDay(day);
  // The owner's own withdrawal calls no hook.
  const isTold = isListed && who !== 'owner';
  const isUndone = isTold && undone !== undefined;
  return [
    released === 0n
      ? refusedLane('Withdraw', 'nothing is released', isTold)
      : takenLane(
          'Withdraw',
          isUndone ? undone : `${tokensWithSymbol(released)} to the owner`,
          isTold,
          isUndone,
        ),
    cancelLane(day, who === 'sender', isListed, undone),
    ...freeLanes(who === 'owner'),
  ];
}

/** The vault of the playground's scene has no calls of its own. */
function linkOf(state: HooksState): string {
  const day = Math.max(Math.floor(state.day), 1);
  const hook = hookOf(state);
  const who = state.who === 'stranger' ? 'stranger' : 'sender';
  const calls = `${day} ${who} withdrawMax, ${day} ${who} cancel`;
  if (hook === 'none') return playgroundLink('linear', calls);
  return playgroundLink('hook', `${day} keeper hook ${hook}, ${calls}`);
}

export const hooks: Figure<HooksState> = {
  start: { day: 40, who: 'sender', hook: 'refuse' },
  limits: { day: [0, DAYS] },
  clock: { name: 'day', end: DAYS },

  sentence(state) {
    const stops = `The hook ${FAULTS[hookOf(state)]?.[0] ?? ''}, which stops`;
    const who = `the ${callerOf(state)[1].toLowerCase()}`;
    return sentenceOfLanes(dayWord(state.day), who, stops, hooksLanes(state));
  },

  draw(state, id) {
    return (
      <CallsPicture
        id={id}
        state={state}
        sentence={hooks.sentence(state)}
        letters={143}
        caller={callerOf(state)}
        callers={CALLERS}
        gate="Hook of the owner"
        lanes={hooksLanes(state)}
        cause={{ name: 'hook', label: 'The hook', value: hookOf(state), options: HOOKS }}
        links={[
          [linkOf(state), 'Try it on the contract'],
          ['/guides/lockup/examples/hooks', 'In code'],
        ]}
      />
    );
  },
};
