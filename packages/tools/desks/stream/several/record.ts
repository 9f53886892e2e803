import { formatUtc } from '@sablier-docs/protocol/time';
import type { SeveralPlan } from './rows';

const HEADER = [
  'stream',
  'recipient',
  'sender',
  'status',
  'recipient can withdraw',
  'sender gets back',
  'left out because',
];

/** A cell of a spreadsheet; a text of a token must not become a formula. */
function cell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** The record of a list of streams as CSV, for a board or for books: what each held, and when. */
export function severalRecordCsv(
  { rows, time }: SeveralPlan,
  at: { contract: string; chainName: string },
): string {
  const lines = rows.map((row) => [
    String(row.id),
    row.recipient,
    row.sender,
    row.status,
    row.withdrawable,
    row.refundable,
    row.mark ?? '',
  ]);
  const about = [
    `Contract ${at.contract} on ${at.chainName}`,
    time === null ? '' : `read ${formatUtc(time)}`,
  ];
  return [HEADER, ...lines, about].map((line) => line.map(cell).join(',')).join('\r\n') + '\r\n';
}
