import { MAX_UINT128 } from '@sablier-docs/protocol/solidity-types';
import { formatAmount } from '@sablier-docs/protocol/amount';
import { ratePerSecond } from '@sablier-docs/protocol/flow/rate';
import { readDecimals, readTypedAmount } from './amounts';
import { readDecimal } from './numbers';
import { isRead, type Parsed } from './parsed';

const MAX_UINT256 = (1n << 256n) - 1n;
/** More streams than fit into one transaction under the gas cap. */
export const MOST_STREAMS = 200;
/** Flow's rates have 18 decimals for every token. */
const RATE_DECIMALS = 18;

/** Periods of a rate, in seconds. */
export const periods = {
  second: 1n,
  day: 86_400n,
  week: 604_800n,
  '30 days': 2_592_000n,
  '365 days': 31_536_000n,
} as const;
export type Period = keyof typeof periods;
const isPeriod = (text: string): text is Period => Object.hasOwn(periods, text);

export function readId(typed: string): Parsed<bigint> {
  const text = typed.trim();
  if (!/^\d{1,78}$/.test(text) || BigInt(text) === 0n || BigInt(text) > MAX_UINT256) {
    return { problem: `"${text.slice(0, 30)}" is no stream ID: enter a whole number from 1.` };
  }
  return { value: BigInt(text) };
}

/** Digits with signs between thousands, as one number would be written: `1,234`. */
const GROUPED = /^[1-9]\d{0,2}(?:[,\u00A0\u2009\u202F]\d{3})+$/;
/** The same with spaces, which also separate IDs. */
const SPACED = /^[1-9]\d{0,2}(?: \d{3})+$/;

/**
 * Reads stream IDs separated by commas, spaces or line breaks, without repetition. `1,234` is asked
 * about, because it can be one ID or two.
 */
export function readIds(typed: string): Parsed<bigint[]> {
  const grouped =
    typed.split(/[ \t\r\n;]+/).find((text) => GROUPED.test(text)) ??
    typed
      .split(/[,;\t\r\n]+/)
      .map((text) => text.trim())
      .find((text) => SPACED.test(text));
  if (grouped !== undefined) {
    const parts = grouped.split(/\D/);
    return {
      problem: `"${grouped.slice(0, 40)}" can be one ID or ${parts.length}. Write ${parts.join('').slice(0, 40)} for one, or a space after each comma: ${parts.join(', ').slice(0, 60)}.`,
    };
  }
  const texts = typed.split(/[\s,;]+/).filter(Boolean);
  if (texts.length === 0) return { problem: 'Enter the stream IDs, with commas between them.' };
  return collect(texts, readId, (id) => id);
}

export interface StreamAmount {
  id: bigint;
  /** In the token's smallest unit. */
  amount: bigint;
  /** Of the token of this stream. */
  decimals: number;
}

const linesOf = (typed: string) => typed.split('\n').filter((line) => line.trim() !== '');

/** The IDs in a list of streams with amounts, as far as they can be read. */
export const lineIds = (typed: string): bigint[] =>
  linesOf(typed).flatMap((line) => {
    const id = readId(/^\s*(\S+)/.exec(line)?.[1] ?? '');
    return isRead(id) ? [id.value] : [];
  });

/**
 * `1 234 500` is stream 1 with 234 500, or stream 1 234 with 500; null for other lines. Where the amount has the narrow
 * spaces that pages print and a blank follows the ID, the blank is where the ID ends.
 */
function questionOfGroups(id: string, blank: string, amount: string): string | null {
  const [, first = '', own = '', rest = ''] =
    /^(\d{3})([ \u00A0\u2009\u202F]+)(.+)$/.exec(amount) ?? [];
  if (rest === '' || !/^[1-9]\d{0,2}$/.test(id)) return null;
  if (/^[ \t]+$/.test(blank) && /^[\u2009\u202F]$/.test(own)) return null;
  const joined = amount.replace(/[ \u00A0\u2009\u202F]/g, '');
  return `"${`${id} ${amount}`.slice(0, 40)}" can be stream ${id} or stream ${id}${first}. Write "${id} ${joined}" or "${id}${first} ${rest}".`;
}

/**
 * Reads one stream per line: its ID, a space, the amount.
 * @param decimalsOf the decimals of each stream's token; undefined if they are unknown
 */
export function readStreamAmounts(
  typed: string,
  decimalsOf: (id: bigint) => number | undefined,
): Parsed<StreamAmount[]> {
  const texts = linesOf(typed);
  if (texts.length === 0) {
    return { problem: 'Enter one stream per line: its ID, a space, the amount.' };
  }
  const read = (line: string): Parsed<StreamAmount> => {
    const [, idText, blank = '', amountText] = /^\s*(\S+)(\s+)(\S.*?)\s*$/.exec(line) ?? [];
    // `5 100` with the sign that pages print between thousands is a number without an ID.
    if (!idText || !amountText || GROUPED.test(line.trim())) {
      return { problem: `"${line.trim().slice(0, 30)}" needs an ID, a space and an amount.` };
    }
    const id = readId(idText);
    if (!isRead(id)) return id;
    const question = questionOfGroups(idText, blank, amountText);
    if (question !== null) return { problem: question };
    const decimals = decimalsOf(id.value);
    if (decimals === undefined) return { problem: 'Enter the decimals of the token first.' };
    const amount = readPositive(amountText, decimals);
    return isRead(amount) ? { value: { id: id.value, amount: amount.value, decimals } } : amount;
  };
  return collect(texts, read, ({ id }) => id);
}

function collect<T>(
  texts: readonly string[],
  read: (text: string) => Parsed<T>,
  idOf: (value: T) => bigint,
): Parsed<T[]> {
  if (texts.length > MOST_STREAMS) {
    return { problem: `Enter at most ${MOST_STREAMS} streams at a time.` };
  }
  const values: T[] = [];
  const seen = new Set<bigint>();
  for (const text of texts) {
    const one = read(text);
    if (!isRead(one)) return one;
    const id = idOf(one.value);
    if (seen.has(id)) return { problem: `Stream ${id} is listed twice.` };
    seen.add(id);
    values.push(one.value);
  }
  return { value: values };
}

/**
 * Reads the token's decimals. There is no default, because a wrong one changes the amount by powers
 * of ten.
 */
export const readTokenDecimals = (typed: string): Parsed<number> =>
  typed.trim() === ''
    ? {
        problem:
          "Enter the token's decimals. Its explorer page shows them; `decimals` returns them.",
      }
    : readDecimals(typed);

/**
 * Reads an amount above zero, in the token's smallest unit. Digits that may be a count of that unit are asked about: a
 * payment of a million times the amount would follow from the wrong reading.
 */
export function readPositive(typed: string, decimals: number): Parsed<bigint> {
  const amount = readTypedAmount(typed, decimals);
  return isRead(amount) && amount.value === 0n ? { problem: 'Enter more than 0.' } : amount;
}

/** Reads a rate of Flow: tokens per second with 18 decimals, rounded down. */
export function readRateField(typed: string, period: string): Parsed<bigint> {
  if (!isPeriod(period)) return { problem: 'Choose the time that the amount is for.' };
  if (typed.trim() === '') return { problem: 'Enter an amount.' };
  const amount = readDecimal(typed, RATE_DECIMALS);
  if (!isRead(amount)) return amount;
  try {
    const rate = ratePerSecond(amount.value, RATE_DECIMALS, periods[period]);
    return rate === 0n ? { problem: 'This is less than the smallest rate.' } : { value: rate };
  } catch (error) {
    if (error instanceof RangeError)
      return { problem: 'This rate is larger than the contract takes.' };
    throw error;
  }
}

/** A larger share is rejected anyway, so that 33.333 has only one reading. */
export const MOST_PERCENT = 100;
/** 100 percent in the contracts' format. */
const WHOLE = 1_000_000_000_000_000_000n;

/** Reads a percentage in the contracts' format: 100 percent is 10^18. */
export function readPercent(typed: string): Parsed<bigint> {
  if (typed.trim() === '') return { problem: 'Enter a share in percent.' };
  const share = readDecimal(typed, 16, { most: MOST_PERCENT });
  if (!isRead(share)) return share;
  return share.value <= WHOLE ? share : { problem: 'Enter at most 100 percent.' };
}

/** Reads the minimum fee that `calculateMinFeeWei` returns, in wei. */
export function readFee(typed: string): Parsed<bigint> {
  if (typed.trim() === '') {
    return {
      problem: 'Read `calculateMinFeeWei` and enter its answer. 0 means that there is no fee.',
    };
  }
  const fee = readDecimal(typed, 0, { tooFine: () => NO_POINT });
  return isRead(fee) && fee.value > MAX_UINT128 ? { problem: 'This is more than any fee.' } : fee;
}
const NO_POINT = 'Enter a whole number of wei, without a point.';

/** A rate of Flow as tokens per 30 days, for comparison. */
export const perMonth = (rate: bigint): string =>
  formatAmount(rate * periods['30 days'], RATE_DECIMALS, { maxDecimals: 6 });

/** A rate of Flow as tokens per second. */
export const perSecond = (rate: bigint): string => formatAmount(rate, RATE_DECIMALS);
