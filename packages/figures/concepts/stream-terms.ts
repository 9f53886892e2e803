import { formatAmount } from '@sablier-docs/protocol/amount';
import { endTimeOf } from '@sablier-docs/protocol/lockup/end-time';
import { simulatorTerms } from '@sablier-docs/protocol/lockup/simulator-terms';
import { SECONDS_PER_DAY } from '@sablier-docs/protocol/seconds';
import type { LockupStream } from '@sablier-docs/protocol/lockup/types';
import { exactDigits } from '../drawing/words';

const DECIMALS = 18;
/** The start of a stream in the simulator, where a stream of a figure has second 0: 2026-01-01, as in the examples. */
const SIMULATED_START = Date.UTC(2026, 0, 1) / 1000;

const amountField = (units: bigint): string => formatAmount(units, DECIMALS);
const after = (seconds: bigint): string =>
  seconds % SECONDS_PER_DAY === 0n ? `${seconds / SECONDS_PER_DAY}d` : `${seconds}s`;

/** The simulator with the terms of a stream that starts at second 0, at a moment. */
export function shapeSimulatorLink(stream: LockupStream, seconds: bigint): string {
  const query = new URLSearchParams({
    model: stream.model,
    decimals: String(DECIMALS),
    deposit: amountField(stream.deposit),
    start: String(SIMULATED_START),
    ...Object.fromEntries(
      simulatorTerms(stream, {
        amount: amountField,
        exponent: amountField,
        time: after,
        duration: after,
      }),
    ),
    at: after(seconds),
  });
  return `/concepts/lockup/stream-shapes#stream-simulator?${query.toString()}`;
}

const dayOf = (seconds: bigint): bigint => seconds / SECONDS_PER_DAY;

/** The terms of a stream whose moments are whole days after second 0, as the playground reads them. */
export function playgroundTerms(stream: LockupStream): string {
  const { model } = stream;
  switch (model) {
    case 'linear': {
      const { deposit, unlocks, cliffTime, granularity } = stream;
      return [
        `${exactDigits(deposit)} over ${dayOf(endTimeOf(stream))}`,
        ...(unlocks.start > 0n ? [`start ${exactDigits(unlocks.start)}`] : []),
        ...(cliffTime > 0n ? [`cliff ${dayOf(cliffTime)} ${exactDigits(unlocks.cliff)}`] : []),
        ...(granularity > 1n ? [`step ${dayOf(granularity)}`] : []),
      ].join(', ');
    }
    case 'dynamic':
      return stream.segments
        .map(
          ({ amount, exponent, timestamp }) =>
            `${exactDigits(amount)} until ${dayOf(timestamp)} exponent ${exactDigits(exponent)}`,
        )
        .join(', ');
    case 'tranched':
      return stream.tranches
        .map(({ amount, timestamp }) => `${exactDigits(amount)} on ${dayOf(timestamp)}`)
        .join(', ');
  }
}
