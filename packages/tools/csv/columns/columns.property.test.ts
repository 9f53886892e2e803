import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALICE, BOB, formatOf, CSV_NOW } from '../testing';
import { checkFile } from '../check-file';
import { csvPlan } from '../plans';

/* Real shapes of lists, shuffled, renamed, with columns added and dropped: right, or a question. */

const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const format = formatOf('airdrops/instant');

/** A column: its name, and its cells in two rows. */
type Column = readonly [name: string, first: string, second: string];

const recipients = [
  'address',
  'Address',
  'receiver',
  'Recipient',
  'Wallet',
  'wallet_address',
  'to',
  'Empfänger',
  'HolderAddress',
  'Recipient Address',
  'Employee wallet',
  'Destinatario',
  '钱包地址',
] as const;
const amounts = [
  'amount',
  'Amount',
  'Tokens',
  'token_amount',
  'Balance',
  'Betrag',
  'Amount (USDC)',
  'Qty',
  'Number of tokens',
  'USDC amount',
  'Montant',
  '数量',
  'Сумма',
] as const;

/** Columns that nobody is paid by, whatever they hold. */
const noise: readonly Column[] = [
  ['id', '101', '102'],
  ['No', '1', '2'],
  ['Employee ID', '7', '8'],
  ['Name', 'Ada', 'Bob'],
  ['Phone', '4915112345', '4915112346'],
  ['Year of hire', '2021', '2022'],
  ['Rank', '1', '2'],
  ['chainId', '8453', '8453'],
  ['token_address', TOKEN, TOKEN],
  ['from', TOKEN, TOKEN],
  ['Manager wallet', TOKEN, TOKEN],
  ['Approver address', TOKEN, TOKEN],
  ['Start date', '2027-01-01', '2027-02-01'],
  ['timestamp', '1798761600', '1798761601'],
  ['Percentage', '0.5', '0.7'],
  ['Notes', 'for March', 'for April'],
  ['Department', 'R&D', 'Ops'],
];

const payment = fc.record({
  recipient: fc.constantFrom(...recipients).map((name): Column => [name, ALICE, BOB]),
  amount: fc.constantFrom(...amounts).map((name): Column => [name, '1500', '2000']),
  others: fc.subarray([...noise]),
  delimiter: fc.constantFrom(',', ';', '\t'),
  seed: fc.nat(),
});

const shuffled = (columns: readonly Column[], seed: number): Column[] =>
  columns
    .map((column, at) => ({ column, key: ((at + 1) * (seed + 7919)) % 104_729 }))
    .sort((a, b) => a.key - b.key)
    .map(({ column }) => column);

const textOf = (columns: readonly Column[], delimiter: string): string =>
  `${[0, 1, 2].map((line) => columns.map((column) => column[line]).join(delimiter)).join('\n')}\n`;

/** What is paid, or which columns are asked about, or `null` if the file is refused. */
function outcome(text: string): string | null {
  const { arranged, report } = checkFile(text, { format, decimals: 6, now: CSV_NOW });
  if (arranged.asked.length > 0) return `asked ${arranged.asked.join()}`;
  if (report.problems.some(({ fixed }) => !fixed)) return null;
  return (report.fixedCopy ?? text).trim().split('\n').slice(1).join(' ');
}

const RIGHT = `${ALICE},1500 ${BOB},2000`;

describe('a list with columns beside the two that count', () => {
  it('pays those two, in every order, with every separator', () => {
    fc.assert(
      fc.property(payment, ({ recipient, amount, others, delimiter, seed }) => {
        const columns = shuffled([recipient, amount, ...others], seed);
        const text = textOf(columns, delimiter);
        expect(outcome(text)).toBe(RIGHT);
        const options = { format, decimals: 6, start: '2027-01-01' };
        const plan = csvPlan(text, 'monthly', options);
        const said = columns.some(([name]) => name === 'Start date')
          ? expect.stringMatching(/^Column Start date: 2027-01-01\. The plan leaves that out/)
          : undefined;
        expect(plan.problem).toEqual(said);
        const choice = { address: columns.indexOf(recipient), amount: columns.indexOf(amount) };
        const confirmed = csvPlan(text, 'monthly', { ...options, columns: choice });
        expect(confirmed.problem).toBeUndefined();
        expect(confirmed.text).toContain(`${ALICE},1500,month,1500,`);
      }),
      { numRuns: 400 },
    );
  });

  it('is asked about when a second column could be meant', () => {
    const rivals: readonly (readonly ['address' | 'amount', Column])[] = [
      ['address', ['Beneficiary', BOB, ALICE]],
      ['address', ['Wallet address', BOB, ALICE]],
      ['amount', ['Allocation', '5', '6']],
      ['amount', ['Quantity', '5', '6']],
      ['amount', ['Deductions', '5', '0']],
      ['amount', ['Fee', '5', '6']],
    ];
    fc.assert(
      fc.property(payment, fc.constantFrom(...rivals), (shape, [kind, rival]) => {
        const { recipient, amount, others, delimiter, seed } = shape;
        const columns = shuffled([recipient, amount, rival, ...others], seed);
        expect(outcome(textOf(columns, delimiter))).toBe(`asked ${kind}`);
      }),
      { numRuns: 300 },
    );
  });

  it('is asked about when a column marks one of its rows, whatever it is called', () => {
    const marks: readonly Column[] = [
      ['Status', 'active', 'cancelled'],
      ['Paid', 'no', 'yes'],
      ['Exclude', '', 'x'],
      ['Aktiv', 'ja', 'nein'],
      ['Tx hash', '', `0x${'ab'.repeat(32)}`],
      ['Last day', '', '2026-03-31'],
      ['Remarks', '', 'do not pay'],
      ['Newsletter', 'yes', 'no'],
      ['Full name', 'Ada', 'Bob (left)'],
      ['Delivery', 'ok', 'bounced'],
      ['Approved by', 'Maria', ''],
      ['Zlecenie', 'premia', 'zwrot'],
    ];
    fc.assert(
      fc.property(payment, fc.constantFrom(...marks), (shape, mark) => {
        const { recipient, amount, others, delimiter, seed } = shape;
        const columns = shuffled([recipient, amount, mark, ...others], seed);
        const text = textOf(columns, delimiter);
        expect(outcome(text)).toBeNull();
        const detail = `Column ${mark[0]}: row 3 (${mark[2] || 'nothing'}).`;
        const options = { format, decimals: 6, now: CSV_NOW } as const;
        const { report } = checkFile(text, { ...options, withheld: { rows: 'leave', detail } });
        expect(report.fixedCopy).toBe(`address,amount\n${ALICE},1500\n`);
      }),
      { numRuns: 300 },
    );
  });

  it('never pays by another column when one of the two is missing or has a strange name', () => {
    const gone = fc.constantFrom('recipient', 'amount');
    const isRenamed = fc.boolean();
    fc.assert(
      fc.property(payment, gone, isRenamed, (shape, part, renamed) => {
        const { others, delimiter, seed } = shape;
        const [, ...cells] = shape[part as 'recipient' | 'amount'];
        const strange: Column[] = renamed ? [['Xyz', ...(cells as [string, string])]] : [];
        const rest = part === 'recipient' ? shape.amount : shape.recipient;
        const columns = shuffled([rest, ...strange, ...others], seed);
        const read = outcome(textOf(columns, delimiter));
        expect(read === null || read.startsWith('asked ')).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('without its header pays what has one reading, and asks about the rest', () => {
    fc.assert(
      fc.property(payment, ({ recipient, amount, others, delimiter, seed }) => {
        const columns = shuffled([recipient, amount, ...others], seed);
        const [, ...rows] = textOf(columns, delimiter).split('\n');
        const read = outcome(rows.join('\n'));
        expect([RIGHT, 'asked address', 'asked amount', 'asked address,amount']).toContain(read);
        const numbers = columns.filter(([, first]) => /^[\d.]+$/.test(first)).length;
        const addresses = columns.filter(([, first]) => first.startsWith('0x')).length;
        expect(read === RIGHT).toBe(numbers === 1 && addresses === 1);
      }),
      { numRuns: 300 },
    );
  });
});
