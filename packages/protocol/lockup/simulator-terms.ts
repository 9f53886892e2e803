import type { LockupStream } from './types';

/** How a link writes the values of a stream. */
interface TermTexts {
  amount: (units: bigint) => string;
  /** An exponent with 18 decimals, as the contract has it. */
  exponent: (value: bigint) => string;
  /** A moment of the stream, such as its time after the start. */
  time: (timestamp: bigint) => string;
  /** A number of seconds. */
  duration: (seconds: bigint) => string;
}

/**
 * The terms that the models differ in, as the parameters of the simulator of streams: rows are written as
 * `10_30d-20_60d`.
 */
export function simulatorTerms(stream: LockupStream, texts: TermTexts): [string, string][] {
  const { amount, exponent, time, duration } = texts;
  const rowsOf = (rows: readonly (readonly string[])[]) =>
    rows.map((cells) => cells.join('_')).join('-');
  switch (stream.model) {
    case 'linear': {
      const { endTime, cliffTime, unlocks, granularity } = stream;
      return [
        ['end', time(endTime)],
        ['cliff', cliffTime === 0n ? '' : time(cliffTime)],
        ['unlock', amount(unlocks.start)],
        ['cliffUnlock', amount(unlocks.cliff)],
        ['step', duration(granularity)],
      ];
    }
    case 'dynamic':
      return [
        [
          'rows',
          rowsOf(
            stream.segments.map((one) => [
              amount(one.amount),
              exponent(one.exponent),
              time(one.timestamp),
            ]),
          ),
        ],
      ];
    case 'tranched':
      return [
        ['rows', rowsOf(stream.tranches.map((one) => [amount(one.amount), time(one.timestamp)]))],
      ];
  }
}
