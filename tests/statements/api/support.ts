import type { Row } from '@sablier-docs/protocol/indexers/sample/row';

export const VENDORS = ['the-graph', 'envio'] as const;

/** A column of a row as text. @throws when it is no text */
export function text(row: Row | undefined, column: string): string {
  const value = row?.[column];
  if (typeof value !== 'string') throw new Error(`${column} is ${String(value)}, no text.`);
  return value;
}

/** A column of a row as a number. @throws when it is none */
export const int = (row: Row | undefined, column: string): bigint => BigInt(text(row, column));

export const sum = (rows: readonly Row[], column: string): bigint =>
  rows.reduce((all, row) => all + int(row, column), 0n);

/** Rows whose columns have these values. */
export const where = (rows: readonly Row[], values: Row): Row[] =>
  rows.filter((row) => Object.entries(values).every(([column, value]) => row[column] === value));

/** How an id looks, from its form on the page: `action-{chainId}-{txHash}-{logIndex}`. */
export function formOf(form: string): RegExp {
  const parts: Record<string, string> = {
    contract: '0x[0-9a-f]{40}',
    campaign: '0x[0-9a-f]{40}',
    address: '0x[0-9a-f]{40}',
    sender: '0x[0-9a-f]{40}',
    txHash: '0x[0-9a-f]{64}',
    streamId: '0x[0-9a-f]{40}-\\d+-\\d+',
    campaignId: '0x[0-9a-f]{40}-\\d+',
  };
  return new RegExp(`^${form.replace(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? '\\d+')}$`);
}
