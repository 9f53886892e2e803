import type { LockupModel } from '@sablier-docs/protocol/lockup/types';
import { formatUtc } from '@sablier-docs/protocol/time';
import {
  linkAmount,
  amountFromLink,
  readAmount,
  readDecimals,
  readOptionalAmount,
} from '@sablier-docs/kit/inputs/amounts';
import { readDuration, shortDuration } from '@sablier-docs/kit/inputs/durations';
import { isRead, MAX_FIELD_LENGTH, valueOf, type Parsed } from '@sablier-docs/kit/inputs/parsed';
import { hasAny, oneOf, queryReader, writeQuery } from '@sablier-docs/kit/inputs/query';
import { readTime, secondsFromStart, timeFromLink } from '@sablier-docs/kit/inputs/times';
import { MAX_ROWS, type FormRow, type SimulatorForm } from './form';
import { EXPONENT_DECIMALS } from './from-stream';
import { readExponent, readForm } from './read-form';
import { readShapeLabel } from './shape-label';

/** Every parameter of the simulator in a URL. */
export const STREAM_PARAMETERS = [
  'model',
  'decimals',
  'deposit',
  'start',
  'end',
  'cliff',
  'unlock',
  'cliffUnlock',
  'step',
  'rows',
  'shape',
  'at',
] as const;

/** Rows are written as `10_30d-20_60d`: neither separator needs an escape or occurs in a value. */
const COLUMN = '_';
const ROW = '-';
const LONGEST_ROWS = MAX_ROWS * 100;

const MODELS: readonly LockupModel[] = ['linear', 'dynamic', 'tranched'];

export interface Shared {
  readonly form: SimulatorForm;
  /** Labels of the values that were not used; they are replaced with defaults. */
  readonly rejected: readonly string[];
}

/**
 * The form in a URL; null if there is none. A value that is missing, unknown, too long or
 * unreadable is taken from `defaults` for its model.
 */
export function readSharedStream(
  search: string,
  defaults: (model: LockupModel | null) => SimulatorForm,
): Shared | null {
  if (!hasAny(search, STREAM_PARAMETERS)) return null;
  const query = queryReader(search);
  const model = query.text('model', 'model', '', oneOf(MODELS)) as LockupModel | '';
  const base = defaults(model || null);

  const decimals = query.text('decimals', 'decimals', base.decimals, readDecimals);
  const places = valueOf(readDecimals(decimals)) ?? 0;
  const amount = (text: string) => readAmount(amountFromLink(text, places), places);
  const optional = (text: string) => readOptionalAmount(amountFromLink(text, places), places);
  const number = (name: string, label: string, fallback: string) =>
    amountFromLink(query.text(name, label, fallback, optional), places);
  const start = query.text('start', 'start', base.start, (text) => timeFromLink(text));
  const time = (text: string) => timeFromLink(text, valueOf(timeFromLink(start)) ?? 0n);
  const perhaps = (text: string): Parsed<unknown> =>
    text.trim() === '' ? { value: null } : time(text);

  const form: SimulatorForm = {
    model: base.model,
    decimals,
    deposit: amountFromLink(query.text('deposit', 'deposit', base.deposit, amount), places),
    start: inWords(start),
    end: inWords(query.text('end', 'end', base.end, time)),
    cliff: inWords(query.text('cliff', 'cliff', base.cliff, perhaps)),
    unlockStart: number('unlock', 'unlock at the start', base.unlockStart),
    unlockCliff: number('cliffUnlock', 'unlock at the cliff', base.unlockCliff),
    step: query.text('step', 'granularity', base.step, readDuration),
    rows: readRows(base, { places, amount, time, raw: query.raw('rows'), reject: query.reject }),
    shape: query.text('shape', 'shape label', base.shape, readShapeLabel),
    at: inWords(query.text('at', 'moment', base.at, time)),
  };
  return { form, rejected: query.rejected };
}

/** Unix seconds as a readable date; other texts and 0 are unchanged. */
const inWords = (text: string): string =>
  /^\d+$/.test(text) && BigInt(text) > 0n ? formatUtc(BigInt(text)) : text;

interface RowSource {
  readonly raw: string | null;
  /** Decimals of the token. */
  readonly places: number;
  readonly amount: (text: string) => Parsed<unknown>;
  readonly time: (text: string) => Parsed<unknown>;
  readonly reject: (label: string) => void;
}

// All rows or none, because a schedule with a missing part would be another schedule.
function readRows(base: SimulatorForm, { raw, places, amount, time, reject }: RowSource) {
  if (raw === null) return base.rows;
  const label = base.model === 'dynamic' ? 'segments' : 'tranches';
  const texts = raw === '' ? [] : raw.split(ROW, MAX_ROWS + 1);
  const rows = texts.map((text): FormRow | null => {
    const cells = text.split(COLUMN);
    const [units = '', exponent = '', at = ''] =
      base.model === 'dynamic' ? cells : [cells[0], '1', cells[1]];
    const fits =
      cells.length === (base.model === 'dynamic' ? 3 : 2) &&
      cells.every((cell) => cell.length <= MAX_FIELD_LENGTH) &&
      [amount(units), readExponent(exponent), time(at)].every(isRead);
    return fits ? { amount: amountFromLink(units, places), exponent, time: inWords(at) } : null;
  });
  const good = rows.filter((row) => row !== null);
  if (raw.length <= LONGEST_ROWS && rows.length <= MAX_ROWS && good.length === rows.length) {
    return good;
  }
  reject(label);
  return base.rows;
}

/** A time for the URL: a relative time stays relative, a date becomes Unix seconds. */
function sharedTime(text: string, start: bigint): string {
  const distance = secondsFromStart(text);
  return distance === null ? String(valueOf(readTime(text, start)) ?? '') : shortDuration(distance);
}

/** The query that `readSharedStream` turns back into this form; null while a field cannot be read. */
export function writeSharedStream(form: SimulatorForm): string | null {
  const { start, decimals, unread } = readForm(form);
  if (unread.length > 0 || start === null || decimals === null) return null;
  const amount = (text: string) =>
    linkAmount(valueOf(readOptionalAmount(text, decimals)) ?? 0n, decimals);
  const exponent = (text: string) =>
    linkAmount(valueOf(readExponent(text)) ?? 0n, EXPONENT_DECIMALS);
  const time = (text: string) => sharedTime(text, start);

  const linear = (): [string, string][] => [
    ['end', time(form.end)],
    ['cliff', form.cliff.trim() === '' ? '' : time(form.cliff)],
    ['unlock', amount(form.unlockStart)],
    ['cliffUnlock', amount(form.unlockCliff)],
    ['step', shortDuration(valueOf(readDuration(form.step)) ?? 1n)],
  ];
  const row = (part: FormRow) =>
    form.model === 'dynamic'
      ? [amount(part.amount), exponent(part.exponent), time(part.time)]
      : [amount(part.amount), time(part.time)];
  const rows = (): [string, string][] => [
    ['rows', form.rows.map((part) => row(part).join(COLUMN)).join(ROW)],
  ];
  return writeQuery([
    ['model', form.model],
    ['decimals', String(decimals)],
    ['deposit', amount(form.deposit)],
    ['start', String(start)],
    ...(form.model === 'linear' ? linear() : rows()),
    ['shape', form.shape.trim()],
    ['at', time(form.at)],
  ]);
}
