import { isRead, type Parsed } from '@sablier-docs/kit/inputs/parsed';
import { readPositive } from '@sablier-docs/kit/inputs/stream-fields';
import { formatAmount } from '@sablier-docs/protocol/amount';
import {
  decimalsOf,
  streamToken,
  streamViewWord,
  type StreamResults,
} from '../../../readings/stream/results';

/** How a total is divided among streams; the reader chooses. */
export type Division = 'equal' | 'by rate';

/**
 * Divides a total among streams that were read, to its last unit: what does not divide goes to the first streams, one
 * unit each.
 * @returns the list of streams with amounts, as a reader would type it
 */
export function dividedLines(
  total: string,
  division: Division,
  streams: readonly { id: bigint; results: StreamResults }[],
): Parsed<string> {
  const [first] = streams;
  const decimals = first ? decimalsOf(first.results) : null;
  if (!first || decimals === null) return { problem: 'Read the streams of the list first.' };
  const token = streamToken(first.results);
  const other = streams.find(({ results }) => streamToken(results) !== token);
  if (other) {
    return {
      problem: `Stream ${other.id} has another token than stream ${first.id}. Write an amount for each stream.`,
    };
  }
  const units = readPositive(total, decimals);
  if (!isRead(units)) return units;
  const weights = streams.map(({ results }) =>
    division === 'equal' ? 1n : (streamViewWord(results, 'getRatePerSecond') ?? 0n),
  );
  const idle = streams.find((_, at) => weights[at] === 0n);
  if (idle) {
    return {
      problem: `Stream ${idle.id} has no rate now: it is paused or voided. Leave it out, or divide equally.`,
    };
  }
  const sum = weights.reduce((all, one) => all + one, 0n);
  const shares = weights.map((weight) => (units.value * weight) / sum);
  const rest = units.value - shares.reduce((all, one) => all + one, 0n);
  const parts = shares.map((share, at) => (BigInt(at) < rest ? share + 1n : share));
  if (parts.includes(0n)) return { problem: 'This is too little for so many streams.' };
  return {
    value: streams
      .map(({ id }, at) => `${id} ${formatAmount(parts[at] ?? 0n, decimals)}`)
      .join('\n'),
  };
}

/** What a reader sees after a press that divides. */
export interface DivisionAnswer {
  /** The list to write; null if it stays. */
  lines: string | null;
  problem: string;
  /** That the total is in the list, and how it was divided. */
  written: string;
}

/** The field of a total, with what the last press said of it. */
export interface TotalField extends Omit<DivisionAnswer, 'lines'> {
  total: string;
}

export const emptyTotal: TotalField = { total: '', problem: '', written: '' };

/** The field after a total is typed, or divided by a press. What was said of one total holds for no other. */
export const totalAfter = (
  field: TotalField,
  event: { typed: string } | { answer: DivisionAnswer },
): TotalField =>
  'typed' in event
    ? { ...emptyTotal, total: event.typed }
    : { total: field.total, problem: event.answer.problem, written: event.answer.written };

const DONE: Readonly<Record<Division, string>> = {
  equal: 'in equal parts',
  'by rate': 'in parts by their rates',
};

/** Divides a total, and says so or why not. */
export function divisionAnswer(
  total: string,
  division: Division,
  streams: readonly { id: bigint; results: StreamResults }[],
): DivisionAnswer {
  const lines = dividedLines(total, division, streams);
  if (!isRead(lines)) return { lines: null, problem: lines.problem, written: '' };
  const written = `${total.trim()} is in the list above, ${DONE[division]}.`;
  return { lines: lines.value, problem: '', written };
}
