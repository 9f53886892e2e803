import { getAddress, isAddress, parseUnits, type Address } from 'viem';

export interface Recipient {
  address: Address;
  /** Smallest unit of the token. */
  amount: bigint;
}

export interface RowError {
  /** The header is row 1. */
  row: number;
  message: string;
}

/** The contracts take amounts as `uint128`. */
const MAX_UNITS = (1n << 128n) - 1n;

/** Reads the list of recipients by the rules of the Merkle API. Row order is leaf order. */
export function readRecipients(csv: string, decimals: number) {
  const [header = [], ...rows] = csv
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => line.split(',').map((cell) => cell.trim()));

  const names = header.map((name) => name.toLowerCase());
  if (names[0] !== 'address' || names[1] !== 'amount') {
    return { recipients: [], errors: [{ row: 1, message: 'The header must be address,amount' }] };
  }

  const errors: RowError[] = [];
  if (rows.length < 2) errors.push({ row: 1, message: 'At least two recipients are needed' });
  const amountPattern = new RegExp(`^[+]?\\d*\\.?\\d{0,${decimals}}$`);
  const seen = new Set<string>();
  const recipients: Recipient[] = [];

  rows.forEach((cells, index) => {
    const [address = '', amount = ''] = cells;
    const report = (message: string) => errors.push({ row: index + 2, message });
    if (cells.length !== header.length) return report('The row has another number of columns');
    if (!isAddress(address, { strict: false })) return report('The address is not valid');
    if (!/\d/.test(amount) || !amountPattern.test(amount)) return report('The amount is not valid');
    const units = parseUnits(amount.replace('+', ''), decimals);
    if (units === 0n) return report('The amount is zero');
    if (units > MAX_UNITS) return report('The amount does not fit in uint128');
    if (seen.has(address.toLowerCase())) return report('The address is repeated');
    seen.add(address.toLowerCase());
    return recipients.push({ address: getAddress(address), amount: units });
  });
  return { recipients, errors };
}
