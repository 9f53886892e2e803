import type { LockupStream, Segment, Tranche } from '@sablier-docs/protocol/lockup/types';
import { MAX_UINT64 } from '@sablier-docs/protocol/solidity-types';
import {
  MAX_DECIMALS,
  readDecimals,
  readOptionalTypedAmount,
  readTypedAmount,
} from '@sablier-docs/kit/inputs/amounts';
import { readDuration } from '@sablier-docs/kit/inputs/durations';
import { readDecimal } from '@sablier-docs/kit/inputs/numbers';
import { isRead, type Parsed } from '@sablier-docs/kit/inputs/parsed';
import { readTime } from '@sablier-docs/kit/inputs/times';
import type { FieldName, SimulatorForm } from './form';
import { EXPONENT_DECIMALS } from './from-stream';
import { readShapeLabel } from './shape-label';

/** One thing to correct, at one field. */
export interface FieldProblem {
  readonly field: FieldName;
  /** One sentence that says what to do. */
  readonly message: string;
  /** The error with which the contract would revert, if it would. */
  readonly error?: string;
}

export interface FormReading {
  /** Null if a field that the model uses cannot be read. */
  readonly stream: LockupStream | null;
  readonly decimals: number | null;
  /** Unix seconds; null if it cannot be read. */
  readonly start: bigint | null;
  readonly at: bigint | null;
  readonly shape: string | null;
  /** The texts that cannot be read as an amount, a time or a number. */
  readonly unread: readonly FieldProblem[];
}

/** A larger one is rejected anyway, so that 2.125 has only one reading. */
export const MOST_EXPONENT = 100;

/** Reads an exponent of a segment: UD2x18, with 18 decimals and at most about 18.4. */
export function readExponent(text: string): Parsed<bigint> {
  if (text.trim() === '') return { problem: 'Enter an exponent; 1 is a straight line.' };
  const parsed = readDecimal(text, EXPONENT_DECIMALS, { most: MOST_EXPONENT });
  if (!isRead(parsed)) return parsed;
  if (parsed.value <= MAX_UINT64) return parsed;
  return { problem: 'Enter at most 18.446744073709551615, the largest UD2x18.' };
}

/** Reads the stream that the form describes, as far as possible. */
export function readForm(form: SimulatorForm): FormReading {
  const unread: FieldProblem[] = [];
  const take = <T>(field: FieldName, parsed: Parsed<T>): T | null => {
    if (isRead(parsed)) return parsed.value;
    unread.push({ field, message: parsed.problem });
    return null;
  };

  const decimals = take('decimals', readDecimals(form.decimals));
  // If the decimals are invalid, amounts are still checked with the maximum number.
  const places = decimals ?? MAX_DECIMALS;
  const deposit = take('deposit', readTypedAmount(form.deposit, places)) ?? 0n;
  const start = take('start', readTime(form.start));
  const startTime = start ?? 0n;
  const time = (field: FieldName, text: string) => take(field, readTime(text, startTime)) ?? 0n;

  const tranches = (): Tranche[] =>
    form.rows.map((row, i) => ({
      amount: take(`rows[${i}].amount`, readTypedAmount(row.amount, places)) ?? 0n,
      timestamp: time(`rows[${i}].time`, row.time),
    }));
  const segments = (): Segment[] =>
    tranches().map((part, i) => ({
      ...part,
      exponent: take(`rows[${i}].exponent`, readExponent(form.rows[i]?.exponent ?? '')) ?? 0n,
    }));
  const read = (): LockupStream => {
    switch (form.model) {
      case 'linear':
        return {
          model: 'linear',
          deposit,
          startTime,
          endTime: time('end', form.end),
          cliffTime: form.cliff.trim() === '' ? 0n : time('cliff', form.cliff),
          unlocks: {
            start: take('unlockStart', readOptionalTypedAmount(form.unlockStart, places)) ?? 0n,
            cliff: take('unlockCliff', readOptionalTypedAmount(form.unlockCliff, places)) ?? 0n,
          },
          granularity: take('step', readDuration(form.step)) ?? 1n,
        };
      case 'dynamic':
        return { model: 'dynamic', deposit, startTime, segments: segments() };
      case 'tranched':
        return { model: 'tranched', deposit, startTime, tranches: tranches() };
    }
  };

  const stream = read();
  const readable = unread.length === 0;
  const shape = take('shape', readShapeLabel(form.shape));
  const at = take('at', readTime(form.at, startTime));
  return { stream: readable ? stream : null, decimals, start, at, shape, unread };
}
