import { readRecipients } from '../merkle-api/csv';
import { toLeaves, type Leaf } from './tree';

// region csv
/**
 * The leaves of a CSV file with the columns `address` and `amount`, amounts in whole tokens such as
 * `12.5`. Throws with every wrong row, for example an address twice, an amount of zero or one with too
 * many decimals, and for a list with fewer than two rows.
 */
export function leavesFromCsv(csv: string, decimals: number): Leaf[] {
  const { recipients, errors } = readRecipients(csv, decimals);
  if (errors.length > 0) {
    throw new RangeError(errors.map(({ row, message }) => `Row ${row}: ${message}`).join('\n'));
  }
  return toLeaves(recipients.map(({ address, amount }) => ({ recipient: address, amount })));
}
// endregion csv
