import { MAX_CELL } from './limits';
import type { Finding } from './types';

// Zero-width and direction marks, soft hyphen, byte order mark and control characters.
const INVISIBLE =
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;

const SPACES = /[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g;
const PLAIN = /^(?:[!-~]+(?: [!-~]+)*)?$/;

/**
 * A cell without invisible characters and surrounding spaces, and findings about what was removed.
 */
export function cleanCell(raw: string): { text: string; findings: Finding[] } {
  if (raw.length > MAX_CELL) {
    return { text: raw, findings: [{ code: 'cell-long', hideValue: true }] };
  }
  if (PLAIN.test(raw)) return { text: raw, findings: [] };
  const visible = raw.replace(INVISIBLE, '').replace(SPACES, ' ');
  const text = visible.trim();
  const findings: Finding[] = [];
  if (visible !== raw) findings.push({ code: 'invisible', fixed: true });
  if (text !== visible) findings.push({ code: 'spaces', fixed: true });
  return { text, findings };
}

/** A value for display: one line, only visible characters, at most 80 of them. */
export function clip(value: string): string {
  const line = value.slice(0, 400).replace(INVISIBLE, '\u2423').replace(/\s+/g, ' ');
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}

/** Whether a spreadsheet would run the cell. A sign before digits is a number, not a formula. */
export const isFormula = (text: string) => /^(?:[=@]|[+-](?=[^\d.,\s]))/.test(text);

/** Whether a cell shows nothing. */
export const isBlankCell = (cell: string) =>
  cell === '' || (cell.length <= MAX_CELL && cell.replace(INVISIBLE, '').trim() === '');
