import { readCsvFormats } from '@sablier-docs/protocol/csv-formats';
import { checkCsv } from './check';
import type { Report } from './types';

export const formats = readCsvFormats();
export const CSV_NOW = Date.UTC(2026, 0, 1);

export const ALICE = '0x8b1dD8774373729B7755202079F52D8c7444D335';
export const BOB = '0x0298F4332e3857631385b39766325058a93e249f';
export const CAROL = '0x2f8d2d4C3b1fA5E6c7D8e9F0a1B2c3D4e5F60718'.toLowerCase();

export function formatOf(id: string) {
  const format = formats.find((candidate) => candidate.id === id);
  if (!format) throw new Error(`No format ${id}`);
  return format;
}

export const check = (id: string, text: string, decimals = 18, now = CSV_NOW): Report =>
  checkCsv(text, { format: formatOf(id), decimals, now });

export const codes = (report: Report) => report.problems.map(({ code }) => code);

/** An airdrop file with a valid row before the given ones. */
export const airdrop = (...rows: string[]) =>
  check('airdrops/instant', ['address,amount', `${ALICE},1`, ...rows].join('\n'), 6);

/** One row of a format: the template's first row with some values replaced. */
export function row(id: string, values: Record<string, string>, decimals = 18): Report {
  const { columns, template } = formatOf(id);
  const sample = template.split(/\r?\n/)[1]?.split(',') ?? [];
  const cells = columns.map(({ name }, index) => values[name] ?? sample[index] ?? '');
  const quoted = cells.map((cell) => `"${cell.replaceAll('"', '""')}"`);
  return check(id, `${columns.map(({ name }) => name).join()}\n${quoted.join()}\n`, decimals);
}
