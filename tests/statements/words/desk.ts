import { expect } from 'vitest';
import { formatAmount } from '@sablier-docs/protocol/amount';
import type { CallFunction, CallText } from '@sablier-docs/protocol/calls/types';
import { actionIds, actions, type ActionId } from '@sablier-docs/tools/readings/contracts/actions';
import { describeAction } from '@sablier-docs/tools/readings/contracts/describe-action';
import { readDeskReleases } from '@sablier-docs/tools/readings/contracts/read-releases';
import { actionFunction, type FieldTexts } from '@sablier-docs/tools/desks/stream/fields';
import {
  callArguments,
  depositCalls,
  readAction,
  shownValues,
  type FormReading,
} from '@sablier-docs/tools/desks/stream/for-tests';
import type { ContractActions, Moves } from '../chains/contract';
import { saidBy } from './meaning';
import type { Scene } from './scene';

/*
 * The words that a reader trusts when signing, against what the call does: the form is filled in as a reader
 * does, and the call that it makes is sent.
 */

const releases = readDeskReleases();
const DECIMALS: Readonly<Record<string, number>> = { six: 6, tether: 6, whole: 0 };

/** What the words of Lockup and of Flow are asked of. */
export interface DeskWorld {
  readonly of: string;
  readonly model?: string;
  readonly token: string;
  readonly id: bigint;
  readonly terms: { readonly late: bigint };
  readonly who: string;
  readonly fee: bigint;
  readonly address: ContractActions['address'];
  readonly chain: ContractActions['chain'];
  readonly accounts: ContractActions['accounts'];
  readonly addressOf: ContractActions['addressOf'];
  readonly call: ContractActions['call'];
  readonly outcome: ContractActions['outcome'];
  readonly read: ContractActions['read'];
  readonly moves: <T>(action: () => Promise<T>, moves: Moves) => Promise<T>;
}

/** One way to fill in the form of an action. */
export interface Filled {
  readonly texts: FieldTexts;
  readonly scene: Scene;
}

/** Wrong words of one action, which are compared in the place of its own. */
export interface Planted {
  readonly name: string;
  readonly action: ActionId;
  readonly from: RegExp;
  readonly to: string;
}

const alter = (text: CallText, { from, to }: Planted): CallText => ({
  who: text.who.replace(from, to),
  does: text.does.replace(from, to),
  fails: text.fails?.replace(from, to),
  final: text.final,
});

const VERSION: Readonly<Record<string, string>> = {
  lockup: 'v4.0',
  lockupV1_2: 'v1.2',
  lockupV1_0: 'v1.0',
  flow: 'v3.0',
};

const modelOf = (contract: string): string =>
  ({ Dynamic: 'dynamic', Linear: 'linear', Tranched: 'tranched' })[
    /Dynamic|Linear|Tranched/.exec(contract)?.[0] ?? ''
  ] ?? '';

export function releaseOf({ of, model = '' }: Pick<DeskWorld, 'of' | 'model'>) {
  const product = of === 'flow' ? 'flow' : 'lockup';
  const found = releases.find(
    (one) =>
      one.product === product &&
      one.version === VERSION[of] &&
      (modelOf(one.contract) === '' || modelOf(one.contract) === model),
  );
  if (!found) throw new Error(`The desk has no ${of} for ${model}.`);
  return found;
}

/** An amount as the pages print it, which the desk never takes for one in the smallest unit. */
export const typed = (units: bigint, token: string): string =>
  formatAmount(units, DECIMALS[token] ?? 18);

export const decimalsOf = (token: string): string => String(DECIMALS[token] ?? 18);

/**
 * Sends a call of each action with each way to fill in its form, and compares it with its words.
 * @param ways how the form is filled in, by action
 * @param expected what is so afterwards, by the names of meaning.ts
 */
export async function askDesk<World extends DeskWorld>(
  world: World,
  ways: (id: ActionId) => readonly Filled[],
  isSo: (name: string, scene: Scene, before: Before, id: ActionId) => Promise<void>,
  before: () => Promise<Before>,
  planted?: Planted,
): Promise<void> {
  const release = releaseOf(world);
  for (const id of planted ? [planted.action] : actionIds) {
    const fn = actionFunction(release, id);
    if (!fn) continue;
    for (const { texts, scene } of chosen(ways(id), id, world)) {
      const { reading } = readAction(id, fn, release, texts, world.address);
      const call = argumentsOf(world, id, fn, reading);
      if (!call) throw new Error(`${id}: ${JSON.stringify(reading.problems)}`);
      const shown = shownValues(String(world.id), reading.filled);
      const own = describeAction(id, release, shown);
      const text = planted ? alter(own, planted) : own;
      const told = saidBy(text, scene);
      const works = told.may && (told.skips || !told.refused);
      const words = `${actions[id].calls} by ${scene.by}: ${text.who} ${text.does} ${text.fails ?? ''}`;
      const send = () => world.call(scene.by, fn.name, call.args, { value: call.value });
      const isLeftOut = told.skips && !told.may;
      if (!works && !isLeftOut) {
        const outcome = await world.outcome(scene.by, fn.name, call.args, { value: call.value });
        expect(outcome, words).not.toBe('success');
        continue;
      }
      const snapshot = await world.chain.snapshot();
      const earlier = await before();
      if (isLeftOut) {
        // Each stream is left out.
        await world.moves(send, {});
      } else {
        const coins: Moves =
          call.value === 0n
            ? {}
            : { [`${scene.by}.coin`]: -call.value, 'contract.coin': call.value };
        await world.moves(send, { ...told.moves, ...coins }).catch((error: unknown) => {
          throw new Error(`${words}\n${error instanceof Error ? error.message : String(error)}`, {
            cause: error,
          });
        });
        const owner = await world.read<string>('ownerOf', [world.id]);
        expect(owner, words).toBe(world.addressOf(told.owner ?? 'recipient'));
        for (const name of told.after) await isSo(name, scene, earlier, id);
      }
      await world.chain.revert({ id: snapshot });
    }
  }
}

/** The arguments that the desk writes; several deposits are packed into one call, after its approvals. */
function argumentsOf(
  world: DeskWorld,
  id: ActionId,
  fn: CallFunction,
  reading: FormReading,
): { args: readonly unknown[]; value: bigint } | null {
  const deposit = actionFunction(releaseOf(world), 'deposit');
  const { deposits, token } = reading.filled;
  if (!actions[id].packs || !deposit || !deposits) return callArguments(fn, world.id, reading);
  const into = { chainId: 1, address: world.address, of: '', batch: fn, deposit };
  return depositCalls({ ...into, clearsFirst: false }, deposits, token).at(-1) ?? null;
}

const OF_SENDER = /^(?:cancel|renounce|refund|adjust|pause|restart|void)/;

/**
 * One way by the caller of the world and one by the account whose action it is. Which two of many differs by world,
 * because each takes dozens of reads.
 */
function chosen(ways: readonly Filled[], id: ActionId, { terms }: DeskWorld): Filled[] {
  const at = Number(terms.late % 1_000n);
  const [first, second] = [ways[at % ways.length], ways[(at + 1) % ways.length]];
  if (!first || !second) return [];
  const owner = OF_SENDER.test(id) ? 'sender' : 'recipient';
  return [first, { ...second, scene: { ...second.scene, by: owner } }];
}

/** Read before the call. */
export interface Before {
  readonly withdrawable: bigint;
  readonly debt: bigint;
}
