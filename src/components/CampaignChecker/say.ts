import { formatAmount } from '@site/src/protocol/amount';

/** An amount of a campaign. Without the decimals of the token nobody can say how many tokens it is. */
export function amountText(units: bigint, decimals: number | null): string {
  const raw = `${units} smallest units`;
  if (decimals === null) return raw;
  return `${raw}, ${formatAmount(units, decimals)} tokens with ${decimals} decimals`;
}
