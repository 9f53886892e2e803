import { warnAccount } from './account-warning';
import type { ActionInput } from './prepared-action';
import type { FieldValues } from './read-action';
import { partiesOf, type StreamResults } from '../../readings/stream/results';

/**
 * The wallet's account, if it is a party of a stream of the list. Another one may be the signer of a
 * Safe, of which nothing is known.
 */
export function partyOf({ account, several }: ActionInput): string | null {
  const all = [...(several?.streams.values() ?? [])].map(partiesOf);
  const isParty = all.some(({ sender, recipient }) => account === sender || account === recipient);
  return isParty ? account : null;
}

/** The warning about an account as the sender of the action. */
function warningOf(
  { action, release }: ActionInput,
  results: StreamResults,
  values: FieldValues,
  account: string,
) {
  const { sender, recipient } = partiesOf(results);
  return warnAccount(action, release, { sender, recipient, account, to: values.to });
}

/** An account that the reader named is compared, and one that the contract refuses gets no file. */
export function refusedActor(
  input: ActionInput,
  results: StreamResults,
  values: FieldValues,
): string | null {
  if (input.actor === null) return null;
  const warning = warningOf(input, results, values, input.actor);
  return warning?.isCertain ? warning.short : null;
}

/** Warnings about the account that sends, unless it was named and is refused for certain. */
export function accountWarnings(
  input: ActionInput,
  results: StreamResults,
  values: FieldValues,
): string[] {
  const account = input.actor ?? input.account;
  if (account === null) return [];
  const warning = warningOf(input, results, values, account);
  if (!warning || (input.actor !== null && warning.isCertain)) return [];
  return [input.actor === null ? `${warning.text} ${IF_SAFE}` : warning.text];
}
const IF_SAFE =
  'If a Safe sends it, enter the Safe under "Account that sends it", and use the file.';
