import { parseTransactionHash } from '../parse-response';
import { readProperty } from '../problem';
import { quotingText } from '../../inputs/untrusted-text';

/**
 * `asked`: the wallet has not responded yet. `unknown`: it returned no transaction but may have
 * sent one. `late`: not mined within the time that the page waits.
 */
export type SentState = 'asked' | 'unknown' | 'waiting' | 'late' | 'mined' | 'failed';

/** A transaction that a wallet was asked to send. */
export interface Sent {
  id: string;
  /** Its effect, from callIntent. */
  intent: string;
  chainId: number;
  /** A description for people. */
  words: string;
  /** Time of the request, in Unix milliseconds. */
  at: number;
  state: SentState;
  /** In lower case; null until the wallet returns it. */
  hash: string | null;
  /** The number of its block; null until it is mined. */
  block: string | null;
  /** What it has brought, for people; null if nothing that the page knows of. */
  arrived: string | null;
}

const STATES: readonly SentState[] = ['asked', 'unknown', 'waiting', 'late', 'mined', 'failed'];
const LONGEST_WORDS = 600;
/** More than the data of any call on this site, with its prefix. */
export const LONGEST_INTENT = 500_000;
/** The last millisecond that a `Date` can represent. */
export const LAST_MILLISECOND = 8_640_000_000_000_000;

/** A sentence that fits into a record. */
export const recordText = (text: string): string => quotingText(text, LONGEST_WORDS);

/** Whether the transaction may still be mined, so that a second one could pay twice. */
export const isOpen = ({ state }: Sent): boolean => state !== 'mined' && state !== 'failed';

/** A record from storage, which may contain anything; null if it is invalid. */
export function readSent(value: unknown): Sent | null {
  const text = (name: string, longest: number) => {
    const found = readProperty(value, name);
    return typeof found === 'string' && found.length <= longest ? found : null;
  };
  const [id, intent, words] = [text('id', 100), text('intent', LONGEST_INTENT), text('words', 700)];
  const [chainId, at] = [readProperty(value, 'chainId'), readProperty(value, 'at')];
  const state = STATES.find((one) => one === readProperty(value, 'state'));
  const rawHash = readProperty(value, 'hash');
  const hash = rawHash === null ? null : parseTransactionHash(rawHash);
  const block = text('block', 80);
  const arrived = text('arrived', 700);
  if (!id || !intent || words === null || !state) return null;
  if (typeof chainId !== 'number' || !Number.isSafeInteger(chainId) || chainId <= 0) return null;
  if (typeof at !== 'number' || !(at >= 0 && at <= LAST_MILLISECOND)) return null;
  if (rawHash !== null && hash === null) return null;
  // Without a hash, a transaction can have no other state.
  if (hash === null && state !== 'asked' && state !== 'unknown') return null;
  return {
    id,
    intent,
    chainId,
    at,
    state,
    hash,
    words: recordText(words),
    block: block && /^\d+$/.test(block) ? block : null,
    arrived: arrived && recordText(arrived),
  };
}

/** The more complete of two records of one transaction. */
export function moreComplete(mine: Sent, other: Sent): Sent {
  if (isOpen(mine) !== isOpen(other)) return isOpen(mine) ? other : mine;
  return mine.hash === null && other.hash !== null ? other : mine;
}
