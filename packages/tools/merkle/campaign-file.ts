import { decodeFile } from '../csv/decode';
import { csvRule } from '../csv/rules';
import type { CheckOptions, CsvFormat, Finding } from '../csv/types';
import { readCsv } from './campaign-csv';
import { CampaignFileError, leafOf, nonEmpty, numeral, type CampaignFile } from './campaign-parts';

export { CampaignFileError, type CampaignFile } from './campaign-parts';

/**
 * Reads a campaign's file from IPFS, a dump of OpenZeppelin's tree, or the CSV from which it was
 * created.
 * @param source its bytes, or its text
 * @param airdropFormat the SDK's CSV format of airdrops
 * @param decimals of the token, null if unknown; only a CSV file needs them, because its amounts
 * are in whole tokens
 * @param notation the decimal separator of a CSV, if the reader has chosen it
 * @param progress called regularly with the share of a CSV that is read, 0 to 1
 * @throws CampaignFileError
 */
export function readCampaignFile(
  source: Uint8Array | string,
  airdropFormat: CsvFormat,
  decimals: number | null,
  notation?: CheckOptions['notation'],
  progress?: (done: number) => void,
): CampaignFile {
  const { text, findings } =
    typeof source === 'string' ? { text: source, findings: [] } : textOf(source);
  const start = text
    .trimStart()
    .replace(/^\uFEFF/, '')
    .charAt(0);
  if (start === '') throw new CampaignFileError('The file is empty.');
  if (start !== '{' && start !== '[')
    return readCsv(text, airdropFormat, decimals, notation, findings, progress);
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

/** @throws CampaignFileError if the bytes are not text, such as a spreadsheet file */
function textOf(bytes: Uint8Array): { text: string; findings: Finding[] } {
  const decoded = decodeFile(bytes);
  const unread = decoded.findings.find(({ code }) => code === 'not-text');
  if (!unread) return decoded;
  const { says, remedy } = csvRule('not-text');
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
    // An inexact number cannot be compared.
    total: typeof total === 'string' || Number.isSafeInteger(total) ? String(total) : null,
    count: typeof count === 'number' ? count : null,
  };
  return { kind: 'campaign', leaves: nonEmpty(leaves), stated, repairs: [] };
}

/** A dump lists each leaf's values as index, address, amount. */
function readDump(data: Record<string, unknown>, values: unknown[]): CampaignFile {
  const leaves = values.map((entry, at) => {
    const value = isRecord(entry) && Array.isArray(entry.value) ? (entry.value as unknown[]) : [];
    const [index, address, amount] = value;
    if (value.length !== 3 || !/^\d{1,15}$/.test(numeral(index))) {
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
