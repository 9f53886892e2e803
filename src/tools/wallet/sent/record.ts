import { readHash } from '../answers';
import { plainText } from '../plain';
import { field } from '../problem';

/**
 * `asked`: the wallet has the request and has not answered. `unknown`: it has named no transaction and
 * may have sent one. `late`: in no block after the time that the page waits.
 */
export type SentState = 'asked' | 'unknown' | 'waiting' | 'late' | 'mined' | 'failed';

/** A transaction that a wallet was asked to send. */
export interface Sent {
  id: string;
  /** What it does, as intentOf writes it. */
  intent: string;
  chainId: number;
  /** What it does, for people. */
  words: string;
  /** When the wallet was asked, in Unix milliseconds. */
  at: number;
  state: SentState;
  /** In lower case; null until the wallet names it. */
  hash: string | null;
  /** The number of its block, where it is in one. */
  block: string | null;
}

const STATES: readonly SentState[] = ['asked', 'unknown', 'waiting', 'late', 'mined', 'failed'];
const LONGEST_WORDS = 600;
/** More than the data of any call of this site, with what is before it. */
const LONGEST_INTENT = 500_000;
/** The last millisecond that a date can hold. */
const LAST = 8_640_000_000_000_000;

/** A sentence that fits a record. */
export const wordsFor = (text: string): string => plainText(text, LONGEST_WORDS);

/** Whether the transaction may still come, so that a second one could pay twice. */
export const isOpen = ({ state }: Sent): boolean => state !== 'mined' && state !== 'failed';

/** A record out of storage, where anything can be; null for what is none. */
export function readSent(value: unknown): Sent | null {
  const text = (name: string, longest: number) => {
    const found = field(value, name);
    return typeof found === 'string' && found.length <= longest ? found : null;
  };
  const [id, intent, words] = [text('id', 100), text('intent', LONGEST_INTENT), text('words', 700)];
  const [chainId, at] = [field(value, 'chainId'), field(value, 'at')];
  const state = STATES.find((one) => one === field(value, 'state'));
  const rawHash = field(value, 'hash');
  const hash = rawHash === null ? null : readHash(rawHash);
  const block = text('block', 80);
  if (!id || !intent || words === null || !state) return null;
  if (typeof chainId !== 'number' || !Number.isSafeInteger(chainId) || chainId <= 0) return null;
  if (typeof at !== 'number' || !(at >= 0 && at <= LAST)) return null;
  if (rawHash !== null && hash === null) return null;
  // Without a hash, nothing can be known of a transaction.
  if (hash === null && state !== 'asked' && state !== 'unknown') return null;
  return {
    ...{ id, intent, chainId, at, state, hash, words: wordsFor(words) },
    block: block && /^\d+$/.test(block) ? block : null,
  };
}

/** Which of two accounts of one transaction says more. */
export function fuller(mine: Sent, other: Sent): Sent {
  if (isOpen(mine) !== isOpen(other)) return isOpen(mine) ? other : mine;
  return mine.hash === null && other.hash !== null ? other : mine;
}
