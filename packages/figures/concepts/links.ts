import { formatAmount } from '@sablier-docs/protocol/amount';
import { endTimeOf } from '@sablier-docs/protocol/lockup/end-time';
import { SECONDS_PER_DAY } from '@sablier-docs/protocol/time';
import type { LockupStream } from '@sablier-docs/protocol/lockup/types';

const DECIMALS = 18;
/** The start of a stream in the simulator, where a stream of a figure has second 0: 2026-01-01, as in the examples. */
const SIMULATED_START = Date.UTC(2026, 0, 1) / 1000;

/** The scene of the playground with these steps, which a press on "Start" plays on the contracts. */
export const playgroundLink = (scene: string, steps: string): string =>
  `/concepts/playground#playground?${new URLSearchParams({ scene, steps }).toString()}`;

const amountField = (units: bigint): string => formatAmount(units, DECIMALS);
const after = (seconds: bigint): string =>
  seconds % SECONDS_PER_DAY === 0n ? `${seconds / SECONDS_PER_DAY}d` : `${seconds}s`;

/** The terms of a stream that starts at second 0, as the parameters of the simulator of streams. */
function termsOf(stream: LockupStream): Record<string, string> {
  const { model } = stream;
  switch (model) {
    case 'linear':
      return {
        end: after(endTimeOf(stream)),
        cliff: stream.cliffTime > 0n ? after(stream.cliffTime) : '',
        unlock: amountField(stream.unlocks.start),
        cliffUnlock: amountField(stream.unlocks.cliff),
        step: after(stream.granularity),
      };
    case 'dynamic':
      return {
        rows: stream.segments
          .map(({ amount, exponent, timestamp }) =>
            [amountField(amount), amountField(exponent), after(timestamp)].join('_'),
          )
          .join('-'),
      };
    case 'tranched':
      return {
        rows: stream.tranches
          .map(({ amount, timestamp }) => [amountField(amount), after(timestamp)].join('_'))
          .join('-'),
      };
  }
}

/** The simulator with the terms of a stream that starts at second 0, at a moment. */
export function simulatorLink(stream: LockupStream, seconds: bigint): string {
  const query = new URLSearchParams({
    model: stream.model,
    decimals: String(DECIMALS),
    deposit: amountField(stream.deposit),
    start: String(SIMULATED_START),
    ...termsOf(stream),
    at: after(seconds),
  });
  return `/concepts/lockup/stream-shapes#stream-simulator?${query.toString()}`;
}
