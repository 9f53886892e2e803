import { formatUtc } from '@sablier-docs/protocol/time';
import {
  linkAmount,
  amountFromLink,
  readAmount,
  readDecimals,
  readOptionalAmount,
} from '@sablier-docs/kit/inputs/amounts';
import { shortDuration } from '@sablier-docs/kit/inputs/durations';
import { valueOf } from '@sablier-docs/kit/inputs/parsed';
import { hasAny, oneOf, queryReader, writeQuery } from '@sablier-docs/kit/inputs/query';
import { secondsFromStart, timeFromLink } from '@sablier-docs/kit/inputs/times';
import { FIRST_FORM, PERIOD_NAMES, type FlowForm } from './form';
import { readDays, readFlow, readFlowRate } from './read-form';

/** Every parameter of the calculator in a URL. */
export const FLOW_PARAMETERS = [
  'from',
  'decimals',
  'amount',
  'period',
  'days',
  'round',
  'rate',
  'deposit',
  'start',
  'at',
] as const;

interface SharedFlow {
  readonly form: FlowForm;
  /** Labels of the values that were not used; they are replaced with defaults. */
  readonly rejected: readonly string[];
}

/** Unix seconds as a date; 0, which means the time of the block, and other texts are unchanged. */
const inWords = (text: string): string =>
  /^\d+$/.test(text) && BigInt(text) > 0n ? formatUtc(BigInt(text)) : text;

/**
 * The form in a URL; null if there is none. A value that is missing, unknown, too long or
 * unreadable becomes the default.
 */
export function readSharedFlow(search: string): SharedFlow | null {
  if (!hasAny(search, FLOW_PARAMETERS)) return null;
  const query = queryReader(search);
  const base = FIRST_FORM;
  const decimals = query.text('decimals', 'decimals', base.decimals, readDecimals);
  const places = valueOf(readDecimals(decimals)) ?? 0;
  const start = query.text('start', 'start', base.start, (text) => timeFromLink(text));
  const time = (text: string) => timeFromLink(text, valueOf(timeFromLink(start)) ?? 0n);
  const amount = (text: string) => readAmount(amountFromLink(text, places), places);
  const optional = (text: string) => readOptionalAmount(amountFromLink(text, places), places);
  const word = <T extends string>(name: 'from' | 'period' | 'round', words: readonly T[]) =>
    query.text(name, name, base[name], oneOf(words)) as T;

  const form: FlowForm = {
    from: word('from', ['amount', 'rate']),
    decimals,
    amount: amountFromLink(query.text('amount', 'amount', base.amount, amount), places),
    period: word('period', [...PERIOD_NAMES, 'own']),
    days: query.text('days', 'days', base.days, readDays),
    round: word('round', ['down', 'up']),
    rate: query.text('rate', 'rate', base.rate, readFlowRate),
    deposit: amountFromLink(query.text('deposit', 'deposit', base.deposit, optional), places),
    start: inWords(start),
    at: inWords(query.text('at', 'moment', base.at, time)),
  };
  return { form, rejected: query.rejected };
}

/**
 * The query that `readSharedFlow` turns back into this form; null while a field cannot be read.
 */
export function writeSharedFlow(form: FlowForm): string | null {
  const { decimals, amount, rate, deposit, startTime, at, problems } = readFlow(form);
  if (problems.size > 0 || decimals === null || startTime === null || at === null) return null;
  const distance = secondsFromStart(form.at);
  const direction: [string, string][] =
    form.from === 'rate'
      ? [['rate', String(rate)]]
      : [
          ['amount', linkAmount(amount ?? 0n, decimals)],
          ['round', form.round],
        ];
  return writeQuery([
    ['from', form.from],
    ['decimals', String(decimals)],
    ...direction,
    ['period', form.period],
    ...(form.period === 'own' ? [['days', form.days.trim()] as const] : []),
    ['deposit', linkAmount(deposit ?? 0n, decimals)],
    ['start', String(startTime)],
    ['at', distance === null ? String(at) : shortDuration(distance)],
  ]);
}
