import type { FlowStream } from '@sablier-docs/protocol/flow/debt';
import { endTimeOf } from '@sablier-docs/protocol/lockup/end-time';
import type { LockupStream } from '@sablier-docs/protocol/lockup/types';

/** The participants: addresses, or their names in code. */
interface Parties<T> {
  readonly sender: T;
  readonly recipient: T;
  readonly token: T;
}

/**
 * The arguments of the create function of SablierLockup v4.0 that takes timestamps, for viem: amounts and exponents as `bigint`, times as
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

/**
 * The arguments of `createAndDeposit` of SablierFlow v3.0 for viem, and of `create` for a stream without a
 * balance, which `createAndDeposit` would refuse.
 */
export function flowArgs<T>(stream: FlowStream, { sender, recipient, token }: Parties<T>) {
  const { balance, ratePerSecond, snapshotTime } = stream;
  const args = [sender, recipient, ratePerSecond, Number(snapshotTime), token, true] as const;
  return balance > 0n ? ([...args, balance] as const) : args;
}
