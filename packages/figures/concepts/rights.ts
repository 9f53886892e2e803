import { linearStreamedAmount } from '@sablier-docs/protocol/lockup/linear-streamed-amount';
import type { CallLane } from '../drawing/Lanes';
import { secondsOfDay, tokensWithSymbol } from '../drawing/words';
import type { Sentence } from '../figure';
import { DEPOSIT, linearOfDays } from './lockup';

/** The stream that the calls are about: 100 DAI over 100 days, cancelable and transferable. Nothing was withdrawn. */
const TERMS = linearOfDays();

/** What the stream has released and has not, on a day. */
export function partsOnDay(day: number): { readonly released: bigint; readonly rest: bigint } {
  const released = linearStreamedAmount(TERMS, secondsOfDay(day));
  return { released, rest: DEPOSIT - released };
}

/** A call that the contract refuses before anybody else is asked. */
export const refusedLane = (call: string, says: string, isAsked = false): CallLane => ({
  call,
  course: 'refused',
  isAsked,
  says,
});

/**
 * A call that the contract takes.
 * @param isStopped whether the hook or the comptroller stops it, if it has to pass one (`isAsked`)
 */
export const takenLane = (
  call: string,
  says: string,
  isAsked = false,
  isStopped = false,
): CallLane => ({
  call,
  course: isAsked && isStopped ? 'stopped' : 'done',
  isAsked,
  says,
});

/** The calls that reach neither comptroller nor hook, so that only their caller decides. */
export function freeLanes(isOwner: boolean): readonly CallLane[] {
  return [
    isOwner
      ? takenLane('Transfer', 'NFT to a new owner')
      : refusedLane('Transfer', 'only for the owner'),
    takenLane('Create', 'a new stream'),
  ];
}

/** A cancellation by its checks in the contract's order. @param isHooked whether the owner's hook is asked */
export function cancelLane(
  day: number,
  isSender: boolean,
  isHooked = false,
  stopped: string | undefined = undefined,
): CallLane {
  const { rest } = partsOnDay(day);
  if (!isSender) return refusedLane('Cancel', 'only for the sender', isHooked);
  if (rest === 0n) return refusedLane('Cancel', 'everything is released', isHooked);
  const says = stopped ?? `${tokensWithSymbol(rest)} to the sender`;
  return takenLane('Cancel', says, isHooked, stopped !== undefined);
}

/** Each call as what somebody can do, and as a thing that is stopped or refused. */
const WORDS: Readonly<Record<string, readonly [does: string, noun: string]>> = {
  Withdraw: ['withdraw', 'a withdrawal'],
  Recover: ['recover a surplus', 'a recovery'],
  Cancel: ['cancel', 'a cancellation'],
  Refund: ['take a refund', 'a refund'],
  Pause: ['pause the stream', 'a pause'],
  Void: ['void the stream', 'a void'],
  Transfer: ['transfer the NFT', 'a transfer'],
  Create: ['create a stream', 'a new stream'],
  Claim: ['claim', 'a claim'],
  'Claw back': ['claw back', 'a clawback'],
  Launch: ['launch a campaign', 'a launch'],
};

const listOf = (words: readonly string[]): string =>
  words.length < 2
    ? (words[0] ?? 'do nothing')
    : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;

/**
 * Who can do what, as a sentence.
 * @param who the caller, such as "the recipient"
 * @param stops what stops calls, up to its object, such as "The hook reverts, which stops"
 */
export function sentenceOfLanes(
  day: string,
  who: string,
  stops: string,
  lanes: readonly CallLane[],
): Sentence {
  const wordsFor = (course: CallLane['course'], form: 0 | 1) =>
    lanes.flatMap(({ call, course: own }) => (own === course ? (WORDS[call]?.[form] ?? call) : []));
  const stopped = wordsFor('stopped', 1);
  const refused = wordsFor('refused', 1);
  const rest = refused.length > 0 ? `. Refused: ${listOf(refused)}.` : '.';
  const done = [`On ${day} ${who} can `, listOf(wordsFor('done', 0))];
  return stopped.length > 0 ? [...done, `. ${stops} `, listOf(stopped), rest] : [...done, rest];
}
