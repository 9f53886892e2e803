// cspell:disable: dates and units of many languages
import type { InputKind, Rows } from './testing-input-kinds';

/*
 * Inputs as other programs, languages and sheets write them: numbers of a script, dates of a calendar, lists with
 * notes in their cells. None of them is an example of a rule in the code.
 */

const A = '0x8b1dD8774373729B7755202079F52D8c7444D335';
const B = '0x0298F4332e3857631385b39766325058a93e249f';
/** Addresses that lists write for the coin of a chain. */
const NONE = `0x${'0'.repeat(40)}`;
const COIN = `0x${'eE'.repeat(20)}`;
const lines = (...all: string[]) => `${all.join('\n')}\n`;
const DATE_HINT = 'Write a date in UTC such as 2026-01-31 12:00, a Unix timestamp.';
const NO_TIME = 'There is no such day or time. Check it in a calendar.';
const NO_DURATION = 'Write a duration such as 25d, 12h or 3600 (seconds).';
const NO_ADDRESS = 'Enter an address:';

export const otherNotations: Readonly<Partial<Record<InputKind, Rows>>> = {
  'amount of a token with 6 decimals': [
    ['½', '"½" is not a number.'],
    ['1½', '"1½" is not a number.'],
    ['１２３', 'Write the number with the digits 0 to 9.'],
    ['1.5k', '"1.5k" is not a number.'],
    ['1,5k', '"1,5k" is not a number.'],
    ['1.5 mn', '"1.5 mn" is not a number.'],
    ['USDC 100', '"USDC 100" is not a number.'],
    ['€ 1.000', '"€ 1.000" is not a number.'],
    ['1.000,-', '"1.000,-" is not a number.'],
    ['+100', '"+100" is not a number.'],
    ['100 cents', '"100 cents" is not a number.'],
    ['1e-3', 'Write all digits, without an exponent.'],
    ['10^18', '"10^18" is not a number.'],
    ['1 0000', '"1 0000" is not a number.'],
    ['12,34,567', '"12,34,567" is not a number.'],
    ['1 234,56', '"1 234,56" is not written as numbers are here.'],
    ['1’234', '"1’234" is not written as numbers are here.'],
    ['1\u200b000', 'is not a number.'],
    ['10..20', '"10..20" is not a number.'],
    ['1500000000.0', 'This can be 1\u202f500\u202f000\u202f000 tokens, or 1\u202f500 tokens'],
    ['1500000000.', 'This can be 1\u202f500\u202f000\u202f000 tokens, or 1\u202f500 tokens'],
  ],
  percentage: [
    ['33,3', '"33,3" is not written as numbers are here.'],
    ['5‰', '"5‰" is not a number.'],
    ['50bps', '"50bps" is not a number.'],
    ['100,000', '"100,000" is not written as numbers are here. If you mean 100'],
  ],
  exponent: [['1,5', '"1,5" is not written as numbers are here.']],
  'rate for 30 days': [
    ['1.5k', '"1.5k" is not a number.'],
    ['1,5', '"1,5" is not written as numbers are here.'],
  ],
  decimals: [
    ['６', 'Enter a whole number from 0 to 18.'],
    ['6 decimals', 'Enter a whole number from 0 to 18.'],
  ],
  'fee in wei': [
    ['1e15', 'Write all digits, without an exponent.'],
    ['0x10', '"0x10" is not a number.'],
  ],
  date: [
    ['44927', '"44927" can be a spreadsheet’s number for a day, or a Unix second'],
    ['45658.5', '"45658.5" can be a spreadsheet’s number for a day, or a Unix second'],
    ['1.2.27', DATE_HINT],
    ['2027-W05', DATE_HINT],
    ['2027-032', DATE_HINT],
    ['2027-01', DATE_HINT],
    ['Q1 2027', DATE_HINT],
    ['2027年1月1日', DATE_HINT],
    ['2027-01-01 00:00 EST', DATE_HINT],
    ['2027-01-01 12:00 PM', DATE_HINT],
    ['2027-01-01 24:00', NO_TIME],
    ['2027-01-01 23:59:60', NO_TIME],
    ['1.8e9', DATE_HINT],
    ['1405-10-11', 'Choose a time from 1970 to Unix second'],
  ],
  'day of a report': [
    ['44927', '"44927" can be a spreadsheet’s number for a day, or a Unix second'],
    ['0027-01-01', 'The contracts count from 1970. Check the year.'],
    ['1405-10-11', 'The contracts count from 1970. Check the year.'],
    ['2027-01-01 00:00 EST', DATE_HINT],
    ['2027-01-01T12:00+00:00', DATE_HINT],
    ['today', DATE_HINT],
  ],
  duration: [
    ['1d1d', NO_DURATION],
    ['1 week 2 weeks', NO_DURATION],
    ['1h30', NO_DURATION],
    ['12:00', NO_DURATION],
    ['½d', NO_DURATION],
    ['90 Tage', NO_DURATION],
    ['86 400', NO_DURATION],
    ['1 quarter', NO_DURATION],
  ],
  tranches: [
    ['50,5 30d\n49,5 30d', 'Tranche 1: "50,5" is not written as numbers are here.'],
    ['0.5 30d\n0.5 30d', 'The percentages add up to 1, and they have to be exactly 100.'],
    ['1/2 30d\n1/2 30d', 'Tranche 1: "1/2" is not a number.'],
  ],
  address: [
    [`eip155:1:${A}`, NO_ADDRESS],
    [`8453:${A}`, 'Leave out the prefix "8453:" and begin with 0x.'],
    [`${A}@1`, NO_ADDRESS],
    [`https://etherscan.io/address/${A}`, NO_ADDRESS],
    [`${A.slice(0, 6)}…${A.slice(-4)}`, NO_ADDRESS],
    [`０x${A.slice(2)}`, NO_ADDRESS],
    ['0x000000000000000000000000000000000000dEaD', 'Nobody has the key of this address:'],
    [`0x${'0'.repeat(39)}1`, 'Nobody has the key of this address:'],
    [`0x${'e'.repeat(40)}`, 'Nobody has the key of this address:'],
  ],
  'IDs of streams': [
    ['1 234', '"1 234" can be one ID or 2.'],
    ['5, 12 345 678', '"12 345 678" can be one ID or 3.'],
    ['1,234,567', '"1,234,567" can be one ID or 3.'],
    ['12–15', '"12–15" is no stream ID'],
    ['１２', '"１２" is no stream ID'],
    ['1e3', '"1e3" is no stream ID'],
  ],
  'streams with amounts': [
    ['1 234 500', '"1 234 500" can be stream 1 or stream 1234.'],
    ['12 345 6.5', '"12 345 6.5" can be stream 12 or stream 12345.'],
    ['5\u202f100', '"5\u202f100" needs an ID, a space and an amount.'],
    ['5\u00a0100', 'needs an ID, a space and an amount.'],
    ['12;1000', '"12;1000" needs an ID, a space and an amount.'],
    ['12 5 USDC', '"5 USDC" is not a number.'],
    ['12 5%', '"5%" is not a number.'],
  ],
  'streams of a report': [
    [
      'https://app.sablier.com/vesting/stream/LK3-1-5/LK3-1-6',
      'names two streams, or two chains. Enter the alias of one.',
    ],
    ['https://app.sablier.com/vesting/stream/LK3-1-5?c=8453', 'names two streams, or two chains.'],
  ],
  stream: [
    [
      'https://app.sablier.com/vesting/stream/LK3-1-5?c=1&c=8453',
      'This link names two streams, or two chains.',
    ],
    ['LK3-0x1-5', 'Enter a link of the app, an alias such as LK3-8453-5, or the'],
    ['LK3-1-1e3', 'Enter a link of the app, an alias such as LK3-8453-5, or the'],
  ],
  campaign: [
    [
      `https://app.sablier.com/airdrops/campaign/${A}-8453?c=1`,
      'This link names two campaigns, or two chains.',
    ],
    [
      `https://app.sablier.com/airdrops/campaign/${A}-8453/${B}-8453`,
      'This link names two campaigns, or two chains.',
    ],
    [`${A}-base`, 'Enter a link of the app to a campaign'],
    [`${A}-0x2105`, 'Enter a link of the app to a campaign'],
  ],
  'list of people': [
    [lines('address,amount', `${A},5`, `0X${A.slice(2).toUpperCase()},6`), 'recipient-repeated'],
    [lines('address,amount', `eth:${A},5`, `base:${B},6`), 'rows-mixed'],
    [lines(`eth:${A},5`, `base:${B},6`), 'rows-mixed'],
    [lines('chain,address,amount', `1,${A},5`, `8453,${B},6`), 'rows-mixed'],
    [lines('token,address,amount', `USDC,${A},5`, `DAI,${B},6`), 'rows-mixed'],
    [lines('address,USDC,DAI', `${A},5,50`, `${B},6,60`), 'asks for amount'],
    [lines('address,amount,amount', `${A},5,50`, `${B},6,60`), 'asks for amount'],
    [lines('address,amount (cents)', `${A},500`, `${B},600`), 'asks for amount'],
    [lines('address,gross,net', `${A},5,4`, `${B},6,5`), 'asks for amount'],
    [lines('old wallet,new wallet,amount', `${A},${B},5`, `${B},${A},6`), 'asks for address'],
    [lines('address,January,February', `${A},5,50`, `${B},6,60`), 'asks for amount'],
    ...[
      'Allocation %',
      'Amount ($)',
      'Betrag (€)',
      '金额 (¥)',
      'Amount (kUSD)',
      'Amount (HKD)',
      'TAX amount',
      'Q1 amount',
      'Amount (JAN)',
      'Amount (FY25)',
      'LTIP grant',
      'Amount TBC',
    ].map((name) => [lines(`Wallet;${name}`, `${A};5`, `${B};6`), 'asks for amount'] as const),
    [lines('address,amount,currency', `${A},5,USD`, `${B},6,USD`), 'asks for amount'],
    [lines('address,amount,currency', `${A},5,$`, `${B},6,$`), 'asks for amount'],
    [lines('address,amount,unit', `${A},5,wei`, `${B},6,wei`), 'asks for amount'],
    [lines('token_type,receiver,amount,id', `nft,${A},1,12`, `nft,${B},1,13`), 'asks for amount'],
    [lines('address,amount,corrected amount', `${A},5,7`, `${B},6,8`), 'asks for amount'],
    [
      lines('address,Wallet address (new),amount', `${A},${B},5`, `${B},${A},6`),
      'asks for address',
    ],
    [lines('Wallet,Replacement,Amount', `${A},${B},5`, `${B},,6`), 'asks for address'],
    [lines(`${A} 12 345`, `${B} 17 600`), 'asks for amount'],
    [lines('Team,,', 'address,amount,', `${A},5,`, `${B},6,`), 'asks for address,amount'],
    [lines('address,amount', `${A},5`, ',6', `${B},7`), 'cell-empty'],
    [lines('address,amount', `${A},5`, `${B},6`, ',11'), 'cell-empty'],
    [lines('address,amount', `${A},1,500`, `${B},2,500`), 'cells-extra'],
    [lines('address,amount,note', `${A},1,500`, `${B},2,thanks`), 'amount-split'],
    [lines('address,amount,note', `${A},1250,50`, `${B},300,00`), 'amount-split'],
    [lines('address,amount,', `${A},1,500`, `${B},2,`), 'amount-split'],
    [lines('address,amount,status', `${A},5,`, `${B},6,cancelled`), 'rows-withheld'],
    [lines('exclude,address,amount', `,${A},5`, `x,${B},6`), 'rows-withheld'],
    [lines('address,amount,paid', `${A},5,0`, `${B},6,1`), 'rows-withheld'],
    [lines('address,amount,active', `${A},5,yes`, `${B},6,no`), 'rows-withheld'],
    [lines('Wallet;Betrag;Bezahlt', `${A};5;nein`, `${B};6;ja`), 'rows-withheld'],
    [lines('address,amount,comment', `${A},5,`, `${B},6,no longer with us`), 'rows-withheld'],
    [lines(`${A},5,`, `${B},6,void`), 'rows-withheld'],
    [lines('address,amount', `${A},1.5k`, `${B},2k`), 'amount-format'],
    [lines('address,amount', `${A},½`, `${B},2`), 'amount-format'],
    [lines('address,amount', `${A},5 USDC`, `${B},6 DAI`), 'amount-format'],
    [lines('address,amount', `${A},(5)`, `${B},6`), 'amount-format'],
    [lines('address,amount', `${A},−5`, `${B},6`), 'amount-negative'],
    [lines('address,amount', `${A},1.23457E+15`, `${B},6`), 'amount-scientific'],
    [lines('address;amount', `${A};1,500`, `${B};2`), 'asks about 1,500'],
    [lines('token_type,receiver,amount', `native,${A},1`, `native,${B},2`), 'asks for amount'],
    [lines('asset,address,amount', `native,${A},1`, `native,${B},2`), 'asks for amount'],
    [lines('token_address,address,amount', `${NONE},${A},1`, `${NONE},${B},2`), 'asks for amount'],
    [lines('token,address,amount', `${COIN},${A},1`, `${COIN},${B},2`), 'asks for amount'],
    [lines('Standard,address,amount', `ERC-721,${A},1`, `ERC-721,${B},1`), 'asks for amount'],
    [lines('address,amount,remaining', `${A},10,6`, `${B},20,20`), 'asks for amount'],
    [lines('address;Betrag;offen', `${A};10;6`, `${B};20;20`), 'asks for amount'],
    [lines('address,amount,VAT', `${A},10,20%`, `${B},20,20%`), 'column-left'],
    [lines('address,amount,eligible share', `${A},10,50%`, `${B},20,100%`), 'column-left'],
    [lines('address,amount,vested', `${A},10,"12,5%"`, `${B},20,40%`), 'column-left'],
  ],
  'list for a plan': [
    ...[
      ['Start', '2022-01-01'],
      ['Vesting start', '2027-03-01'],
      ['Beginn', '01.01.2022'],
      ['Début', '15/06/2023'],
      ['Vesting commencement date', '2022-01-01'],
      ['Cliff', '6 months'],
      ['Vesting period', '3 years'],
      ['TGE unlock', '10%'],
      ['End', '2029-01-01'],
      ['Frequency', 'weekly'],
      ['Per', 'year'],
      ['Schedule', 'quarterly'],
      ['Laufzeit', '36 Monate'],
      ['Fréquence', 'hebdomadaire'],
      ['Cliff', 'yes'],
    ].map(
      ([name, cell]) =>
        [
          lines(`Wallet;Tokens;${name}`, `${A};5;${cell}`, `${B};6;${cell}`),
          `Column ${name}: ${cell}. The plan leaves that out`,
        ] as const,
    ),
    [
      lines('Wallet,Tokens,Cliff', `${A},5,`, `${B},6,2028-01-01`),
      'Column Cliff: 2028-01-01. The plan leaves that out',
    ],
  ],
  'list of streams': [
    ...[
      ['Cliff', '2028-01-01'],
      ['Cliff date', '2028-01-01'],
      ['TGE %', '10%'],
      ['Unlocked at start', '10%'],
      ['Schedule', 'monthly'],
      ['Unlock', 'monthly'],
    ].map(([name, cell]) => {
      const dates = '2027-01-01,2029-01-01';
      const [one, other] = [A, B].map((to) => `${to},5,${dates},${cell}`);
      return [
        lines(`Wallet,Tokens,Start,End,${name}`, one ?? '', other ?? ''),
        'column-left',
      ] as const;
    }),
    [
      lines(
        'address,amount,startAt,endAt,Cliff',
        `${A},5,2027-01-01 00:00,2029-01-01 00:00,1 year`,
      ),
      'column-left',
    ],
  ],
  'file of a campaign': [
    [
      lines('Wallet,Tokens,Status', `${A},5,ok`, `${B},6,left`),
      'The file: A column says that rows may not be meant to be paid. Column Status: row 3 (left).',
    ],
    [
      lines('address,amount,note', `${A},1,500`, `${B},2,`),
      'The file: A comma may split an amount: digits stand in the column beside it, too. 1,500 = ',
    ],
    [
      lines('chain,address,amount', `1,${A},5`, `8453,${B},6`),
      'The rows name different tokens or chains.',
    ],
    [
      lines('address,amount', `eth:${A},5`, `base:${B},6`),
      'The rows name different tokens or chains.',
    ],
  ],
};
