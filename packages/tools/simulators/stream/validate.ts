import { formatAmount } from '@sablier-docs/protocol/amount';
import type { LockupStream } from '@sablier-docs/protocol/lockup/types';
import { validateStream, type StreamProblem } from '@sablier-docs/protocol/lockup/validate';
import type { FieldName, SimulatorForm } from './form';
import { readForm, type FieldProblem, type FormReading } from './read-form';

export interface Validation extends FormReading {
  /** A stream that the contract accepts; null while the form has a problem. */
  readonly stream: LockupStream | null;
  /**
   * Problems to correct: unreadable texts first, then those that the contract would reject, in its
   * order.
   */
  readonly problems: readonly FieldProblem[];
  /** Sum of the segments or tranches in token units; null for a linear or unreadable stream. */
  readonly sum: bigint | null;
}

/** Fields of the form by the names that `validateStream` takes from the contract. */
const FIELDS: Readonly<Record<string, FieldName>> = {
  deposit: 'deposit',
  startTime: 'start',
  endTime: 'end',
  cliffTime: 'cliff',
  unlocks: 'unlockStart',
  'unlocks.start': 'unlockStart',
  'unlocks.cliff': 'unlockCliff',
  granularity: 'step',
  segments: 'rows',
  tranches: 'rows',
};

const PART = /^(?:segments|tranches)\[(\d+)\]\.(amount|exponent|timestamp)$/;

/** The form's field for a path of `validateStream`. @throws when there is none */
function problemField(path: string): FieldName {
  const [, index, key] = PART.exec(path) ?? [];
  if (index !== undefined) {
    const name = key === 'timestamp' ? 'time' : key === 'amount' ? 'amount' : 'exponent';
    return `rows[${Number(index)}].${name}`;
  }
  const field = FIELDS[path];
  if (!field) throw new Error(`The simulator has no field for "${path}".`);
  return field;
}

const sumDiffers = /AmountsSum$/;

function sumOfParts(stream: LockupStream): bigint | null {
  if (stream.model === 'linear') return null;
  const parts = stream.model === 'dynamic' ? stream.segments : stream.tranches;
  return parts.reduce((sum, { amount }) => sum + amount, 0n);
}

function inWords({ error, field, message }: StreamProblem, stream: LockupStream, decimals: number) {
  const sum = sumOfParts(stream);
  if (!sumDiffers.test(error) || sum === null)
    return { field: problemField(field), error, message };
  // The contract's message is in units, but the reader typed tokens.
  const parts = stream.model === 'dynamic' ? 'segments' : 'tranches';
  const total = formatAmount(sum, decimals);
  const advice = `Make the ${parts} add up to the deposit: they add up to ${total} tokens.`;
  return { field: problemField(field), error, message: advice };
}

/**
 * Validates the form by the contract's rules, and returns the stream if the contract would accept
 * it.
 */
export function validateForm(form: SimulatorForm): Validation {
  const reading = readForm(form);
  const { stream, decimals, unread } = reading;
  if (!stream || decimals === null) {
    return { ...reading, stream: null, problems: unread, sum: null };
  }
  const refusals = validateStream(stream).map((problem) => inWords(problem, stream, decimals));
  const problems = [...unread, ...refusals];
  const accepted = refusals.length === 0 ? stream : null;
  return { ...reading, stream: accepted, problems, sum: sumOfParts(stream) };
}
