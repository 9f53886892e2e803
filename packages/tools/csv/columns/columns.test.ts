import { describe, expect, it } from 'vitest';
import { ALICE, BOB, CAROL, formatOf, CSV_NOW } from '../testing';
import { checkFile, type FileOptions } from '../check-file';
import { csvPlan } from '../plans';
import { rankOf } from './rank';

const LIST = 'airdrops/instant';
const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const OTHER = '0xdAC17F958D2ee523a2206206994597C13D831ec7';

/** Who is paid how much, or the columns that are asked about, or what is refused. */
function readingOf(text: string, more: Partial<FileOptions> = {}): string {
  const options = { format: formatOf(LIST), decimals: 6, now: CSV_NOW, ...more };
  const { arranged, report } = checkFile(text, options);
  if (arranged.asked.length > 0) return `asked: ${arranged.asked.join()}`;
  const codes = report.problems.filter(({ fixed }) => !fixed).map(({ code }) => code);
  if (codes.length > 0) return `refused: ${[...new Set(codes)].join()}`;
  const rows = (report.fixedCopy ?? arranged.text).trim().split('\n').slice(1);
  return rows.map((row) => row.replace(ALICE, 'A').replace(BOB, 'B').replace(TOKEN, 'T')).join(' ');
}

/** A table with one row for each of two people: `A` and `B` are their addresses. */
const table = (...lines: string[]): string =>
  `${lines
    .map((line) => line.replace(/\bA\b/g, ALICE).replace(/\bB\b/g, BOB).replace(/\bT\b/g, TOKEN))
    .join('\n')}\n`;

const PAID = 'A,1500 B,2000';

describe('who is paid how much', () => {
  it.each([
    ['the template', ['address,amount', 'A,1500', 'B,2000']],
    [
      "Safe's CSV Airdrop",
      ['token_type,token_address,receiver,amount,id', 'erc20,T,A,1500,', 'erc20,T,B,2000,'],
    ],
    ['an ID before the template', ['id,address,amount', '101,A,1500', '102,B,2000']],
    ['a row number of a sheet', ['No\tName\tWallet\tAmount', '1\tAda\tA\t1500', '2\tBob\tB\t2000']],
    [
      'an employee number',
      ['Employee ID,Name,Wallet,Amount', '1001,Ada,A,1500', '1002,Bob,B,2000'],
    ],
    ['a number sign', ['#,Wallet,Amount', '1,A,1500', '2,B,2000']],
    [
      'a name with the apostrophe of a phone',
      ['Ім\u02bcя;Гаманець;Сума', 'Оля;A;1500', 'Іван;B;2000'],
    ],
    ['a person in Italian', ['Nominativo,Indirizzo,Importo', 'Rossi,A,1500', 'Bianchi,B,2000']],
    ['a list in Swedish', ['Adress;Belopp', 'A;1500', 'B;2000']],
    ['a list in Czech', ['Jméno;Adresa;Částka', 'Eva;A;1500', 'Jan;B;2000']],
    ['a list in Hindi', ['नाम,वॉलेट पता,राशि', 'Asha,A,1500', 'Ravi,B,2000']],
    ['what is due', ['Invoice no,Wallet,Total due', '2024001,A,1500', '2024002,B,2000']],
    ['a count of transactions', ['wallet,token_balance,tx_count', 'A,1500,14', 'B,2000,3']],
    ['a year of hire', ['Start year,Wallet,Tokens', '2021,A,1500', '2022,B,2000']],
    ['a chain ID', ['chainId,wallet,tokens', '8453,A,1500', '8453,B,2000']],
    ['a phone number', ['Phone,Wallet,Tokens', '4915112345,A,1500', '4915112346,B,2000']],
    ["an explorer's holders", ['HolderAddress,Balance', 'A,1500', 'B,2000']],
    [
      "an explorer's holders with updates",
      ['HolderAddress,Balance,PendingBalanceUpdate', 'A,1500,No', 'B,2000,No'],
    ],
    ['holders with a rank', ['Rank,Address,Quantity,Percentage', '1,A,1500,0.5', '2,B,2000,0.7']],
    ['from, to, amount', ['from,to,amount', 'T,A,1500', 'T,B,2000']],
    ['a manager', ['manager wallet,wallet,amount', 'T,A,1500', 'T,B,2000']],
    ['an approver', ['Approver wallet\tRecipient wallet\tTokens', 'T\tA\t1500', 'T\tB\t2000']],
    ['the token in the header', ['Recipient Address,Amount (USDC)', 'A,1500', 'B,2000']],
    ['the token before the word', ['Wallet,USDC amount', 'A,1500', 'B,2000']],
    ['the amount first', ['amount,address', '1500,A', '2000,B']],
    [
      'a street under Address',
      ['Name,Address,Wallet,Amount', 'Ada,Main St 1,A,1500', 'Bob,Main St 2,B,2000'],
    ],
    ['names under Recipient', ['Recipient,Wallet,Amount', 'Ada,A,1500', 'Bob,B,2000']],
    [
      'German',
      [
        'Name;Wallet;Betrag;Start;Ende',
        'Ada;A;1500;01.01.2027;01.01.2028',
        'Bob;B;2000;01.01.2027;01.01.2028',
      ],
    ],
    ['German with an umlaut', ['Lfd. Nr.;Empfänger;Menge', '1;A;1500', '2;B;2000']],
    ['French', ['N°;Adresse du destinataire;Montant', '1;A;1500', '2;B;2000']],
    ['Spanish', ['id;Destinatario;Cantidad', '1;A;1500', '2;B;2000']],
    ['Portuguese', ['ID;Endereço da carteira;Quantidade', '1;A;1500', '2;B;2000']],
    ['Italian', ['Numero;Indirizzo;Importo', '1;A;1500', '2;B;2000']],
    ['Russian', ['Номер;Адрес кошелька;Сумма', '1;A;1500', '2;B;2000']],
    ['Chinese', ['序号,钱包地址,数量', '1,A,1500', '2,B,2000']],
    ['Japanese', ['番号,受取人アドレス,数量', '1,A,1500', '2,B,2000']],
    ['Korean', ['번호,지갑 주소,수량', '1,A,1500', '2,B,2000']],
    ['disperse with blanks', ['A 1500', 'B 2000']],
    ['disperse with equals signs', ['A=1500', 'B=2000']],
    ['disperse with a comma', ['A,1500', 'B,2000']],
    ['disperse with a header', ['address amount', 'A  1500', 'B 2000']],
    ['a list without a header, amounts first', ['1500,A', '2000,B']],
    ['a list without a header, with names', ['Ada,A,1500', 'Bob,B,2000']],
    ['chain prefixes of Safe', ['receiver,amount', 'eth:A,1500', 'eth:B,2000']],
    ['a total', ['Wallet,Tokens', 'A,1500', 'B,2000', 'Total,3500']],
    ['a total beside the name', ['Name,Wallet,Tokens', 'Ada,A,1500', 'Bob,B,2000', 'Gesamt,,3500']],
    [
      'a total of a sheet',
      ['Name,Wallet,Tokens', 'Ada,A,1500', 'Bob,B,2000', 'Grand total:,,3500'],
    ],
    ['empty columns on the right', ['Wallet,Tokens,,', 'A,1500,,', 'B,2000,,']],
    ['a column without a name', [',Wallet,Tokens', '1,A,1500', '2,B,2000']],
    ['a total below a status', ['Wallet,Tokens,Status', 'A,1500,ok', 'B,2000,ok', 'Total,3500,']],
    ['names that are currencies', ['Name,Wallet,Tokens', 'Yen,A,1500', 'Euro,B,2000']],
    ['one status for all', ['address,amount,status', 'A,1500,pending', 'B,2000,pending']],
    ['nobody cancelled', ['Wallet,Tokens,Cancelled?', 'A,1500,no', 'B,2000,-']],
    ['everybody active', ['Active,Wallet,Tokens', 'TRUE,A,1500', 'true,B,2000']],
    ['notes in words', ['address,amount,note', 'A,1500,for March', 'B,2000,the rest']],
    ['payees by name', ['Payee,Wallet,Tokens', 'Ada,A,1500', 'Bob,B,2000']],
    [
      'what tells people apart',
      ['Abteilung,Stanowisko,Wallet,Tokens', 'IT,lead,A,1500', 'HR,dev,B,2000'],
    ],
    ['brackets behind each name', ['Name,Wallet,Tokens', 'Ada (IT),A,1500', 'Bob (HR),B,2000']],
    ['who has paid', ['Paid by,Wallet,Tokens', 'Ada,A,1500', 'Bob,B,2000']],
    ['a number of seats beside the amount', ['address,amount,seats', 'A,1500,12', 'B,2000,7']],
    ['a note of digits after a semicolon', ['Wallet;Amount;Note', 'A;1500;7', 'B;2000;8']],
    ['a date since when', ['address,amount,active since', 'A,1500,2021', 'B,2000,2022']],
  ])('takes addresses and amounts from %s', (_, lines) => {
    expect(readingOf(table(...lines))).toBe(PAID);
  });

  it.each([
    ['two wallets', ['Wallet,Recipient Address,Amount', 'A,B,1500', 'B,A,2000'], 'address'],
    ['two amounts', ['Wallet,Tokens,Quantity', 'A,1500,3', 'B,2000,4'], 'amount'],
    ['a balance beside the amount', ['address,amount,balance', 'A,1500,3', 'B,2000,4'], 'amount'],
    ['the same name twice', ['address,amount,amount', 'A,1500,3', 'B,2000,4'], 'amount'],
    ['tokens and a bonus', ['Wallet,Tokens,Bonus tokens', 'A,1500,3', 'B,2000,4'], 'amount'],
    ['tokens and their value', ['Wallet,Tokens,Value in USD', 'A,1500,3', 'B,2000,4'], 'amount'],
    ['a currency of a bank alone', ['Wallet,Amount (USD)', 'A,1500', 'B,2000'], 'amount'],
    ['an amount in wei', ['Wallet,Amount (wei)', 'A,1500', 'B,2000'], 'amount'],
    [
      'a number that is taken from it',
      ['Wallet,Amount,Deductions', 'A,1500,3', 'B,2000,0'],
      'amount',
    ],
    ['a number of an unknown name', ['Wallet,Amount,Xyz', 'A,1500,3', 'B,2000,4'], 'amount'],
    ['a salary', ['Wallet,Salary', 'A,1500', 'B,2000'], 'amount'],
    ['a number with an unknown name', ['Wallet,Seniority', 'A,3', 'B,4'], 'amount'],
    ['a year alone', ['Wallet,Year', 'A,2026', 'B,2027'], 'amount'],
    ['an employee number alone', ['Wallet,Employee ID', 'A,1001', 'B,1002'], 'amount'],
    ['a rank alone', ['Address,Rank', 'A,1', 'B,2'], 'amount'],
    [
      'a choice of Snapshot',
      ['address,choice,voting_power,timestamp', 'A,1,1500,1798761600', 'B,2,2000,1798761601'],
      'amount',
    ],
    ['the token alone', ['token_address,amount', 'T,1500', 'T,2000'], 'address'],
    ['the sender alone', ['from,amount', 'A,1500', 'B,2000'], 'address'],
    ['an unknown name above addresses', ['Account 1,Amount', 'A,1500', 'B,2000'], 'address'],
    ['an old wallet', ['Old wallet,Amount', 'A,1500', 'B,2000'], 'address'],
    ['unknown names', ['a,b', 'A,1500', 'B,2000'], 'address,amount'],
    ['numbers without a header', ['1,A,1500', '2,B,2000'], 'amount'],
    ['two addresses without a header', ['T,A,1500', 'T,B,2000'], 'address'],
    [
      'names under Wallet, addresses under Account',
      ['Wallet,Account 1,Amount', 'Ada,A,1500', 'Bob,B,2000'],
      'address',
    ],
  ])('asks which column is meant for %s', (_, lines, asked) => {
    expect(readingOf(table(...lines))).toBe(`asked: ${asked}`);
  });

  it.each([
    [
      'rows of two tokens',
      ['token_type,token_address,receiver,amount,id', 'erc20,T,A,1500,', `erc20,${OTHER},B,2000,`],
      'rows-mixed',
    ],
    [
      'coin beside a token',
      ['token_type,token_address,receiver,amount', 'erc20,T,A,1500', 'native,,B,2000'],
      'rows-mixed',
    ],
    ['rows of two chains', ['chain,wallet,amount', 'base,A,1500', 'ethereum,B,2000'], 'rows-mixed'],
    ['rows of two chain IDs', ['chainId,wallet,amount', '1,A,1500', '8453,B,2000'], 'rows-mixed'],
    ['two currencies', ['wallet,amount,currency', 'A,1500,USDC', 'B,2000,DAI'], 'rows-mixed'],
    ['the token among recipients', ['token,wallet,amount', 'T,A,5', 'T,T,6'], 'recipient-source'],
    ['the sender among recipients', ['from,to,amount', 'A,A,5', 'A,B,6'], 'recipient-source'],
    ['amounts with words', ['Wallet,No,Amount', 'A,1,1500 DAI', 'B,2,2000 DAI'], 'amount-format'],
    ['a point with two readings', ['Wallet;Amount', 'A;1.500', 'B;2'], 'amount-point'],
    ['a comma with two readings', ['Wallet\tAmount', 'A\t1,500', 'B\t2,000'], 'amount-comma'],
    ['the smallest unit', ['Wallet,Amount', 'A,1500000000', 'B,2000000000'], 'amount-units'],
    ['a row that is cancelled', ['Wallet;Amount;Status', 'A;5;', 'B;6;cancelled'], 'rows-withheld'],
    [
      'a sum with the address that pays',
      ['Name;Wallet;Betrag', 'Ada;A;5', `Summe;${CAROL};5`],
      'rows-withheld',
    ],
    [
      'a last row that is the sum of three others',
      ['A,1', 'B,2', `${OTHER},3`, `${CAROL},6`],
      'rows-withheld',
    ],
    [
      'a first row that is their sum, in another notation',
      ['Wallet;Betrag', `${CAROL};1.006,5`, 'A;1,5', 'B;1.000,00', `${OTHER};5`],
      'rows-withheld',
    ],
    ['amounts in two notations', ['Wallet,Amount', 'A,"1,200.50"', 'B,"1.300,50"'], 'amount-comma'],
    ['a row that is excluded', ['exclude,Wallet,Amount', ',A,5', 'x,B,6'], 'rows-withheld'],
    ['a row that was paid', ['Wallet,Amount,Paid', 'A,5,FALSE', 'B,6,TRUE'], 'rows-withheld'],
    ['a paid amount', ['Wallet,Amount,Already paid', 'A,5,0', 'B,6,6'], 'rows-withheld'],
    ['a row that is not active', ['Wallet,Amount,Active', 'A,5,yes', 'B,6,'], 'rows-withheld'],
    ['a row without a date', ['Wallet,Amount,Active since', 'A,5,2021', 'B,6,'], 'rows-withheld'],
    ['a row of KYC', ['Wallet,Amount,KYC', 'A,5,passed', 'B,6,pending'], 'rows-withheld'],
    ['two states', ['Wallet,Amount,Status', 'A,5,vesting', 'B,6,on leave'], 'rows-withheld'],
    ['a note', ['Wallet,Amount,Notes', 'A,5,', 'B,6,do not pay'], 'rows-withheld'],
    [
      'a name that is struck out',
      ['Wallet,Amount,Name', 'A,5,Ada', 'B,6,~~Bob~~'],
      'rows-withheld',
    ],
    [
      'a name with a word behind',
      ['Wallet,Amount,Name', 'A,5,Ada', 'B,6,Bob (left)'],
      'rows-withheld',
    ],
    [
      'a name with a sentence behind',
      ['Wallet,Amount,Name', 'A,5,Ada', 'B,6,Bob - left the company'],
      'rows-withheld',
    ],
    [
      'a state of a bill',
      ['Wallet,Amount,Invoice state', 'A,5,Accepted', 'B,6,Draft'],
      'rows-withheld',
    ],
    [
      'a day with points in one row',
      ['Wallet;Amount;Austritt', 'A;5;', 'B;6;31.12.2026'],
      'rows-withheld',
    ],
    ['a day in one row', ['Wallet,Amount,Exit', 'A,5,', 'B,6,31-Mar-2026'], 'rows-withheld'],
    ['a tick in one row', ['Wallet,Amount,Team', 'A,5,', 'B,6,✓'], 'rows-withheld'],
    ['a word without a name', ['A,5,', 'B,6,excluded'], 'rows-withheld'],
    [
      'a word below a name that nobody knows',
      ['Wallet,Amount,Mail sent to her', 'A,5,ok', 'B,6,bounced'],
      'rows-withheld',
    ],
    [
      'a note in one of two rows',
      ['Wallet,Amount,Notes', 'A,5,', 'B,6,new wallet'],
      'rows-withheld',
    ],
    ['nobody who approved', ['Wallet,Amount,Approved by', 'A,5,Maria', 'B,6,'], 'rows-withheld'],
    [
      'two days on which it is due',
      ['Wallet,Amount,Due date', 'A,5,2027-01-01', 'B,6,2028-01-01'],
      'rows-withheld',
    ],
    [
      'transfers that an explorer has seen',
      [
        'Txhash,Blockno,From,To,Quantity',
        `0x${'1a'.repeat(32)},5,T,A,15`,
        `0x${'2b'.repeat(32)},6,T,B,20`,
      ],
      'rows-withheld',
    ],
    ['a split amount', ['address,amount,note', 'A,1,500', 'B,2,'], 'amount-split'],
    ['split amounts alone', ['address,amount,room', 'A,1,500', 'B,2,250'], 'amount-split'],
    ['a split amount of a list', ['A,1,500', 'B,2,thanks'], 'amount-split'],
    ['a decimal comma', ['Wallet,Betrag,Notiz', 'A,1250,50', 'B,300,00'], 'amount-split'],
    ['a row without an address', ['Wallet,Tokens', 'A,1500', ',2000'], 'cell-empty,rows-few'],
  ])('refuses %s with the rule that it breaks', (_, lines, code) => {
    const read = readingOf(table(...lines));
    expect(read).toMatch(/^refused: /);
    expect(read).toContain(code.split(',')[0]);
  });

  it.each([
    ['a decimal comma', ['A;1.234,5', 'B;99,5', `${CAROL};1.000`], `A,1234.5 B,99.5 ${CAROL},1000`],
    ['a short decimal comma alone', ['A\t200,5', 'B\t3'], 'A,200.5 B,3'],
    ['blanks between thousands', ['A;3 150,00', 'B;800'], 'A,3150 B,800'],
    ['three payments of which one is a sum', ['A,1', 'B,2', `${CAROL},3`], `A,1 B,2 ${CAROL},3`],
  ])('is not asked about for %s', (_, lines, paid) => {
    expect(readingOf(table(...lines))).toBe(paid);
  });

  it('asks for the one sum that a column names, of two rows, and of no list that is called one', () => {
    const of = (...names: string[]) =>
      readingOf(table('Plan,Wallet,Tokens', `${names[0]},A,1500`, `${names[1]},B,2000`));
    expect(of('Total', 'Total')).toBe(PAID);
    expect(of('Ada', 'Grand total')).toContain('rows-withheld');
  });

  it('is what the reader chose, and is not asked again', () => {
    const text = table('1,A,1500', '2,B,2000');
    expect(readingOf(text, { columns: { address: 1, amount: 2 } })).toBe(PAID);
    expect(readingOf(text, { columns: { address: 1, amount: 0 } })).toBe('A,1 B,2');
  });

  it('leaves out or pays the rows that a column marks, as the reader has said of these rows', () => {
    const text = `Wallet,Tokens,Status\n${ALICE},1500,ok\n${CAROL},7,Left\n${BOB},2000,ok\n`;
    const detail = 'Column Status: row 3 (Left).';
    expect(readingOf(text, { withheld: { rows: 'leave', detail } })).toBe(PAID);
    expect(readingOf(text, { withheld: { rows: 'pay', detail } })).toBe(`A,1500 ${CAROL},7 B,2000`);
    const before = { rows: 'leave', detail: 'Column Status: row 2 (Left).' } as const;
    expect(readingOf(text, { withheld: before })).toContain('rows-withheld');
  });

  it('asks about every row of a list of transactions, the first one too', () => {
    const hashes = [`0x${'1a'.repeat(32)}`, `0x${'2b'.repeat(32)}`];
    const text = table('Txhash,Wallet,Tokens', `${hashes[0]},A,15`, `${hashes[1]},B,20`);
    const { arranged } = checkFile(text, { format: formatOf(LIST), decimals: 6, now: CSV_NOW });
    expect([...(arranged.withheld?.places ?? [])]).toEqual([1, 2]);
  });

  it.each([
    ['note', 'A,1,500'],
    ['status', 'A,5,cancelled'],
    ['token', 'A,5,USDC'],
  ])('has no fixed copy while a column %s asks about the row %s', (name, row) => {
    const text = table(`address,amount,${name}`, row, 'B,2,');
    const { report } = checkFile(text, { format: formatOf(LIST), decimals: 6, now: CSV_NOW });
    expect(report.problems.length).toBeGreaterThan(0);
    expect(report.fixedCopy).toBeNull();
  });

  it('is asked about where a note stands in the fewer rows, and not where all have one', () => {
    const withNotes = (...notes: readonly string[]) =>
      readingOf(
        table(
          'Wallet,Tokens,Note',
          ...[ALICE, BOB, CAROL].map((address, at) => `${address},5,${notes[at]}`),
        ),
      );
    expect(withNotes('', 'sold her claim', '')).toContain('rows-withheld');
    expect(withNotes('March', 'April', 'May')).toBe(`A,5 B,5 ${CAROL},5`);
  });

  it('is paid where an index of two rows is 0 and 1', () => {
    expect(readingOf(table('index,Wallet,Tokens', '0,A,1500', '1,B,2000'))).toBe(PAID);
  });

  it('is two columns of numbers after the reader has chosen them, or below a name of numbers', () => {
    expect(readingOf(table('address,amount,employee id', 'A,1,500', 'B,2,250'))).toBe('A,1 B,2');
    const text = table('address,amount,note', 'A,1,500', 'B,2,250');
    expect(readingOf(text, { columns: { address: 0, amount: 1 } })).toBe('A,1 B,2');
  });

  it('is counted in tokens after the reader has said that it is in the smallest unit', () => {
    const text = table('Wallet,Amount', 'A,1500000000', 'B,2000000');
    expect(readingOf(text, { isInUnits: true })).toBe('A,1500 B,2');
    expect(
      readingOf(table('address,amount', 'A,1500000000', 'B,1125000'), { isInUnits: true }),
    ).toBe('A,1500 B,1.1250');
    expect(
      readingOf(table('Wallet,Amount', 'A,1500000000', 'B,2000000000'), { unit: 'token' }),
    ).toBe('A,1500000000 B,2000000000');
  });

  it('is no question of units for ordinary payroll, a token without decimals, or one small amount', () => {
    expect(readingOf(table('address,amount', 'A,5000', 'B,99999'))).toBe('A,5000 B,99999');
    const big = table('address,amount', 'A,1500000000', 'B,2000000000');
    expect(readingOf(big, { decimals: 0 })).toBe('A,1500000000 B,2000000000');
    expect(readingOf(table('address,amount', 'A,1500000000', 'B,12.5'))).toBe(
      'A,1500000000 B,12.5',
    );
  });
});

it('a total that does not fit is named with both sums, and its row is not counted', () => {
  const text = table('Wallet,Tokens', 'A,1500', 'B,2000', 'Total,4000');
  const { report } = checkFile(text, { format: formatOf(LIST), decimals: 6, now: CSV_NOW });
  const found = report.problems.find(({ code }) => code === 'sum-differs');
  expect(found).toMatchObject({
    row: 4,
    detail: 'It says 4\u202f000, the rows above come to 3\u202f500.',
  });
  expect(report.totals).toMatchObject({ rows: 2, amount: 3_500_000_000n });
});

it('a row whose recipient cannot be read is in no sum, and is counted as such', () => {
  const text = table('Wallet,Tokens', 'A,1500', '0x12,2000', 'B,1');
  const { report } = checkFile(text, { format: formatOf(LIST), decimals: 6, now: CSV_NOW });
  expect(report.totals).toMatchObject({ rows: 3, unread: 1, amount: 1_501_000_000n });
});

describe('a file of another format', () => {
  const linear = formatOf('lockup/range/linear');
  const head = 'Name;Wallet;Betrag;Beginn;Ende';
  const rows = ['Ada;A;1500;01.02.2027;2028-02-01', 'Bob;B;2000;13.02.2027;2028-02-13'];

  it('finds dates by their names, and names what it leaves out', () => {
    const { arranged } = checkFile(table(head, ...rows), {
      format: linear,
      decimals: 6,
      now: CSV_NOW,
    });
    expect(arranged.asked).toEqual([]);
    expect(arranged.left).toEqual(['Name']);
    expect(arranged.text.split('\n')[0]).toBe('address;amount;startAt;endAt');
  });

  it('keeps the numbers of the rows', () => {
    const text = table(head, '', ...rows.slice(0, 1), 'Bob;0x12;1;2027-02-01;2028-02-01');
    const { report } = checkFile(text, { format: linear, decimals: 6, now: CSV_NOW, dates: 'day' });
    expect(report.problems.find(({ code }) => code === 'address-format')?.row).toBe(4);
  });

  it('without a header asks for two columns of one kind', () => {
    const text = table('A,1500,2027-02-01,2028-02-01', 'B,2000,2027-02-01,2028-02-01');
    const { arranged } = checkFile(text, { format: linear, decimals: 6, now: CSV_NOW });
    expect(arranged.asked).toEqual(['startAt', 'endAt']);
    expect(arranged.choice).toEqual({ address: 0, amount: 1, startAt: 2, endAt: 3 });
  });
});

it('a plan names what it is made of and what it drops', () => {
  const options = { format: formatOf(LIST), decimals: 6, start: '2027-03-01' };
  const text = table('Name;Wallet;Betrag;Start;Ende', 'Ada;A;1500;01.01.2027;01.01.2028');
  expect(csvPlan(text, 'fourYears', options)).toMatchObject({
    problem: expect.stringMatching(
      /^Column Start: 01\.01\.2027\. Column Ende: 01\.01\.2028\. /,
    ) as string,
  });
  const columns = { address: 1, amount: 2 };
  expect(csvPlan(text, 'fourYears', { ...options, columns })).toMatchObject({
    made: 'Made of Wallet (recipients) and Betrag (amounts). Left out: Name, Start, Ende.',
  });
  const asked = csvPlan(table('1,A,1500'), 'monthly', options);
  expect(asked).toMatchObject({ problem: expect.stringMatching(/which column/) as string });
});

it.each([
  ['stornierte Zahlung', 'Bezahlt', 'ja'],
  ['annulé', 'Statut', 'annulé'],
  ['pagado', 'Estado', 'pagado'],
  ['excluído', 'Situação', 'excluído'],
  ['annullato', 'Stato', 'annullato'],
  ['betaald', 'Betaald', 'ja'],
  ['anulowane', 'Status', 'anulowane'],
  ['iptal', 'Durum', 'iptal'],
  ['оплачено', 'Статус', 'оплачено'],
  ['скасовано', 'Стан', 'скасовано'],
  ['已取消', '状态', '已取消'],
  ['キャンセル', 'ステータス', 'キャンセル'],
  ['취소됨', '상태', '취소됨'],
])('a list that says %s asks about its row', (_, name, cell) => {
  const read = readingOf(table(`Wallet;Tokens;${name}`, 'A;5;', `B;6;${cell}`));
  expect(read).toMatch(/^refused: .*rows-withheld/);
});

it('a plan, and a list of another format, ask about the rows that a column marks', () => {
  const text = table('Wallet;Tokens;Status', 'A;1500;active', 'B;2000;cancelled');
  const plan = { format: formatOf(LIST), decimals: 6, start: '2027-03-01' };
  expect(csvPlan(text, 'monthly', plan).problem).toMatch(/^Answer or correct the points below/);
  const withheld = { rows: 'leave', detail: 'Column Status: row 3 (cancelled).' } as const;
  const made = csvPlan(text, 'monthly', { ...plan, withheld });
  expect(made.text?.match(/0x/g)).toHaveLength(1);
  const linear = table(
    'address;amount;startAt;endAt;paid',
    'A;1500;2027-02-01;2028-02-01;no',
    'B;1500;2027-02-01;2028-02-01;yes',
  );
  const { report } = checkFile(linear, {
    format: formatOf('lockup/range/linear'),
    decimals: 6,
    now: CSV_NOW,
  });
  expect(report.problems).toContainEqual(expect.objectContaining({ code: 'rows-withheld' }));
  expect(report.fixedCopy).toBeNull();
});

it.each([
  ['Tokens', 'amount', 'known'],
  ['no of tokens', 'amount', 'known'],
  ['Amount', 'amount', 'exact'],
  ['Amount (EUR)', 'amount', 'hint'],
  ['Amount (wstETH)', 'amount', 'known'],
  ['token_address', 'address', 'never'],
  ['receiverAddress', 'address', 'known'],
  ['Empfaenger', 'address', 'known'],
  ['Notes', 'amount', 'none'],
])('the name %s says of %s: %s', (name, column, rank) => {
  expect(rankOf(name, column)).toBe(rank);
});
