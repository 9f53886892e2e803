import fc from 'fast-check';
import type { CsvFormat } from '@sablier-docs/protocol/csv-formats';

/** How a person writes amounts, and the meaning of the text to that person. */
type Writer = 'american' | 'european' | 'plain';

/** A CSV file as a person made it, with the sum that it is meant to have. */
interface MadeFile {
  text: string;
  /** In units of 10^-6. */
  meant: bigint;
  writer: Writer;
  rows: number;
}

export const DECIMALS = 6;

const grouped = (digits: string, sign: string) => digits.replace(/\B(?=(\d{3})+$)/g, sign);

/** Units of 10^-6 as the person writes them. */
export function write(units: bigint, writer: Writer, isGrouped: boolean, zeros: number): string {
  const digits = units.toString().padStart(DECIMALS + 1, '0');
  const whole = digits.slice(0, -DECIMALS);
  const fraction = digits.slice(-DECIMALS).replace(/0+$/, '').padEnd(zeros, '0');
  const [group, decimal] = writer === 'european' ? ['.', ','] : [',', '.'];
  const shown = writer !== 'plain' && isGrouped ? grouped(whole, group) : whole;
  return fraction ? shown + decimal + fraction : shown;
}

const address = fc
  .bigInt(1n, 2n ** 160n - 1n)
  .map((value) => `0x${value.toString(16).padStart(40, '0')}`);

const amount = fc.oneof(
  fc.bigInt(1n, 10n ** 13n),
  fc.bigInt(1n, 10n ** 6n).map((value) => value * 1_000n),
  fc.bigInt(1n, 10n ** 7n).map((value) => value * 10n ** 6n),
);

/** From 1,000 to 999,999 tokens. */
const rounded = (units: bigint) => (1_000n + (units % 999_000n)) * 10n ** 6n;

const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

/**
 * Files of one person: one notation throughout, one separator, one kind of line end.
 * @param rest cells of every row after address and amount
 */
export const madeFiles = (
  columns: readonly string[],
  rest: readonly string[] = [],
): fc.Arbitrary<MadeFile> =>
  fc
    .record({
      writer: fc.constantFrom<Writer>('american', 'european', 'plain'),
      isGrouped: fc.boolean(),
      // Thousands of tokens alone: nothing else shows which sign is which.
      isRound: fc.boolean(),
      zeros: fc.constantFrom(0, 0, 2, 3),
      delimiter: fc.constantFrom(',', ',', ';', '\t', '|'),
      end: fc.constantFrom('\n', '\r\n', '\r'),
      mark: fc.constantFrom('', '', '\uFEFF'),
      quotes: fc.constantFrom('needed', 'all'),
      header: fc.constantFrom('as it is', 'spaces', 'capitals', 'missing'),
      blanks: fc.nat(2),
      trailing: fc.nat(2),
      rows: fc.uniqueArray(fc.tuple(address, amount), {
        minLength: 2,
        maxLength: 8,
        selector: ([who]) => who,
      }),
    })
    // Commas in its first line would look like the separator.
    .filter(({ header, writer }) => header !== 'missing' || writer === 'plain')
    .map((made) => {
      const { writer, delimiter, end } = made;
      const rows = made.rows.map(
        ([who, units]) => [who, made.isRound ? rounded(units) : units] as const,
      );
      const cell = (text: string) =>
        made.quotes === 'all' || text.includes(delimiter) ? quote(text) : text;
      // A file without a header is read if it is as wide as the template.
      const tail = made.header === 'missing' ? '' : delimiter.repeat(made.trailing);
      const line = (cells: readonly string[]) => cells.map(cell).join(delimiter) + tail;
      const head = {
        'as it is': [line(columns)],
        spaces: [line(columns.map((name) => ` ${name} `))],
        capitals: [line(columns.map((name) => name.toUpperCase()))],
        missing: [],
      }[made.header];
      const body = rows.map(([who, units]) =>
        line([who, write(units, writer, made.isGrouped, made.zeros), ...rest]),
      );
      const lines = [...head, ...Array<string>(made.blanks).fill(''), ...body];
      return {
        text: made.mark + lines.join(end) + end,
        meant: rows.reduce((sum, [, units]) => sum + units, 0n),
        writer,
        rows: rows.length,
      };
    });

const ODD_CELLS = [
  '',
  ' ',
  '"',
  '""',
  '"a',
  'a"b',
  '=1+1',
  '@x',
  '-1',
  '+1',
  '1e9',
  'NaN',
  'Infinity',
  '0x',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'second',
  'month',
  'daily',
  '\u202E1',
  '\u200B',
  '\u0661',
  '\uFF11',
  '1\u00A0000',
  '2027-01-01 00:00',
  '1 years',
  '9'.repeat(60),
  '9'.repeat(201),
  'x'.repeat(1_000),
  '1.000',
  '1,000',
  '0,5',
  '10;20;70',
];

/** A cell that a file of the format may have, or should not have. */
const oddCell = fc.oneof(
  fc.constantFrom(...ODD_CELLS),
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
  address,
);

/** Any text that begins like a file of the format: rows of cells, broken and whole quotation marks. */
export const hostileFiles = (format: Pick<CsvFormat, 'columns'>): fc.Arbitrary<string> => {
  const names = format.columns.map(({ name }) => name);
  const rows = fc.array(
    fc.oneof(
      fc.array(oddCell, { minLength: names.length, maxLength: names.length }),
      fc.array(oddCell, { maxLength: names.length + 3 }),
    ),
    { maxLength: 12 },
  );
  return fc
    .record({
      header: fc.oneof(fc.constant(names), fc.shuffledSubarray([...names, '__proto__', ...names])),
      rows,
      delimiter: fc.constantFrom(',', ';', '\t', '|'),
      end: fc.constantFrom('\n', '\r\n', '\r', '\n\r'),
      isQuoted: fc.boolean(),
      tail: fc.constantFrom('', '"', '",', ',"', '\u0000'),
    })
    .map(({ header, rows: cells, delimiter, end, isQuoted, tail }) =>
      [header, ...cells]
        .map((row) => row.map((cell) => (isQuoted ? quote(cell) : cell)).join(delimiter))
        .join(end)
        .concat(tail),
    );
};
