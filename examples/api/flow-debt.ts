/** Fields of a `FlowStream` row that decide the debt. Integers arrive as strings. */
export interface FlowRow {
  snapshotAmount: string;
  ratePerSecond: string;
  lastAdjustmentTimestamp: string;
  startTime: string;
  withdrawnAmount: string;
  availableAmount: string;
  assetDecimalsValue: string;
}

/** Total and covered debt at `now` (Unix seconds), in the token's smallest unit. */
export function debtOf(row: FlowRow, now: bigint): { total: bigint; covered: bigint } {
  const changed = BigInt(row.lastAdjustmentTimestamp);
  const start = BigInt(row.startTime);
  const since = changed > start ? changed : start;
  const elapsed = now > since ? now - since : 0n;

  const scale = BigInt('1'.padEnd(19 - Number(row.assetDecimalsValue), '0'));
  const streamed = BigInt(row.snapshotAmount) + BigInt(row.ratePerSecond) * elapsed;
  const owed = streamed - BigInt(row.withdrawnAmount) * scale;

  const total = owed > 0n ? owed / scale : 0n;
  const available = BigInt(row.availableAmount);
  return { total, covered: total < available ? total : available };
}
