import { uncoveredDebt, type FlowStream } from './debt';

/** The statuses of `Flow.Status`, in the order of the enum. */
export const FLOW_STATUSES = [
  'PENDING',
  'STREAMING_SOLVENT',
  'STREAMING_INSOLVENT',
  'PAUSED_SOLVENT',
  'PAUSED_INSOLVENT',
  'VOIDED',
] as const;

export type FlowStatus = (typeof FLOW_STATUSES)[number];

/** Status of a Flow stream at `timestamp` (Unix seconds), as `statusOf` of SablierFlow v3.0. */
export function flowStatus(stream: FlowStream, timestamp: bigint): FlowStatus {
  if (stream.snapshotTime > timestamp) return 'PENDING';
  if (stream.isVoided) return 'VOIDED';
  const insolvent = uncoveredDebt(stream, timestamp) > 0n;
  if (stream.ratePerSecond === 0n) return insolvent ? 'PAUSED_INSOLVENT' : 'PAUSED_SOLVENT';
  return insolvent ? 'STREAMING_INSOLVENT' : 'STREAMING_SOLVENT';
}
