import { expect, test } from 'vitest';
import {
  warnAccount,
  callArguments,
  readAction,
  seenRefusal,
} from '@sablier-docs/tools/desks/stream/for-tests';
import { actionIds, type ActionId } from '@sablier-docs/tools/readings/contracts/actions';
import { actionFunction } from '@sablier-docs/tools/desks/stream/fields';
import { fetchStream } from '@sablier-docs/tools/readings/stream/for-tests';
import { walletOn } from '../chains/wallet';
import { askEverywhere } from '../worlds/ask';
import { decimalsOf, releaseOf, typed, type DeskWorld } from './desk';
import { LOCKUP_RELEASES } from './lockup';

/* What the desk refuses after it has read a stream, against what the contract refuses. */

const SHARED = {
  moment: 'any',
  withdrawn: 'any',
  transferable: 'any',
  caller: 'any',
  token: ['plain', 'six'],
  comptroller: ['free', 'fee'],
} as const;
const LOCKUP = {
  ...SHARED,
  model: 'any',
  shape: 'any',
  cancelable: 'any',
  // Without a readable price the desk has read nothing to judge by.
  feed: { not: 'undecodable' },
} as const;
/** A price at each moment, while the sender can cancel. */
const PRICE_GATED = {
  of: 'lockup',
  model: 'priceGated',
  moment: 'any',
  feed: LOCKUP.feed,
} as const;

/** Each stream of a list is judged as one alone. */
const asked = actionIds.filter((id) => !id.endsWith('Multiple'));

const OF_SENDER = /^(?:cancel|renounce|refund|adjust|pause|restart|void)/;

/** By the caller of the world and by the account whose action it is. */
function callersOf(action: ActionId, { who }: DeskWorld): Set<string> {
  // The sender alone holds tokens to deposit, which Flow may take.
  if (action === 'deposit') return new Set(['sender']);
  return new Set([who, OF_SENDER.test(action) ? 'sender' : 'recipient']);
}

async function askRefusals(world: DeskWorld): Promise<void> {
  const { address, id, addressOf } = world;
  const release = releaseOf(world);
  const { provider } = walletOn(addressOf('recipient'));
  const read = await fetchStream(provider, release, { address, tokenId: String(id) });
  if ('problem' in read) throw new Error(read.problem.message);
  const [sender, recipient] = [addressOf('sender'), addressOf('recipient')];
  for (const action of asked) {
    const fn = actionFunction(release, action);
    if (!fn) continue;
    for (const amount of await amountsOf(world, action)) {
      const texts = {
        to: addressOf('other'),
        from: recipient,
        sender,
        recipient,
        amount,
        decimals: decimalsOf(world.token),
        fee: String(world.fee),
        rate: '0.5',
        period: 'second',
      };
      const { reading } = readAction(action, fn, release, texts, address);
      const call = callArguments(fn, id, reading);
      if (!call) throw new Error(`${action}: ${JSON.stringify(reading.problems)}`);
      const { filled } = reading;
      const refusal = seenRefusal({ action, release, filled, streamId: String(id) }, read.value);
      for (const who of callersOf(action, world)) {
        const parties = { sender, recipient, account: addressOf(who), to: filled.to };
        const warning = warnAccount(action, release, parties);
        // Whether an account is approved was not read.
        if (refusal === null && warning && !warning.isCertain) continue;
        const outcome = await world.outcome(who, fn.name, call.args, { value: call.value });
        const told = refusal ?? warning?.text ?? 'nothing speaks against it';
        expect(outcome === 'success', `${action} by ${who}: ${told}, but ${outcome}`).toBe(
          refusal === null && !warning,
        );
      }
    }
  }
}

/** Half of what can be moved, all of it, and a unit more. */
async function amountsOf(world: DeskWorld, action: ActionId): Promise<string[]> {
  const view = action === 'refund' ? 'refundableAmountOf' : 'withdrawableAmountOf';
  const most = await world.read(view, [world.id]);
  const amounts = [most / 2n || 1n, most || 1n, most + 1n];
  const chosen = action === 'withdraw' || action === 'refund' ? amounts : amounts.slice(0, 1);
  // A third digit after the point could be taken for thousands.
  return chosen.map((amount) => typed(amount, world.token).replace(/^\d+\.\d{3}$/, '$&0'));
}

const timeout = 300_000;
const words = { id: 'refuses', file: 'words' };

test.each([...LOCKUP_RELEASES, 'flow'] as const)(
  'the desk refuses what the contract refuses: %s',
  { timeout },
  async (of) => {
    const range = of === 'flow' ? { of, ...SHARED } : { of, ...LOCKUP };
    expect(await askEverywhere(range, words, askRefusals)).toBeGreaterThan(15);
  },
);

test('the desk refuses what the contract refuses at each price', { timeout }, async () => {
  expect(await askEverywhere(PRICE_GATED, words, askRefusals)).toBeGreaterThan(15);
});
