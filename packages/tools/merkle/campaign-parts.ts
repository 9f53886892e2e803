import { MAX_UINT128 } from '@sablier-docs/protocol/solidity-types';
import type { Leaf } from './tree';

/** The recipients of a campaign, and the figures that its file states. */
export interface CampaignFile {
  kind: 'campaign' | 'tree' | 'csv';
  leaves: Leaf[];
  /** Root, total and count as the file states them; null if missing. */
  stated: { root: string | null; total: string | null; count: number | null };
  /** Repairs of a CSV, as sentences. */
  repairs: string[];
}

/** The file cannot be read as a campaign; the message says what to do. */
export class CampaignFileError extends Error {
  override readonly name = 'CampaignFileError';

  /** @param doubtful an ambiguous amount of the file, about which the reader has to be asked */
  constructor(
    message: string,
    readonly doubtful: string | null = null,
  ) {
    super(message);
  }
}

/**
 * The text of a number or a string; empty for any other value, which may not even convert to a
 * string.
 */
export const numeral = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/**
 * One recipient, from untrusted values.
 * @param who for the message, such as `Row 3`
 * @throws CampaignFileError
 */
export function leafOf(index: number, address: unknown, amount: unknown, who: string): Leaf {
  if (typeof address !== 'string' || !/^0x[0-9a-fA-F]{40}$/.test(address)) {
    throw new CampaignFileError(`${who} has no EVM address.`);
  }
  if (typeof amount === 'number' && !Number.isSafeInteger(amount) && Number.isInteger(amount)) {
    throw new CampaignFileError(
      `${who} has an amount above 2^53 without quotation marks, whose last digits are lost when it is read. Put the amounts of the file between quotation marks.`,
    );
  }
  const text = numeral(amount);
  if (!/^\d{1,39}$/.test(text) || BigInt(text) > MAX_UINT128) {
    throw new CampaignFileError(`${who} has no amount in whole units of the token.`);
  }
  return { index, address, amount: BigInt(text) };
}

/** @throws CampaignFileError for an empty list */
export function nonEmpty(leaves: Leaf[]): Leaf[] {
  if (leaves.length === 0) throw new CampaignFileError('The file lists no recipient.');
  return leaves;
}
