import { encodeFunctionData, type Address } from 'viem';
import type { Cell } from '@sablier-docs/reference/access/types';
import { nameOf } from '@sablier-docs/testing/reverts';
import type { Deployed } from '@sablier-docs/testing/deployed';
import { actors, type Actor, type Scene } from './cast';

export interface Call {
  readonly to: Deployed;
  readonly name: string;
  readonly args: readonly unknown[];
}

/** How to try one function. */
export interface Trial {
  readonly contract: string;
  readonly name: string;
  /** The call whose success means the right to make it, and reads around it that show its effect. */
  readonly call: (who: Address, actor: Actor) => Call | readonly Call[];
  /** The same call where the condition that the table names is not met. */
  readonly unless?: {
    readonly only: string;
    readonly call: (who: Address, actor: Actor) => Call;
    /** Where it is not the error that an account without the right gets. */
    readonly error?: string;
  };
  /** The cell by the results of the calls, where success alone isn't enough. */
  readonly judge?: (results: readonly unknown[]) => Cell;
}

interface Observation {
  readonly cell: Cell;
  /** Error of the account that lacks the right. */
  readonly refusal?: string;
  /** Error where the condition is not met. */
  readonly condition?: string;
}

type Outcome = { readonly results: readonly unknown[] } | { readonly error: string };

/** Makes the calls one after the other on top of the latest block, which stays as it is. */
async function attempt({ local }: Scene, from: Address, calls: readonly Call[]): Promise<Outcome> {
  const [block] = await local.chain.simulateBlocks({
    blocks: [
      {
        calls: calls.map(({ to, name, args }) => ({
          account: from,
          to: to.address,
          abi: to.abi,
          functionName: name,
          args,
          data: encodeFunctionData({ abi: to.abi, functionName: name, args }),
        })),
      },
    ],
  });
  const outcomes = block?.calls ?? [];
  const failed = outcomes.find(({ status }) => status === 'failure');
  if (failed) return { error: nameOf(failed.data) };
  return { results: outcomes.map(({ result }) => result) };
}

const list = (calls: Call | readonly Call[]): readonly Call[] =>
  Array.isArray(calls) ? (calls as readonly Call[]) : [calls as Call];

async function observe(scene: Scene, trial: Trial, actor: Actor): Promise<Observation> {
  const who = scene.cast[actor];
  const first = await attempt(scene, who, list(trial.call(who, actor)));
  if ('error' in first) return { cell: 'no', refusal: first.error };
  if (trial.judge) return { cell: trial.judge(first.results) };
  if (!trial.unless) return { cell: 'yes' };
  const second = await attempt(scene, who, [trial.unless.call(who, actor)]);
  return 'error' in second
    ? { cell: { only: trial.unless.only }, condition: second.error }
    : { cell: 'yes' };
}

/** The table has one column for both kinds of operator. */
function operatorCell(forAll: Cell, forOne: Cell): Cell {
  if (JSON.stringify(forAll) === JSON.stringify(forOne)) return forAll;
  if (forAll === 'yes' && forOne === 'no') return { only: 'if approved for all' };
  throw new Error(`Operators differ: ${JSON.stringify([forAll, forOne])}.`);
}

interface Observed {
  /** By column of the table. */
  readonly cells: Record<'sender' | 'recipient' | 'operator' | 'anyone' | 'comptroller', Cell>;
  /** Distinct errors of those without the right. */
  readonly refusals: readonly string[];
  /** Distinct errors where the condition is not met. */
  readonly conditions: readonly string[];
}

/** The result of the contract on the chain for each role. */
export async function observeAll(scene: Scene, trial: Trial): Promise<Observed> {
  const seen = {} as Record<Actor, Observation>;
  for (const actor of actors) seen[actor] = await observe(scene, trial, actor);
  const { sender, recipient, approvedForAll, approvedForOne, anyone, comptroller } = seen;
  const distinct = (errors: (string | undefined)[]) => [
    ...new Set(errors.filter((error) => error !== undefined)),
  ];
  return {
    cells: {
      sender: sender.cell,
      recipient: recipient.cell,
      operator: operatorCell(approvedForAll.cell, approvedForOne.cell),
      anyone: anyone.cell,
      comptroller: comptroller.cell,
    },
    refusals: distinct(Object.values(seen).map(({ refusal }) => refusal)),
    conditions: distinct(Object.values(seen).map(({ condition }) => condition)),
  };
}
