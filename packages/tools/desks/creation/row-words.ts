import { formatAmount, formatCount } from '@sablier-docs/protocol/amount';
import { depletionTime } from '@sablier-docs/protocol/flow/debt';
import { MAX_UINT40 } from '@sablier-docs/protocol/solidity-types';
import { formatDuration } from '@sablier-docs/protocol/time';
import type { BatchRow } from './batch-rows';
import { dateWords } from '@sablier-docs/kit/calendar/date-words';
import { asFlow } from './released-at-once';

type Linear = Extract<BatchRow, { model: 'linear' }>;
type Flow = Extract<BatchRow, { model: 'flow' }>;

/** Periods of a payment file whose length the word leaves open. */
const PERIODS: Readonly<Record<string, string>> = {
  month: 'month of 30 days',
  year: 'year of 365 days',
};

/**
 * The stream of a row in one sentence, without its row and recipient: `12,000 tokens by 1 March
 * 2030, the first 3,000 on 1 March 2027`. Dates are in UTC.
 * @param decimals of the token
 */
export function rowWords(row: BatchRow, decimals: number): string {
  const print = (units: bigint) => formatAmount(units, decimals);
  if (row.model === 'flow') return payWords(row, decimals);
  const whole = `${print(row.amount)} tokens`;
  if (row.model === 'timelock') {
    return `${whole} at once, ${formatDuration(row.duration)} after the stream is created`;
  }
  const hasDates = row.start > 0n;
  if (row.model === 'steps') {
    const length = hasDates
      ? `from ${dateWords(row.start)} to ${dateWords(row.end)}`
      : `within ${formatDuration(row.end)} from the moment it is created`;
    return `${whole} in ${formatCount(row.count)} equal ${row.count === 1n ? 'step' : 'steps'}, ${length}`;
  }
  if (row.granularity >= row.end - row.start && row.granularity > 1n && !hasDates) {
    return `${whole} at once, ${formatDuration(row.end)} after the stream is created`;
  }
  const until = hasDates
    ? `${whole} by ${dateWords(row.end)}`
    : `${whole} within ${formatDuration(row.end)}`;
  const first = firstWords(row, print);
  const from = hasDates ? `, from ${dateWords(row.start)}` : ', from the moment it is created';
  return `${until}${first === '' ? from : first}${stepWords(row)}`;
}

/** The length of the steps of a linear stream; empty for one that flows every second. */
const stepWords = ({ granularity }: Linear): string =>
  granularity > 1n ? `, in steps of ${formatDuration(granularity)}` : '';

/** The amounts that a linear stream releases in one go. */
function firstWords({ start, cliff, unlocks }: Linear, print: (units: bigint) => string): string {
  const hasDates = start > 0n;
  const at = hasDates ? `on ${dateWords(cliff)}` : `after ${formatDuration(cliff)}`;
  const begun = hasDates ? `on ${dateWords(start)}` : 'at the start';
  const atStart = unlocks.start > 0n ? `, ${print(unlocks.start)} of them ${begun}` : '';
  if (cliff === 0n) return atStart;
  const isFirst = unlocks.start === 0n;
  if (unlocks.cliff > 0n) {
    return `${atStart}, ${isFirst ? 'the first' : 'another'} ${print(unlocks.cliff)} ${at}`;
  }
  const before = hasDates ? `before ${dateWords(cliff)}` : `for ${formatDuration(cliff)}`;
  return `${atStart}, ${isFirst ? 'nothing' : 'nothing more'} ${before}, and nothing in one go then`;
}

function payWords(row: Flow, decimals: number): string {
  const rate = `${formatAmount(row.rate, 0)} of 1e18 a second`;
  const from = `from ${dateWords(row.start)}`;
  if (!row.pay) return `${rate} ${from}; ${lasting(row, decimals)}`;
  const { amount, every } = row.pay;
  return `${formatAmount(amount, decimals)} tokens each ${PERIODS[every] ?? every} ${from}, that is ${rate}; ${lasting(row, decimals)}`;
}

/** How long the first deposit of a row lasts. */
function lasting(row: Flow, decimals: number): string {
  if (row.amount === 0n) return 'without a deposit, so nothing is paid until somebody deposits';
  const end = depletionTime(asFlow(row, decimals), row.start);
  const deposit = `the deposit of ${formatAmount(row.amount, decimals)}`;
  return end > MAX_UINT40
    ? `${deposit} lasts longer than the contract counts`
    : `${deposit} lasts until ${dateWords(end)}`;
}
