import { coveredDebt, ongoingDebtScaled, refundableAmount, type FlowStream } from './debt';
import { scaleFactor } from './scale';

/*
 * What a call of SablierFlow v3.0 leaves of a stream, at `timestamp` in Unix seconds. Amounts are in the token's smallest
 * unit. Each throws a RangeError where the contract refuses the call for the state of the stream or the amount; who may
 * call is not asked.
 */

function refuseIf(isRefused: boolean, reason: string): void {
  if (isRefused) throw new RangeError(reason);
}

const assertNotVoided = ({ isVoided }: FlowStream) => refuseIf(isVoided, 'The stream is voided.');

const assertStreaming = (stream: FlowStream) => {
  assertNotVoided(stream);
  refuseIf(stream.ratePerSecond === 0n, 'The stream is paused.');
};

/** The stream with its debt recorded, as `_adjustRatePerSecond` leaves it. */
function withRate(stream: FlowStream, ratePerSecond: bigint, timestamp: bigint): FlowStream {
  if (stream.snapshotTime >= timestamp) return { ...stream, ratePerSecond };
  const snapshotDebtScaled = stream.snapshotDebtScaled + ongoingDebtScaled(stream, timestamp);
  return {
    ...stream,
    ratePerSecond,
    snapshotDebtScaled,
    snapshotTime: timestamp,
  };
}

export function afterDeposit(stream: FlowStream, amount: bigint): FlowStream {
  assertNotVoided(stream);
  refuseIf(amount <= 0n, 'The amount is 0.');
  return { ...stream, balance: stream.balance + amount };
}

export function afterRefund(stream: FlowStream, amount: bigint, timestamp: bigint): FlowStream {
  refuseIf(amount <= 0n, 'The amount is 0.');
  refuseIf(amount > refundableAmount(stream, timestamp), 'The amount is not refundable.');
  return { ...stream, balance: stream.balance - amount };
}

export function afterPause(stream: FlowStream, timestamp: bigint): FlowStream {
  assertStreaming(stream);
  refuseIf(stream.snapshotTime > timestamp, 'The stream is pending.');
  return withRate(stream, 0n, timestamp);
}

export function afterRestart(stream: FlowStream, rate: bigint, timestamp: bigint): FlowStream {
  assertNotVoided(stream);
  refuseIf(stream.ratePerSecond !== 0n, 'The stream is not paused.');
  refuseIf(rate <= 0n, 'The rate is 0.');
  return withRate(stream, rate, timestamp);
}

/** What is owed without money behind it is written off. */
export function afterVoid(stream: FlowStream, timestamp: bigint): FlowStream {
  assertNotVoided(stream);
  const debt = stream.snapshotDebtScaled + ongoingDebtScaled(stream, timestamp);
  const scale = scaleFactor(stream.tokenDecimals);
  return {
    ...stream,
    ratePerSecond: 0n,
    snapshotDebtScaled: debt / scale > stream.balance ? stream.balance * scale : debt,
    snapshotTime: timestamp,
    isVoided: true,
  };
}

export function afterWithdraw(stream: FlowStream, amount: bigint, timestamp: bigint): FlowStream {
  refuseIf(amount <= 0n, 'The amount is 0.');
  refuseIf(amount > coveredDebt(stream, timestamp), 'The amount is not covered.');
  const scaled = amount * scaleFactor(stream.tokenDecimals);
  const balance = stream.balance - amount;
  if (scaled <= stream.snapshotDebtScaled) {
    return { ...stream, balance, snapshotDebtScaled: stream.snapshotDebtScaled - scaled };
  }
  const debt = stream.snapshotDebtScaled + ongoingDebtScaled(stream, timestamp);
  return {
    ...stream,
    balance,
    snapshotDebtScaled: debt - scaled,
    snapshotTime: timestamp,
  };
}
