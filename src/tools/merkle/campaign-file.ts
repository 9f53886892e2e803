import { MAX_UINT128 } from '../../protocol/solidity-types';
import { checkCsv } from '../csv/check';
import { parseCsv } from '../csv/parse';
import { ruleOf, type RuleCode } from '../csv/rules';
import type { CsvFormat } from '../csv/types';
import type { Leaf } from './tree';

/** The recipients of a campaign, and what the file says about itself. */
export interface CampaignFile {
  kind: 'campaign' | 'tree' | 'csv';
  leaves: Leaf[];
  /** Root, total and count as the file states them; null where it does not. */
  stated: { root: string | null; total: string | null; count: number | null };
}

/** The file cannot be read as a campaign; the message says what to do. */
export class CampaignFileError extends Error {
  override readonly name = 'CampaignFileError';
}

/**
 * Reads a campaign's file from IPFS, a dump of OpenZeppelin's tree, or the CSV it was made from.
 * @param airdropFormat the SDK's CSV format of airdrops
 * @param decimals of the token, null when unknown; only a CSV file needs them, because it has amounts
 * in whole tokens
 * @throws CampaignFileError
 */
export function readCampaignFile(
  text: string,
  airdropFormat: CsvFormat,
  decimals: number | null,
): CampaignFile {
  const start = text
    .trimStart()
    .replace(/^\uFEFF/, '')
    .charAt(0);
  if (start === '') throw new CampaignFileError('The file is empty.');
  if (start !== '{' && start !== '[') return readCsv(text, airdropFormat, decimals);
  const data = parseJson(text);
  if (isRecord(data) && Array.isArray(data.recipients))
    return readRecipients(data, data.recipients);
  if (isRecord(data) && data.format === 'standard-v1' && Array.isArray(data.values)) {
    return readDump(data, data.values);
  }
  throw new CampaignFileError(
    'This JSON is no campaign file: it has neither a list "recipients" nor the format "standard-v1".',
  );
}

const isRecord = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new CampaignFileError('The JSON is cut off or damaged. Download the file again.');
  }
}

function readRecipients(data: Record<string, unknown>, list: unknown[]): CampaignFile {
  const leaves = list.map((entry, index) => {
    const { address, amount } = isRecord(entry) ? entry : {};
    return leafOf(index, address, amount, `Recipient ${index}`);
  });
  const { root, total_amount: total, number_of_recipients: count } = data;
  const stated = {
    root: typeof root === 'string' ? root : null,
    total: typeof total === 'string' || typeof total === 'number' ? String(total) : null,
    count: typeof count === 'number' ? count : null,
  };
  return { kind: 'campaign', leaves: nonEmpty(leaves), stated };
}

/** A dump names each leaf's values as index, address, amount. */
function readDump(data: Record<string, unknown>, values: unknown[]): CampaignFile {
  const leaves = values.map((entry, at) => {
    const value = isRecord(entry) && Array.isArray(entry.value) ? (entry.value as unknown[]) : [];
    const [index, address, amount] = value;
    if (value.length !== 3 || !/^\d{1,15}$/.test(String(index))) {
      throw new CampaignFileError(
        `Leaf ${at} of the tree is not made of index, address and amount.`,
      );
    }
    return leafOf(Number(index), address, amount, `Leaf ${at}`);
  });
  const first: unknown = Array.isArray(data.tree) ? data.tree[0] : null;
  const root = typeof first === 'string' ? first : null;
  return { kind: 'tree', leaves: nonEmpty(leaves), stated: { root, total: null, count: null } };
}

function leafOf(index: number, address: unknown, amount: unknown, who: string): Leaf {
  if (typeof address !== 'string' || !/^0x[0-9a-fA-F]{40}$/.test(address)) {
    throw new CampaignFileError(`${who} has no EVM address.`);
  }
  const text = String(amount);
  if (!/^\d{1,39}$/.test(text) || BigInt(text) > MAX_UINT128) {
    throw new CampaignFileError(`${who} has no amount in whole units of the token.`);
  }
  return { index, address, amount: BigInt(text) };
}

/** Rules that no file can break as long as the decimals are unknown. */
const NEED_DECIMALS: readonly RuleCode[] = ['amount-decimals', 'amount-large'];

function readCsv(text: string, format: CsvFormat, decimals: number | null): CampaignFile {
  // A wall clock does not matter: airdrop files have no dates.
  const report = checkCsv(text, { format, decimals: decimals ?? 0, now: 0 });
  const open = report.problems.find(
    ({ code, fixed }) =>
      !fixed &&
      ruleOf(code).severity === 'error' &&
      (decimals !== null || !NEED_DECIMALS.includes(code)),
  );
  if (open) {
    const where = open.row === null ? 'The file' : `Row ${open.row}`;
    throw new CampaignFileError(
      `${where}: ${ruleOf(open.code).says} Correct the file with the CSV checker first.`,
    );
  }
  if (decimals === null) {
    throw new CampaignFileError(
      'Enter the decimals of the token: the amounts of a CSV, and with them the root, depend on them.',
    );
  }
  const { rows } = parseCsv(report.fixedCopy ?? text);
  const leaves = rows.slice(1).map(([address = '', amount = '0'], index) => {
    const [whole = '0', fraction = ''] = amount.split('.');
    return leafOf(
      index,
      address,
      `${whole}${fraction.padEnd(decimals, '0')}`.replace(/^0+(?=\d)/, ''),
      `Row ${index + 2}`,
    );
  });
  return {
    kind: 'csv',
    leaves: nonEmpty(leaves),
    stated: { root: null, total: null, count: null },
  };
}

function nonEmpty(leaves: Leaf[]): Leaf[] {
  if (leaves.length === 0) throw new CampaignFileError('The file lists no recipient.');
  return leaves;
}
