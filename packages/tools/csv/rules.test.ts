import { describe, expect, it } from 'vitest';
import { decodeFile } from './decode';
import { countProblems } from './count-problems';
import { remedyByHand, csvRules, type RuleCode } from './rules';
import { checkCsv } from './check';
import { checkFile } from './check-file';
import type { Report } from './types';
import {
  ALICE,
  airdrop,
  BOB,
  CAROL,
  check,
  codes,
  formatOf,
  formats,
  CSV_NOW,
  row,
} from './testing';

const AIRDROP = 'airdrops/instant';
const LINEAR = 'lockup/range/linear';
const CLIFF = 'lockup/duration/cliff';
const UNLOCK = 'lockup/duration/linearUnlockCliff';
const MONTHLY = 'lockup/range/tranchedMonthly';
const WEIGHTED = 'lockup/range/tranchedBackweighted';
const FLOW = 'flow/stream';
const twoRows = `${ALICE},1\n${BOB},2\n`;
const good = `address,amount\n${twoRows}`;

const bytes = (data: Uint8Array): Report => {
  const { text, findings } = decodeFile(data);
  return checkCsv(text, { format: formatOf(AIRDROP), decimals: 6, now: CSV_NOW }, findings);
};
const utf8 = (text: string) => new TextEncoder().encode(text);
const cell = (address: string, amount = '1') => airdrop(`"${address}","${amount}"`);

/** A file whose reader has chosen the decimal separator. */
const written = (notation: 'point' | 'comma', amount: string) =>
  checkCsv(`address;amount\n${ALICE};${amount}\n${BOB};2\n`, {
    format: formatOf(AIRDROP),
    decimals: 6,
    now: CSV_NOW,
    notation,
  });

const listOptions = { format: formatOf(AIRDROP), decimals: 6, now: CSV_NOW };
const list = (text: string) => checkFile(text, listOptions).report;

/** For each rule: files that break it, by their peculiarity. */
const broken: Record<RuleCode, Record<string, () => Report>> = {
  'not-text': {
    xlsx: () => bytes(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])),
    xls: () => bytes(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])),
    'zero bytes': () => bytes(new Uint8Array([65, 0, 66])),
    'a huge file': () => bytes({ length: 300 * 1024 * 1024 } as Uint8Array),
  },
  encoding: {
    'UTF-16': () => bytes(new Uint8Array([0xff, 0xfe, ...Buffer.from(good, 'utf16le')])),
    'UTF-16 big endian': () =>
      bytes(new Uint8Array([0xfe, 0xff, ...Buffer.from(good, 'utf16le').swap16()])),
    'Windows-1252': () => bytes(Uint8Array.of(...utf8(`${good}caf`), 0xe9, 10)),
  },
  'byte-order-mark': {
    bytes: () => bytes(utf8(`\uFEFF${good}`)),
    pasted: () => check(AIRDROP, `\uFEFF${good}`),
  },
  'file-large': {
    'too many lines for one transaction': () =>
      check(
        'lockup/range/linear',
        `${formatOf('lockup/range/linear').template}${'\n'.repeat(100_001)}`,
      ),
    'a row without an end': () => check(AIRDROP, ','.repeat(20_001)),
  },
  'empty-file': {
    nothing: () => check(AIRDROP, ''),
    'line breaks': () => check(AIRDROP, '\r\n\n '),
  },
  'separator-line': {
    semicolon: () => check(AIRDROP, `sep=;\n${good.replaceAll(',', ';')}`),
    comma: () => check(AIRDROP, `"sep=,"\r\n${good}`),
  },
  separator: {
    semicolons: () => check(AIRDROP, good.replaceAll(',', ';')),
    tabs: () => check(AIRDROP, good.replaceAll(',', '\t')),
    bars: () => check(AIRDROP, good.replaceAll(',', '|')),
  },
  quotes: {
    open: () => check(AIRDROP, `${good}"${ALICE},5\n`),
    inside: () => check(AIRDROP, `${good}"${ALICE}"x,5\n`),
  },
  'header-missing': { values: () => check(AIRDROP, twoRows) },
  'column-missing': { amount: () => check(AIRDROP, `address\n${ALICE}\n${BOB}\n`) },
  'column-unknown': {
    note: () => check(AIRDROP, `address,amount,note\n${ALICE},1,x\n${BOB},2,y\n`),
  },
  'column-renamed': {
    start: () =>
      check(LINEAR, `address,amount,start,end\n${ALICE},1,2027-01-01 00:00,2028-01-01 00:00\n`),
    months: () => check(MONTHLY, `address,amount,startAt,months\n${ALICE},1,2027-01-01 00:00,7\n`),
  },
  'column-spelling': {
    case: () => check(AIRDROP, good.replace('address', 'Address')),
    space: () => check(AIRDROP, good.replace('amount', ' amount')),
    words: () =>
      check(
        LINEAR,
        `address,amount,Start At,end_at\n${ALICE},1,2027-01-01 00:00,2028-01-01 00:00\n`,
      ),
  },
  'column-repeated': {
    amount: () => check(AIRDROP, `address,amount,amount\n${ALICE},1,2\n${BOB},1,2\n`),
  },
  'column-order': { swapped: () => check(AIRDROP, `amount,address\n1,${ALICE}\n2,${BOB}\n`) },
  'columns-open': {
    'a number beside the amount': () =>
      list(`no,wallet,tokens,bonus\n1,${ALICE},5,6\n2,${BOB},7,8\n`),
    'no header': () => list(`1,${ALICE},5\n2,${BOB},7\n`),
  },
  'units-read': {
    'of 6 decimals': () =>
      checkFile(`address,amount\n${ALICE},1500000000\n${BOB},2000000000\n`, {
        ...listOptions,
        isInUnits: true,
      }).report,
  },
  'columns-moved': {
    'a list of Safe': () => list(`receiver,amount\n${ALICE},1\n${BOB},2\n`),
  },
  'rows-mixed': {
    tokens: () => list(`token_address,receiver,amount\n${ALICE},${ALICE},1\n${BOB},${BOB},2\n`),
    chains: () => list(`chain,receiver,amount\nbase,${ALICE},1\neth,${BOB},2\n`),
  },
  'recipient-source': {
    'the token itself': () => list(`token,receiver,amount\n${BOB},${ALICE},1\n${BOB},${BOB},2\n`),
  },
  'rows-withheld': {
    status: () => list(`address,amount,status\n${ALICE},1,active\n${BOB},2,cancelled\n`),
    'without a header': () => list(`${ALICE},1,\n${BOB},2,paid\n`),
  },
  'rows-left-out': {
    'a row that is paid': () =>
      checkFile(`address,amount,paid\n${ALICE},1,\n${BOB},2,x\n${CAROL},3,\n`, {
        ...listOptions,
        withheld: { rows: 'leave', detail: 'Column paid: row 3 (x).' },
      }).report,
  },
  'token-decimals': { '19 in Flow': () => row(FLOW, {}, 19) },
  'blank-row': {
    between: () => airdrop('', `${BOB},2`),
    commas: () => airdrop(',', `${BOB},2`),
    before: () => check(AIRDROP, `\n\n${good}`),
  },
  'trailing-comma': {
    row: () => airdrop(`${BOB},2,`),
    header: () => check(AIRDROP, good.replaceAll('\n', ',,\n')),
  },
  'sum-row': {
    total: () => airdrop(`${BOB},2`, 'Total,3'),
    'in another language': () => airdrop(`${BOB},2`, 'Gesamtsumme:,3'),
    'with two words beside it': () => airdrop(`${BOB},2`, 'Grand total USDC,3'),
    'in a column that is left out': () =>
      list(`name,wallet,tokens\nAda,${ALICE},1\nBob,${BOB},2\nTotal,,3\n`),
  },
  'sum-differs': { total: () => airdrop(`${BOB},2`, 'Total,4') },
  'cells-missing': { one: () => airdrop(BOB) },
  'cells-extra': { 'thousands comma': () => airdrop(`${BOB},1,000`) },
  'cell-long': { text: () => cell('x'.repeat(5_000)) },
  formula: {
    equals: () => cell('=HYPERLINK("http://x")'.replaceAll('"', "'")),
    at: () => cell(BOB, '@SUM(A1)'),
    minus: () => cell(BOB, '-cmd|x'),
  },
  invisible: {
    'zero-width': () => cell(`${BOB}\u200B`),
    'right to left': () => cell(`\u202E${BOB}`),
    'hard space': () => cell(`${BOB}\u00A0`),
  },
  spaces: { around: () => cell(` ${BOB}`, ' 1 ') },
  'cell-empty': { address: () => cell(''), amount: () => cell(BOB, ' ') },
  'address-secret': { key: () => cell(`0x${'ab'.repeat(32)}`), bare: () => cell('12'.repeat(32)) },
  'address-name': { ENS: () => cell('alice.eth'), sub: () => cell('pay.alice.base.eth') },
  'address-prefix': {
    none: () => cell(BOB.slice(2)),
    capital: () => cell(BOB.replace('0x', '0X')),
  },
  'address-chain': { Safe: () => cell(`eth:${BOB}`), Arbitrum: () => cell(`arb1:${BOB}`) },
  'address-format': {
    short: () => cell(BOB.slice(0, -1)),
    solana: () => cell('4EauRKrNErKfsR4XetEZJNmvACGHbHnHV4R5dvJuqupC'),
    html: () => cell('<img src=x onerror=alert(1)>'),
  },
  'address-zero': { zero: () => cell(`0x${'0'.repeat(40)}`) },
  'address-checksum': { 'one letter': () => cell(ALICE.replace('D8', 'd8')) },
  'amount-negative': { minus: () => cell(BOB, '-5'), sign: () => cell(BOB, '\u22125.5') },
  'amount-scientific': { Excel: () => cell(BOB, '1.5E+21'), comma: () => cell(BOB, '1,5E+21') },
  'amount-separators': {
    commas: () => cell(BOB, '1,234,567.5'),
    several: () => cell(BOB, '1,234,567'),
    apostrophe: () => cell(BOB, "1'000"),
    spaces: () => cell(BOB, '1 000 000'),
    underscore: () => cell(BOB, '1_000.25'),
    'several points': () => cell(BOB, '1.000.000'),
    'points and a comma': () => cell(BOB, '1.234,5'),
    'commas of a decimal point': () => written('point', '1,000'),
    'points of a decimal comma': () => written('comma', '1.000'),
    'decimal comma': () => written('comma', '2,5'),
  },
  'amount-point': {
    'semicolon file': () => check(AIRDROP, `address;amount\n${ALICE};1.000\n${BOB};2\n`),
    'tab file': () => check(AIRDROP, `address\tamount\n${ALICE}\t12.500\n${BOB}\t2\n`),
    'beside a decimal comma': () => airdrop(`${BOB},1.000`, `${BOB},"2,5"`),
    'all amounts alike': () => airdrop(`${BOB},1.000`, `${BOB},2.500`),
  },
  'amount-notation': {
    'a point that is no group': () => written('comma', '1.5'),
    'a comma that is no group': () => written('point', '1,5'),
  },
  'amount-comma': { one: () => cell(BOB, '1,5'), thousand: () => cell(BOB, '1,000') },
  'amount-spelling': {
    plus: () => cell(BOB, '+5'),
    point: () => cell(BOB, '.5'),
    end: () => cell(BOB, '5.'),
  },
  'amount-format': {
    dollar: () => cell(BOB, '$5'),
    text: () => cell(BOB, 'five'),
    hyphen: () => cell(BOB, '-'),
  },
  'column-left': {
    percentages: () => list(`address,amount,VAT\n${ALICE},1,20%\n${BOB},2,20%\n`),
    'a cliff of a shape without one': () => {
      const text = `address,amount,startAt,endAt,Cliff\n${ALICE},1,2027-01-01 00:00,2029-01-01 00:00,1 year\n`;
      return checkFile(text, { ...listOptions, format: formatOf(LINEAR) }).report;
    },
  },
  'amount-split': {
    thousands: () => list(`address,amount,note\n${ALICE},1,500\n${BOB},2,\n`),
    'a decimal comma': () => list(`address,amount,note\n${ALICE},1250,50\n${BOB},300,00\n`),
  },
  'amount-decimals': { seven: () => cell(BOB, '0.1234567'), zeros: () => cell(BOB, '0.10000000') },
  'amount-zero': { zero: () => cell(BOB, '0'), decimals: () => cell(BOB, '0.00') },
  'amount-large': {
    wei: () => cell(BOB, '9'.repeat(39)),
    absurd: () => cell(BOB, '9'.repeat(150)),
  },
  'date-spelling': {
    ISO: () => row(LINEAR, { startAt: '2027-01-12T16:15' }),
    slashes: () => row(LINEAR, { startAt: '2027/1/12 9:05' }),
    'day first': () => row(LINEAR, { startAt: '31/01/2027 9:05' }),
    'month first': () => row(LINEAR, { startAt: '1/31/2027 9:05 PM' }),
    seconds: () => row(LINEAR, { startAt: '2027-01-12 16:15:00' }),
    'month word': () => row(LINEAR, { startAt: '12 January 2027 16:15' }),
    'month word first': () => row(LINEAR, { startAt: 'Jan 12, 2027, 4:15 PM' }),
    'month word first, with hyphens': () => row(LINEAR, { startAt: 'Nov-02-2027 4:15 PM' }),
  },
  'date-day': {
    'no time': () => row(LINEAR, { startAt: '2027-01-12' }),
    slashes: () => row(LINEAR, { startAt: '31/01/2027' }),
    'month word': () => row(LINEAR, { startAt: '31-Jan-2027' }),
  },
  'date-day-month': {
    American: () => row(LINEAR, { startAt: '01/12/2027 16:15' }),
    German: () => row(LINEAR, { startAt: '1.12.2027' }),
  },
  'date-format': {
    'two digits of a year': () => row(LINEAR, { startAt: '31/01/27' }),
    'no such hour': () => row(LINEAR, { startAt: '31/01/2027 13:00 PM' }),
    serial: () => row(LINEAR, { startAt: '46399.67' }),
    unix: () => row(LINEAR, { startAt: '1799770500' }),
    zone: () => row(LINEAR, { startAt: '2027-01-12T16:15:00Z' }),
    'another language': () => row(LINEAR, { startAt: '31 Dezember 2027 09:00' }),
    'a month without a year': () => row(LINEAR, { startAt: '31 January 09:00' }),
  },
  'date-invalid': {
    february: () => row(LINEAR, { startAt: '2027-02-29 10:00' }),
    hour: () => row(LINEAR, { startAt: '2027-02-28 24:00' }),
    year: () => row(LINEAR, { startAt: '1066-10-14 09:00' }),
    'without a time': () => row(LINEAR, { startAt: '2026-02-30' }),
    'month word': () => row(LINEAR, { startAt: 'Feb 29 2027 10:00' }),
  },
  'amount-units': {
    'of 6 decimals': () =>
      check(AIRDROP, `address,amount\n${ALICE},1500000000\n${BOB},2000000000\n`, 6),
    'of 18 decimals': () =>
      check(AIRDROP, `address,amount\n${ALICE},${10n ** 18n}\n${BOB},${5n * 10n ** 15n}\n`),
  },
  'unlock-past': { cliff: () => row('lockup/range/cliff', { cliffAt: '2025-12-31 23:59' }) },
  'date-past': { start: () => row(LINEAR, { startAt: '2025-12-31 23:59' }) },
  'end-past': {
    end: () => row(LINEAR, { startAt: '2024-01-01 00:00', endAt: '2025-01-01 00:00' }),
    timelock: () => row('lockup/range/linearTimelock', { endAt: '2025-01-01 00:00' }),
  },
  'date-order': {
    equal: () => row(LINEAR, { startAt: '2027-01-01 00:00', endAt: '2027-01-01 00:00' }),
    cliff: () => row('lockup/range/cliff', { cliffAt: '2027-01-01 00:00' }),
    'a cliff after the end': () => row('lockup/range/cliff', { cliffAt: '2029-01-25 00:00' }),
    'an unlock before the start': () =>
      row('lockup/range/dynamicDoubleUnlock', { firstUnlockAt: '2027-01-01 00:00' }),
    'an unlock after the end': () =>
      row('lockup/range/dynamicDoubleUnlock', { secondUnlockAt: '2029-01-25 00:00' }),
    unlocks: () => row('lockup/range/dynamicDoubleUnlock', { secondUnlockAt: '2027-01-20 00:00' }),
  },
  'duration-spelling': {
    singular: () => row(CLIFF, { cliffDuration: '1 year' }),
    short: () => row(CLIFF, { cliffDuration: '1y45d' }),
    weeks: () => row(CLIFF, { cliffDuration: '2 weeks' }),
    order: () => row(CLIFF, { cliffDuration: '5 days 1 years' }),
    and: () => row(CLIFF, { cliffDuration: '1 years and 2 days' }),
  },
  'duration-format': {
    months: () => row(CLIFF, { duration: '6 months' }),
    minutes: () => row(CLIFF, { duration: '90 minutes' }),
    bare: () => row(CLIFF, { duration: '30' }),
    twice: () => row(CLIFF, { duration: '30 days 4 days' }),
    fraction: () => row(CLIFF, { duration: '1.5 years' }),
  },
  'duration-zero': { zero: () => row(CLIFF, { duration: '0 days' }) },
  'duration-order': {
    equal: () => row(CLIFF, { duration: '45 days', cliffDuration: '45 days' }),
    longer: () => row(CLIFF, { duration: '1 years', cliffDuration: '366 days' }),
    'two unlocks together': () =>
      row('lockup/duration/dynamicDoubleUnlock', {
        duration: '1 years',
        firstUnlockDuration: '200 days',
        secondUnlockDuration: '165 days',
      }),
  },
  'duration-long': {
    years: () => row(CLIFF, { duration: '99999 years' }),
    months: () => row(MONTHLY, { monthCount: '999999' }),
    'years of steps': () => row(WEIGHTED, { yearCount: '99999' }),
  },
  'granularity-long': {
    duration: () =>
      row('lockup/duration/linearStepper', { duration: '6 hours', granularity: 'yearly' }),
    dates: () =>
      row('lockup/range/linearStepper', {
        startAt: '2027-01-01 00:00',
        endAt: '2027-01-07 23:59',
        granularity: 'weekly',
      }),
  },
  'steps-many': {
    duration: () =>
      row('lockup/duration/tranchedStepper', { duration: '1 hours', stepCount: '3601' }),
    dates: () =>
      row('lockup/range/tranchedStepper', {
        startAt: '2027-01-01 00:00',
        endAt: '2027-01-01 01:00',
        stepCount: '999999999',
      }),
  },
  count: {
    zero: () => row(MONTHLY, { monthCount: '0' }),
    fraction: () => row(MONTHLY, { monthCount: '1.5' }),
    leading: () => row(MONTHLY, { monthCount: '07' }),
  },
  'percent-format': { signs: () => row(WEIGHTED, { unlockPercentages: '10%;90%' }) },
  'percent-count': { three: () => row(WEIGHTED, { unlockPercentages: '20;30;50' }) },
  'percent-sum': { 101: () => row(WEIGHTED, { unlockPercentages: '10;20;30;41' }) },
  'choice-spelling': {
    capital: () => row(FLOW, { rateInterval: 'Month' }),
    plural: () => row(FLOW, { rateInterval: 'months' }),
  },
  choice: {
    quarter: () => row(FLOW, { rateInterval: 'quarter' }),
    monthly: () => row('lockup/range/linearStepper', { granularity: 'monthly' }),
  },
  'unlock-sum': {
    both: () => row(UNLOCK, { amount: '10', unlockAmount: '6', cliffAmount: '5' }),
    cliff: () => row(CLIFF, { amount: '10', cliffAmount: '10.000000000000000001' }),
    'two in one stream': () =>
      row('lockup/range/dynamicDoubleUnlock', {
        amount: '10',
        firstUnlockAmount: '6',
        secondUnlockAmount: '5',
      }),
  },
  'cliff-zero': {
    dates: () => row('lockup/range/cliff', { cliffAmount: '0' }),
    durations: () => row('lockup/duration/cliff', { cliffAmount: '0.0' }),
    'with a first unlock': () => row('lockup/range/linearUnlockCliff', { cliffAmount: '0' }),
  },
  'deposit-zero': { Flow: () => row(FLOW, { initialDepositAmount: '0' }) },
  'rate-zero': {
    dust: () => row(FLOW, { rateAmount: '0.000000000000000001', rateInterval: 'year' }),
  },
  'recipient-repeated': { case: () => airdrop(`${ALICE.toLowerCase()},2`) },
  'recipient-again': {
    Flow: () =>
      check(FLOW, `${formatOf(FLOW).template}${formatOf(FLOW).template.split('\n')[1]}\n`),
  },
  'rows-few': { one: () => airdrop(), none: () => check(LINEAR, 'address,amount,startAt,endAt\n') },
  'rows-many': {
    96: () =>
      check(
        LINEAR,
        `address,amount,startAt,endAt\n${`${BOB},1,2027-01-01 00:00,2028-01-01 00:00\n`.repeat(96)}`,
      ),
  },
};

const cases = Object.entries(broken).flatMap(([code, files]) =>
  Object.entries(files).map(([what, file]) => ({ code: code as RuleCode, what, file })),
);

describe('every rule', () => {
  it('has a file that breaks it', () => {
    expect(Object.keys(broken).sort()).toEqual(Object.keys(csvRules).sort());
  });

  it.each(cases)('raises "$code" for the file with $what', ({ code, file }) => {
    expect(codes(file())).toContain(code);
  });

  it.each(cases.filter(({ file }) => file().fixedCopy !== null))(
    'the fixed copy of $code: $what passes',
    ({ file }) => {
      const report = file();
      // The header tells the format of a report.
      const header = report.fixedCopy?.split('\n')[0]?.split(',') ?? [];
      const format = formats.find(
        ({ columns }) => columns.map(({ name }) => name).join() === header.join(),
      );
      const again = checkCsv(report.fixedCopy ?? '', {
        format: format ?? formatOf(AIRDROP),
        decimals: 6,
        now: CSV_NOW,
      });
      expect(again.problems.filter(({ fixed }) => fixed)).toEqual([]);
      if (report.problems.every(({ fixed }) => fixed)) expect(codes(again)).toEqual([]);
    },
  );
});

describe('an amount with two meanings', () => {
  const semicolons = `address;amount\n${ALICE};1.000\n${BOB};2\n`;

  it('is asked about, not counted, and not copied', () => {
    const report = check(AIRDROP, semicolons);
    expect(report.problems).toContainEqual(
      expect.objectContaining({ code: 'amount-point', row: 2, detail: '1.000 = 1 or 1000?' }),
    );
    expect(report.doubtful).toBe('1.000');
    expect(report.totals.amount).toBe(2n * 10n ** 18n);
    // A copy with commas would not raise the question again.
    expect(report.fixedCopy).toBeNull();
    expect(report.problems.filter(({ fixed }) => fixed)).toEqual([]);
  });

  it.each([
    ['point', '1.000', 1_000_000n],
    ['comma', '1.000', 1_000_000_000n],
    ['point', '1,000', 1_000_000_000n],
    ['comma', '1,000', 1_000_000n],
    ['comma', '1.234.567,25', 1_234_567_250_000n],
    ['comma', '0,5', 500_000n],
    ['comma', '1250', 1_250_000_000n],
  ] as const)('with a decimal %s, %s is read', (notation, amount, units) => {
    const report = written(notation, amount);
    expect(report.doubtful).toBeNull();
    expect(report.totals.amount).toBe(units + 2_000_000n);
    const again = check(AIRDROP, report.fixedCopy ?? '', 6);
    expect(again.totals.amount).toBe(units + 2_000_000n);
  });

  it('is settled by an amount that can be read in one way only', () => {
    const carol = '0x14A38A22F5F6d2b4A3E5D2F2fD4aB6a8a1b6b5A1'.toLowerCase();
    expect(codes(airdrop(`${BOB},1.000`))).toEqual(['amount-point']);
    expect(codes(airdrop(`${BOB},1.000`, `${carol},1.5`))).toEqual([]);
    expect(codes(airdrop(`${BOB},1.000`, `${carol},"1,234.5"`))).toEqual(['amount-separators']);
    expect(codes(airdrop(`${BOB},1.000`, `${carol},"1,5"`))).toEqual([
      'amount-point',
      'amount-comma',
    ]);
    expect(codes(airdrop(`${BOB},0.500`))).toEqual([]);
  });
});

describe('without a copy', () => {
  it.each([
    ['sep= and unknown columns', `sep=;\nfoo;amount\n${ALICE};1\n${BOB};2\n`],
    ['an open quotation mark', `${good} ${BOB},3\n"${ALICE},5\n`],
    ['no rows', '\uFEFF'],
  ])('%s: nothing counts as repaired', (_name, text) => {
    const report = check(AIRDROP, text);
    expect(report.fixedCopy).toBeNull();
    expect(report.problems.length).toBeGreaterThan(0);
    expect(report.problems.filter(({ fixed }) => fixed)).toEqual([]);
    expect(countProblems(report.problems).fixed).toBe(0);
  });

  it('tells every remedy without naming the fixed copy', () => {
    for (const code of Object.keys(csvRules) as RuleCode[]) {
      expect(remedyByHand(code)).not.toMatch(/fixed copy/);
      expect(remedyByHand(code)).toMatch(/[\w"]\.$/);
    }
  });
});

it('calls a duration of a million years long, and not misspelled', () => {
  const found = codes(row(CLIFF, { duration: '1000000 years' }));
  expect(found).toContain('duration-long');
  expect(found).not.toContain('duration-spelling');
});

describe('rows at the edge of what is possible', () => {
  it.each([
    [
      'granularity of a whole day',
      'lockup/duration/linearStepper',
      { duration: '1 days', granularity: 'daily' },
    ],
    [
      'a step a second',
      'lockup/duration/tranchedStepper',
      { duration: '1 hours', stepCount: '3600' },
    ],
    [
      'two unlocks before the end',
      'lockup/duration/dynamicDoubleUnlock',
      { duration: '1 years', firstUnlockDuration: '200 days', secondUnlockDuration: '164 days' },
    ],
    ['34,000 years', CLIFF, { duration: '34000 years' }],
  ])('accepts %s', (_name, id, values) => {
    expect(codes(row(id, values))).toEqual([]);
  });

  it('says how many days the month has', () => {
    const [problem] = row(LINEAR, { startAt: '2026-02-30' }).problems;
    expect(problem?.detail).toBe('That month has 28 days in 2026, not 30.');
  });

  it('keeps the address of a Safe and names its chain', () => {
    const report = airdrop(`eth:${BOB},1`);
    expect(report.problems[0]?.detail).toBe('It is for the chain "eth".');
    expect(report.fixedCopy).toContain(`\n${BOB},1`);
    expect(report.totals.addresses).toBe(2);
  });

  it('reads a month word as one date', () => {
    const report = row(LINEAR, {
      startAt: '12 Sept 2027 at 12:05 am',
      endAt: 'May 1, 2028 12:05 PM',
    });
    expect(report.fixedCopy).toContain(',2027-09-12 00:05,2028-05-01 12:05');
  });
});

describe('good files', () => {
  it.each(formats.map(({ id, template }) => [id, template] as const))(
    'the template %s has no problem but its date',
    (id, template) => {
      const report = check(id, template);
      expect(report.problems).toEqual([]);
      expect(report.fixedCopy).toBeNull();
      expect(report.totals.rows).toBe(2);
    },
  );

  it('takes an address in one case and does not vouch for it with a checksum', () => {
    const lower = BOB.toLowerCase();
    expect(codes(airdrop(`${lower},1`))).toEqual([]);
    expect(airdrop(` ${lower},1`).fixedCopy).toContain(`\n${lower},1`);
    expect(codes(airdrop(`0x${BOB.slice(2).toUpperCase()},1`))).toEqual([]);
  });

  it('takes zero for unlocks, and columns in any order for streams', () => {
    expect(codes(row(UNLOCK, { unlockAmount: '0' }))).toEqual([]);
    const swapped = `amount,address,endAt,startAt\n1,${BOB},2028-01-01 00:00,2027-01-01 00:00\n`;
    expect(codes(check(LINEAR, swapped))).toEqual([]);
  });

  it('takes unlocks as large as the amount, as the contracts do', () => {
    expect(codes(row(UNLOCK, { amount: '10', unlockAmount: '5', cliffAmount: '5' }))).toEqual([]);
  });
});
