import { endTimeOf } from '@sablier-docs/protocol/lockup/end-time';
import type { LockupModel, LockupStream } from '@sablier-docs/protocol/lockup/types';

/** The participants: addresses, or their names in code. */
export interface Parties<T> {
  readonly sender: T;
  readonly recipient: T;
  readonly token: T;
}

/** The function of SablierLockup v4.0 that takes timestamps, for each model. */
export const CREATE_FUNCTIONS = {
  linear: 'createWithTimestampsLL',
  dynamic: 'createWithTimestampsLD',
  tranched: 'createWithTimestampsLT',
} as const satisfies Record<LockupModel, string>;

/**
 * The arguments of the create function for viem: amounts and exponents as `bigint`, times as
 * numbers. The stream must be one that `validateStream` accepts.
 */
export function createArgs<T>(stream: LockupStream, shape: string, parties: Parties<T>) {
  const params = {
    sender: parties.sender,
    recipient: parties.recipient,
    depositAmount: stream.deposit,
    token: parties.token,
    cancelable: true,
    transferable: true,
    timestamps: { start: Number(stream.startTime), end: Number(endTimeOf(stream)) },
    shape,
  };
  switch (stream.model) {
    case 'linear':
      return [
        params,
        stream.unlocks,
        Number(stream.granularity),
        Number(stream.cliffTime),
      ] as const;
    case 'dynamic': {
      const segments = stream.segments.map(({ amount, exponent, timestamp }) => ({
        amount,
        exponent,
        timestamp: Number(timestamp),
      }));
      return [params, segments] as const;
    }
    case 'tranched': {
      const tranches = stream.tranches.map(({ amount, timestamp }) => ({
        amount,
        timestamp: Number(timestamp),
      }));
      return [params, tranches] as const;
    }
  }
}
