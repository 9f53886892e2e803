import { expect, test } from 'vitest';
import type { ActionId } from '@sablier-docs/tools/readings/contracts/actions';
import { readDeskReleases } from '@sablier-docs/tools/readings/contracts/read-releases';
import { prepareAction } from '@sablier-docs/tools/desks/stream/prepare-action';
import type { ActionInput } from '@sablier-docs/tools/desks/stream/prepared-action';
import {
  amountWithSymbol,
  fetchStream,
  streamViewWord,
  type StreamResults,
} from '@sablier-docs/tools/readings/stream/for-tests';
import type { Call } from '@sablier-docs/kit/calls/call';
import type { AnyRange } from '@sablier-docs/proofs/worlds/range';
import { transact } from '../../chains/routes';
import { walletOn } from '../../chains/wallet';
import { askEverywhere } from '../../worlds/ask';
import type { FlowStreamWorld } from '../../worlds/flow';
import type { StreamWorld } from '../../worlds/open';

/*
 * The desk reads a random stream of any release, model, token and moment as a wallet does, for each caller.
 * What it says moves, to the last unit; what it refuses or warns of for certain, the contract refuses.
 */

type AnyWorld = StreamWorld & FlowStreamWorld;
const releases = readDeskReleases();

const ALIASES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  lockup: { linear: 'LK3', dynamic: 'LK3', tranched: 'LK3', priceGated: 'LK3' },
  lockupV1_2: { linear: 'LL3', dynamic: 'LD3', tranched: 'LT3' },
  lockupV1_0: { linear: 'LL', dynamic: 'LD' },
};

function releaseOf({ of, model }: AnyWorld) {
  const alias = (of as string) === 'flow' ? 'FL4' : ALIASES[of]?.[model];
  const release = releases.find((one) => one.alias === alias);
  if (!release) throw new Error(`There is no release for ${of} ${model}.`);
  return release;
}

interface Expected {
  /** What the action moves, from the words that were read. */
  moves: Record<string, bigint>;
  /** The amounts that the sentence names. */
  said: bigint[];
}

/** The effect of each action by the figures that the desk has read. */
function expectedOf(action: ActionId, to: string, results: StreamResults): Expected {
  const word = (name: Parameters<typeof streamViewWord>[1]) => streamViewWord(results, name) ?? 0n;
  const withdrawable = word('withdrawableAmountOf');
  const refundable = word('refundableAmountOf');
  const nothing: Expected = { moves: {}, said: [] };
  switch (action) {
    case 'withdrawMax':
      return { moves: { [to]: withdrawable, contract: -withdrawable }, said: [withdrawable] };
    case 'withdrawMaxAndTransfer':
      return { moves: { recipient: withdrawable, contract: -withdrawable }, said: [withdrawable] };
    case 'cancel':
      return {
        moves: { sender: refundable, contract: -refundable },
        said: [refundable, withdrawable],
      };
    case 'refundMax':
      return { moves: { sender: refundable, contract: -refundable }, said: [refundable] };
    case 'void':
      return { moves: {}, said: [word('uncoveredDebtOf'), word('coveredDebtOf')] };
    default:
      return nothing;
  }
}

async function prove(world: AnyWorld, action: ActionId, to: string): Promise<void> {
  const release = releaseOf(world);
  const { chain, address, id, who } = world;
  const account = world.addressOf(who);
  const at = { address, tokenId: String(id) };
  const answer = await fetchStream(walletOn(account).provider, release, at);
  if ('problem' in answer) throw new Error(answer.problem.message);
  const results = answer.value;
  const texts = { to: world.addressOf(to), rate: '7', period: 'day' };
  const input: ActionInput = {
    release,
    action,
    texts,
    results,
    several: null,
    account,
    actor: null,
    stream: { ...at, chainId: chain.chain.id } as ActionInput['stream'],
    clearsFirst: false,
    takesUnread: false,
  };
  const made = prepareAction(input);
  if (!made) throw new Error(`${release.alias} has no ${action}.`);
  const refuses = async ({ to: target, data, value }: Call) => {
    const call = { to: target as `0x${string}`, data: data as `0x${string}`, value };
    await expect(chain.call({ account, ...call }), made.refusal ?? '').rejects.toThrow();
  };
  if (made.refusal !== null) {
    expect(made.calls).toEqual([]);
    const filled = { ...made.known, ...texts };
    const [blind] = prepareAction({ ...input, texts: filled, results: null })?.calls ?? [];
    if (!blind) throw new Error('The form is not complete.');
    return refuses(blind);
  }
  const [call] = made.calls;
  if (!call) throw new Error(JSON.stringify(made.problems));
  // An approval is not read: whoever has one is warned, and may, where an operator may.
  const isApproved = world.caller === 'approved' || world.caller === 'operator';
  const isCertain = /contract would refuse the call/.test(made.warnings.join());
  if (!made.mayAct && (isCertain || !isApproved)) return refuses(call);
  const { moves, said } = expectedOf(action, to, results);
  for (const amount of said) {
    expect(made.description.does).toContain(amountWithSymbol(amount, results));
  }
  await world.moves(() => transact(world, who, call), moves);
  if (action === 'void') {
    expect(await world.read('totalDebtOf', [id])).toBe(said[1]);
  }
}

const TOKENS = ['plain', 'six', 'whole', 'tether', 'refusesZero'] as const;
const ALL = { token: TOKENS, caller: 'any', withdrawn: 'any' } as const;
const LOCKUP: AnyRange = {
  of: ['lockup', 'lockupV1_2', 'lockupV1_0'],
  model: 'any',
  shape: 'any',
  moment: 'any',
  feed: ['none', 'below', 'above', 'stale'],
  cancelable: 'any',
  transferable: 'any',
  ...ALL,
};
const FLOW: AnyRange = { of: 'flow', moment: 'any', ...ALL };

const CASES: readonly (readonly [ActionId, string, AnyRange])[] = [
  ['withdrawMax', 'other', LOCKUP],
  ['withdrawMax', 'recipient', LOCKUP],
  ['withdrawMaxAndTransfer', 'other', LOCKUP],
  ['cancel', 'recipient', LOCKUP],
  ['renounce', 'recipient', LOCKUP],
  ['withdrawMax', 'other', FLOW],
  ['withdrawMax', 'recipient', FLOW],
  ['refundMax', 'recipient', FLOW],
  ['void', 'recipient', FLOW],
  ['pause', 'recipient', FLOW],
  ['restart', 'recipient', FLOW],
  ['adjustRatePerSecond', 'recipient', FLOW],
];

test.each(CASES)(
  '%s to the %s: what is said is what moves',
  async (action, to, range) => {
    const file = 'apps/manage-a-stream/said-and-moved';
    const place = { id: `${action} ${to}`, file } as Parameters<typeof askEverywhere>[1];
    const worlds = await askEverywhere(range, place, (world) => prove(world, action, to));
    expect(worlds).toBeGreaterThan(20);
  },
  240_000,
);
