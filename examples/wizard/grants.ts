import { getAddress, isAddress, parseUnits, type Address } from 'viem';

export interface Grant {
  recipient: Address;
  /** In the token's smallest unit. */
  depositAmount: bigint;
}

/**
 * The grants of a list with `address,amount` in each line. Empty lines and those that begin with # are skipped.
 * Throws a sentence that names the line which is none.
 */
export function grantsFrom(text: string, decimals: number): Grant[] {
  const grants = text.split('\n').flatMap((line, at) => {
    const row = line.trim();
    return row === '' || row.startsWith('#') ? [] : [grantIn(row, at + 1, decimals)];
  });
  if (grants.length === 0) throw new Error('Give at least one line of the form address,amount.');
  return grants;
}

function grantIn(row: string, line: number, decimals: number): Grant {
  const [recipient = '', amount = '', ...others] = row.split(',').map((cell) => cell.trim());
  if (!isAddress(recipient)) throw new Error(`Line ${line}: “${recipient}” is not an address.`);
  const [, fraction = ''] = amount.split('.');
  const isAmount =
    // A comma inside a number would be another column.
    others.length === 0 && /^\d+(?:\.\d+)?$/.test(amount) && fraction.length <= decimals;
  const depositAmount = isAmount ? parseUnits(amount, decimals) : 0n;
  if (depositAmount === 0n) {
    throw new Error(
      `Line ${line}: write address,amount with an amount above 0, without thousands separators and with at most ${decimals} decimal places.`,
    );
  }
  return { recipient: getAddress(recipient), depositAmount };
}
