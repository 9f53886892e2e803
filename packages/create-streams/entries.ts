import { isChecksummed } from './feed-address';

/** Questions whose answer is typed, with the default. */
export const DEFAULT_ENTRIES = {
  /** Days from the start to the end: 52 weeks. */
  duration: '364',
  /** Days from the start to the cliff; 0 for no cliff. */
  cliff: '28',
  /** Percent of the deposit that is released at the start. */
  startUnlock: '0',
  /** Percent of the deposit that is released at the cliff. */
  cliffUnlock: '0',
  /** Target price in USD. */
  price: '5000',
  /** Address of the price feed; empty to give it when the project runs. */
  feed: '',
  /** Days after which everything is released, whatever the price. */
  expiry: '364',
  /** Tokens in each period. */
  rate: '100',
};

export type Entry = keyof typeof DEFAULT_ENTRIES;
export type Entries = Record<Entry, string>;

export const ENTRIES = Object.keys(DEFAULT_ENTRIES) as Entry[];

/** A hundred years; no plan needs more, and the contract has room for 40 bits of seconds. */
const MOST_DAYS = 36_500;

interface EntryRule {
  /** A regular expression for a complete answer. */
  pattern: RegExp;
  /** Completes "Give …". */
  wants: string;
  accepts: (text: string) => boolean;
}

const DAYS = /^(?:0|[1-9]\d{0,4})$/;
const PERCENT = /^(?:0|[1-9]\d{0,2})(?:\.\d{1,2})?$/;
const AMOUNT = /^(?:0|[1-9]\d{0,14})(?:\.\d{1,8})?$/;

const percent = (of: string): EntryRule => ({
  pattern: PERCENT,
  wants: `${of} as a percentage of the deposit from 0 to 100, with at most 2 decimal places`,
  accepts: (text) => Number(text) <= 100,
});

/** What a complete answer to each question is. */
export const ENTRY_RULES: Readonly<Record<Entry, EntryRule>> = {
  duration: {
    pattern: DAYS,
    wants: `the length in whole days from 1 to ${MOST_DAYS}`,
    accepts: (text) => Number(text) > 0 && Number(text) <= MOST_DAYS,
  },
  cliff: {
    pattern: DAYS,
    wants: `the cliff in whole days from 0 (none) to ${MOST_DAYS - 1}, before the end`,
    accepts: (text) => Number(text) < MOST_DAYS,
  },
  startUnlock: percent('the amount at the start'),
  cliffUnlock: percent('the amount at the cliff'),
  price: {
    pattern: AMOUNT,
    // A feed has no price of 0, and the price at the creation is below the target.
    wants: 'the target price in USD, from 0.00000002, with at most 8 decimal places',
    accepts: (text) => Number(text) > 0.000_000_01,
  },
  feed: {
    pattern: /^(?:0x[0-9a-fA-F]{40})?$/,
    wants: 'the price feed as an address whose checksum is right, or nothing',
    accepts: (text) => text === '' || isChecksummed(text),
  },
  expiry: {
    pattern: DAYS,
    wants: `the days until everything is released from 1 to ${MOST_DAYS}`,
    accepts: (text) => Number(text) > 0 && Number(text) <= MOST_DAYS,
  },
  rate: {
    pattern: AMOUNT,
    wants: 'the tokens in each period as a number above 0, with at most 8 decimal places',
    accepts: (text) => Number(text) > 0,
  },
};

/** A sentence on why a text is not an answer to a question; null if it is one. */
export function entryProblem(entry: Entry, text: string): string | null {
  const { pattern, wants, accepts } = ENTRY_RULES[entry];
  return pattern.test(text) && accepts(text) ? null : `Give ${wants}.`;
}
