import { BaseError, formatUnits } from 'viem';

/** An amount of smallest units with at most `digits` digits after the point, rounded down. */
export function amount(value: bigint, decimals: number, digits = 4): string {
  const [whole = '0', fraction = ''] = formatUnits(value, decimals).split('.');
  const shown = fraction.slice(0, digits).replace(/0+$/, '');
  return shown ? `${whole}.${shown}` : whole;
}

/** One sentence of an error; viem's whole messages hold the calldata too. */
export const message = (error: Error): string =>
  error instanceof BaseError ? error.shortMessage : error.message;
