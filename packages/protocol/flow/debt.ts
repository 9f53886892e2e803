import { scaleFactor } from './scale';

/** The fields of `Flow.Stream` that decide who is owed what. */
export interface FlowStream {
  /** Tokens held for the stream, in the token's smallest unit. */
  readonly balance: bigint;
  /** Tokens per second, 18-decimal fixed point whatever the token's decimals; 0n when paused. */
  readonly ratePerSecond: bigint;
  /** Unix second from which the ongoing debt is counted; in the future while pending. */
  readonly snapshotTime: bigint;
  /** Debt recorded at the last snapshot, 18 decimals. */
  readonly snapshotDebtScaled: bigint;
  /** 0 to 18. */
  readonly tokenDecimals: number;
  readonly isVoided: boolean;
}

/** The contract error that `depletionTime` would revert with. */
export class FlowError extends Error {
  override readonly name = 'FlowError';

  constructor(
    readonly error: 'SablierFlowState_StreamPaused' | 'SablierFlow_StreamBalanceZero',
    message: string,
  ) {
    super(message);
  }
}

/*
 * The views of SablierFlow v3.0. `timestamp` is in Unix seconds; results are in the token's smallest
 * unit unless the name says scaled (18 decimals). All throw a RangeError for decimals above 18.
 */

/** Debt since the last snapshot, 18 decimals. */
export function ongoingDebtScaled(stream: FlowStream, timestamp: bigint): bigint {
  if (stream.snapshotTime >= timestamp) return 0n;
  return stream.ratePerSecond * (timestamp - stream.snapshotTime);
}

/** Everything the recipient is owed; the fraction of a unit stays in storage. */
export function totalDebt(stream: FlowStream, timestamp: bigint): bigint {
  const scaled = stream.snapshotDebtScaled + ongoingDebtScaled(stream, timestamp);
  return scaled / scaleFactor(stream.tokenDecimals);
}

/** The part of the debt that the balance can pay: what the recipient can withdraw. */
export function coveredDebt(stream: FlowStream, timestamp: bigint): bigint {
  const debt = totalDebt(stream, timestamp);
  return stream.balance < debt ? stream.balance : debt;
}

/** The part of the debt that the balance cannot pay. */
export function uncoveredDebt(stream: FlowStream, timestamp: bigint): bigint {
  return totalDebt(stream, timestamp) - coveredDebt(stream, timestamp);
}

/** The amount that the sender can take back. */
export function refundableAmount(stream: FlowStream, timestamp: bigint): bigint {
  return stream.balance - coveredDebt(stream, timestamp);
}

/**
 * The first Unix second at which the debt exceeds the balance by one token unit; 0n when it already
 * does. Throws a FlowError when the stream is paused or voided, or holds no tokens.
 */
export function depletionTime(stream: FlowStream, timestamp: bigint): bigint {
  const { balance, ratePerSecond, snapshotDebtScaled, snapshotTime } = stream;
  if (ratePerSecond === 0n) {
    throw new FlowError('SablierFlowState_StreamPaused', 'A paused stream never runs dry.');
  }
  if (balance === 0n) {
    throw new FlowError('SablierFlow_StreamBalanceZero', 'The stream holds no tokens.');
  }
  const oneUnitAbove = (balance + 1n) * scaleFactor(stream.tokenDecimals);
  if (snapshotDebtScaled + ongoingDebtScaled(stream, timestamp) >= oneUnitAbove) return 0n;
  const missing = oneUnitAbove - snapshotDebtScaled;
  return snapshotTime + (missing + ratePerSecond - 1n) / ratePerSecond;
}
