import { formatAmount } from '../amount';
import { UNIT } from '../unit';
import { formatDuration, formatUtc } from '../time';
import { endTimeOf } from './end-time';
import { streamedAmount } from './streamed-amount';
import type { DynamicStream, LinearStream, LockupStream, TranchedStream } from './types';

interface TokenFormat {
  readonly symbol: string;
  readonly decimals: number;
}

type Print = (units: bigint) => string;

// A longer list is tiring to listen to; the rest is only counted.
const MAX_PARTS = 12;

function linearSentences(stream: LinearStream, print: Print): string[] {
  const { cliffTime, deposit, endTime, startTime, unlocks } = stream;
  const hasCliff = cliffTime > 0n;
  const sentences: string[] = [];
  if (hasCliff) {
    const wait = unlocks.start > 0n ? 'nothing more' : 'nothing';
    const total = print(streamedAmount(stream, cliffTime));
    const unlock = unlocks.cliff > 0n ? `${print(unlocks.cliff)} at once` : 'nothing at once';
    sentences.push(
      `Until the cliff on ${formatUtc(cliffTime)}, ${wait} is released.`,
      `At the cliff: ${unlock}, ${total} in total.`,
    );
  }

  const rest = deposit - unlocks.start - unlocks.cliff;
  if (rest <= 0n) return sentences;
  const base = hasCliff ? cliffTime : startTime;
  const from = hasCliff ? 'From the cliff' : 'From the start';
  const step = stream.granularity === 0n ? 1n : stream.granularity;
  const range = endTime - base;
  if (step === 1n) {
    sentences.push(`${from} to the end, ${print(rest)} flow evenly, every second.`);
  } else if (step >= range) {
    sentences.push(`${from} nothing more is released before the end.`);
  } else {
    const steps = (range + step - 1n) / step;
    const interval = formatDuration(step);
    sentences.push(`${from} to the end, ${print(rest)} in ${steps} steps, one every ${interval}.`);
  }
  return sentences;
}

function pace(exponent: bigint): string {
  if (exponent === 0n) return 'all at once when the segment begins';
  if (exponent === UNIT) return 'evenly';
  return exponent > UNIT ? 'slowly at first, then faster' : 'fast at first, then slower';
}

function dynamicSentences(stream: DynamicStream, print: Print): string[] {
  const { segments } = stream;
  const sentences = segments.slice(0, MAX_PARTS).map(({ amount, exponent, timestamp }, index) => {
    const head = `Segment ${index + 1} of ${segments.length}, until ${formatUtc(timestamp)}`;
    if (amount === 0n) return `${head}: nothing is released.`;
    const power = formatAmount(exponent, 18);
    const total = print(streamedAmount(stream, timestamp));
    return `${head}: ${print(amount)}, ${pace(exponent)} (exponent ${power}); ${total} in total.`;
  });
  const more = segments.length - MAX_PARTS;
  if (more > 0) sentences.push(`${more} more segments follow.`);
  return sentences;
}

function tranchedSentences(stream: TranchedStream, print: Print): string[] {
  const { tranches } = stream;
  const sentences = tranches.slice(0, MAX_PARTS).map(({ amount, timestamp }, index) => {
    const total = print(streamedAmount(stream, timestamp));
    const head = `Tranche ${index + 1} of ${tranches.length} on ${formatUtc(timestamp)}`;
    return `${head}: ${print(amount)}, ${total} in total.`;
  });
  const more = tranches.length - MAX_PARTS;
  if (more > 0) sentences.push(`${more} more tranches follow.`);
  return sentences;
}

/**
 * The release curve in sentences, for those who cannot see the plot: start, unlocks, cliff, steps
 * or parts, end, with amounts (cut after six decimals) and dates in UTC. The stream must be one
 * that `validateStream` accepts.
 */
export function describeCurve(stream: LockupStream, { symbol, decimals }: TokenFormat): string {
  const print: Print = (units) => {
    const text = formatAmount(units, decimals, { maxDecimals: Math.min(decimals, 6) });
    return `${text} ${symbol}`;
  };
  const sentences = (() => {
    switch (stream.model) {
      case 'linear':
        return linearSentences(stream, print);
      case 'dynamic':
        return dynamicSentences(stream, print);
      case 'tranched':
        return tranchedSentences(stream, print);
    }
  })();

  const endTime = endTimeOf(stream);
  const atStart = streamedAmount(stream, stream.startTime);
  const duration = formatDuration(endTime - stream.startTime);
  return [
    `${print(stream.deposit)} over ${duration}.`,
    `Start on ${formatUtc(stream.startTime)}: ${atStart > 0n ? `${print(atStart)} at once` : 'nothing yet'}.`,
    ...sentences,
    `End on ${formatUtc(endTime)}: all ${print(stream.deposit)} are released.`,
  ].join(' ');
}
