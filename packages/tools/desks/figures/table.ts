import { formatAmount } from '@sablier-docs/protocol/amount';
import { formatUtc } from '@sablier-docs/protocol/time';
import { isoUtc } from '@sablier-docs/kit/calendar/iso-utc';
import { linkAmount } from '@sablier-docs/kit/inputs/amounts';
import { csvField } from '../../csv/field';
import { showSymbol } from '@sablier-docs/kit/wallet/show';
import { FIGURES, type FigureName, type Figures, type StreamFigures } from './read';

/** What each figure is, in the order of the columns. */
export const FIGURE_LABELS: Readonly<Record<FigureName, string>> = {
  deposited: 'Deposited',
  vested: 'Vested',
  withdrawn: 'Withdrawn',
  withdrawable: 'Vested, not withdrawn',
  refunded: 'Refunded',
  owed: 'Owed, not withdrawn',
  covered: 'Of it covered',
  uncovered: 'Of it not covered',
  balance: 'Balance',
  refundable: 'Refundable',
};

/** The products of some rows, each with its columns. */
export const tablesOf = (rows: readonly StreamFigures[]) =>
  (['lockup', 'flow'] as const)
    .map((product) => ({
      title: product === 'lockup' ? 'Vesting streams' : 'Payment streams',
      columns: FIGURES[product],
      rows: rows.filter(({ stream }) => stream.product === product),
    }))
    .filter((table) => table.rows.length > 0);

/** An amount with its own token; in the smallest unit if the token does not tell its decimals. */
export function figureAmountText(row: StreamFigures, name: FigureName): string {
  const units = row.figures.get(name);
  if (units === undefined) return 'no answer';
  const { decimals, symbol } = row.metadata;
  const sign = symbol === null ? (row.token ?? 'tokens') : showSymbol(symbol);
  return decimals === null
    ? `${units} of the smallest unit of ${sign}`
    : `${formatAmount(units, decimals)} ${sign}`;
}

/** Sums of a figure by token, because amounts of different tokens cannot be added up. */
export function sumsOf(rows: readonly StreamFigures[], name: FigureName): string[] {
  const sums = new Map<string, { row: StreamFigures; units: bigint }>();
  for (const row of rows) {
    const units = row.figures.get(name);
    if (units === undefined) continue;
    const key = row.token ?? '';
    sums.set(key, { row, units: (sums.get(key)?.units ?? 0n) + units });
  }
  return [...sums.values()].map(({ row, units }) =>
    figureAmountText({ ...row, figures: new Map([[name, units]]) }, name),
  );
}

/** The source of the figures, in one sentence. */
export const sourceText = ({ block, second }: Figures): string =>
  `Answers of the contracts in block ${block.number} of ${formatUtc(block.timestamp)}, the last block at ${formatUtc(second)} or before it.`;

const DAY = 86_400n;

/** A midnight ends a day; another moment has a time. */
const momentName = (second: bigint): string =>
  second % DAY === 0n
    ? `end-of-${isoUtc(second - 1n).slice(0, 10)}`
    : `${isoUtc(second).slice(0, 16).replace(':', '')}Z`;

/**
 * The name of a file of figures, with its moments in UTC: `figures-end-of-2026-12-31` for a midnight, otherwise
 * `figures-2026-12-31T1800Z`; of several, the first and the last.
 */
export function figuresFileName(all: readonly Pick<Figures, 'second'>[]): string {
  const ends = all.length > 1 ? [all[0], all.at(-1)] : all;
  const names = ends.flatMap((one) => (one ? [momentName(one.second)] : []));
  return `figures-${names.join('-to-')}`;
}

const HEADER = [
  'stream',
  'chain_id',
  'contract',
  'stream_id',
  'token',
  'symbol',
  'decimals',
  'asked_utc',
  'block',
  'block_utc',
  'figure',
  'tokens',
  'smallest_units',
];

/** One line per figure, with the block that it comes from, moment after moment. */
export const figuresCsv = (all: readonly Figures[]): string =>
  [HEADER, ...all.flatMap(csvRows)].map((cells) => `${cells.map(csvField).join(',')}\r\n`).join('');

const csvRows = ({ block, second, rows }: Figures): string[][] =>
  rows.flatMap((row) =>
    FIGURES[row.stream.product].map((name) => {
      const { stream, token, metadata } = row;
      const units = row.figures.get(name);
      const { symbol, decimals } = metadata;
      return [
        stream.alias,
        String(stream.chainId),
        stream.address,
        stream.tokenId,
        token ?? '',
        symbol === null ? '' : showSymbol(symbol),
        decimals === null ? '' : String(decimals),
        isoUtc(second),
        String(block.number),
        isoUtc(block.timestamp),
        FIGURE_LABELS[name],
        units === undefined || decimals === null ? '' : linkAmount(units, decimals),
        units === undefined ? '' : String(units),
      ];
    }),
  );
