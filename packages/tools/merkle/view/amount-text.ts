import { formatAmount } from '@sablier-docs/protocol/amount';

/** An amount in the smallest unit, and in tokens if the decimals are known. */
export function entryAmountText(units: bigint, decimals: number | null): string {
  const raw = `${units} smallest units`;
  if (decimals === null) return raw;
  return `${raw}, ${formatAmount(units, decimals)} tokens with ${decimals} decimals`;
}
