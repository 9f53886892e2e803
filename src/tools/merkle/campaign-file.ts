import { MAX_UINT128 } from '../../protocol/solidity-types';
import { checkCsv } from '../csv/check';
import { decode } from '../csv/decode';
import { parseCsv } from '../csv/parse';
import { ruleOf, type RuleCode } from '../csv/rules';
import type { CheckOptions, CsvFormat, Finding } from '../csv/types';
import { repairsOf } from './repairs';
import type { Leaf } from './tree';

/** The recipients of a campaign, and what the file says about itself. */
export interface CampaignFile {
  kind: 'campaign' | 'tree' | 'csv';
  leaves: Leaf[];
  /** Root, total and count as the file states them; null where it does not. */
  stated: { root: string | null; total: string | null; count: number | null };
  /** What of a CSV was read otherwise than it is written, as sentences. */
  repairs: string[];
}

/** The file cannot be read as a campaign; the message says what to do. */
export class CampaignFileError extends Error {
  override readonly name = 'CampaignFileError';

  /** @param doubtful an amount of the file with two meanings, about which the reader has to be asked */
  constructor(
    message: string,
    readonly doubtful: string | null = null,
  ) {
    super(message);
  }
}

/**
 * Reads a campaign's file from IPFS, a dump of OpenZeppelin's tree, or the CSV it was made from.
 * @param source its bytes, or its text
 * @param airdropFormat the SDK's CSV format of airdrops
 * @param decimals of the token, null when unknown; only a CSV file needs them, because it has amounts
 * in whole tokens
 * @param notation what stands before the decimals of a CSV, when the reader has said it
 * @throws CampaignFileError
 */
export function readCampaignFile(
  source: Uint8Array | string,
  airdropFormat: CsvFormat,
  decimals: number | null,
  notation?: CheckOptions['notation'],
): CampaignFile {
  const { text, findings } =
    typeof source === 'string' ? { text: source, findings: [] } : textOf(source);
  const start = text
    .trimStart()
    .replace(/^\uFEFF/, '')
    .charAt(0);
  if (start === '') throw new CampaignFileError('The file is empty.');
  if (start !== '{' && start !== '[')
    return readCsv(text, airdropFormat, decimals, notation, findings);
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

/** @throws CampaignFileError for what is no text, such as a spreadsheet file */
function textOf(bytes: Uint8Array): { text: string; findings: Finding[] } {
  const decoded = decode(bytes);
  const unread = decoded.findings.find(({ code }) => code === 'not-text');
  if (!unread) return decoded;
  const { says, remedy } = ruleOf('not-text');
  throw new CampaignFileError([says, unread.detail, remedy].filter(Boolean).join(' '));
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
    // A number that is not exact cannot be compared.
    total: typeof total === 'string' || Number.isSafeInteger(total) ? String(total) : null,
    count: typeof count === 'number' ? count : null,
  };
  return { kind: 'campaign', leaves: nonEmpty(leaves), stated, repairs: [] };
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
  const stated = { root, total: null, count: null };
  return { kind: 'tree', leaves: nonEmpty(leaves), stated, repairs: [] };
}

function leafOf(index: number, address: unknown, amount: unknown, who: string): Leaf {
  if (typeof address !== 'string' || !/^0x[0-9a-fA-F]{40}$/.test(address)) {
    throw new CampaignFileError(`${who} has no EVM address.`);
  }
  if (typeof amount === 'number' && !Number.isSafeInteger(amount) && Number.isInteger(amount)) {
    throw new CampaignFileError(
      `${who} has an amount above 2^53 without quotation marks, whose last digits are lost when it is read. Put the amounts of the file between quotation marks.`,
    );
  }
  const text = String(amount);
  if (!/^\d{1,39}$/.test(text) || BigInt(text) > MAX_UINT128) {
    throw new CampaignFileError(`${who} has no amount in whole units of the token.`);
  }
  return { index, address, amount: BigInt(text) };
}

/** Rules that no file can break as long as the decimals are unknown. */
const NEED_DECIMALS: readonly RuleCode[] = ['amount-decimals', 'amount-large'];

/** Rules about how the amounts of a file are written. */
const NOTATION: readonly RuleCode[] = ['amount-point', 'amount-comma', 'amount-notation'];

function readCsv(
  text: string,
  format: CsvFormat,
  decimals: number | null,
  notation: CheckOptions['notation'],
  before: Finding[],
): CampaignFile {
  // A wall clock does not matter: airdrop files have no dates.
  const options = { format, decimals: decimals ?? 0, now: 0, notation };
  const report = checkCsv(text, options, before);
  const left = report.problems.filter(
    ({ code, fixed }) =>
      !fixed &&
      ruleOf(code).severity === 'error' &&
      (decimals !== null || !NEED_DECIMALS.includes(code)),
  );
  // As long as the amounts are in doubt nothing is repaired.
  const open = left.find(({ code }) => NOTATION.includes(code)) ?? left[0];
  if (open && NOTATION.includes(open.code)) {
    const { row, detail, value } = open;
    throw new CampaignFileError(
      report.doubtful === null
        ? `Row ${row}: ${value}. ${ruleOf(open.code).says} Correct the file with the CSV checker first.`
        : `Row ${row}: ${detail} ${ruleOf(open.code).says}`,
      report.doubtful,
    );
  }
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
    repairs: repairsOf(report.problems),
  };
}

function nonEmpty(leaves: Leaf[]): Leaf[] {
  if (leaves.length === 0) throw new CampaignFileError('The file lists no recipient.');
  return leaves;
}
