// cspell:disable: fakes are misspelled on purpose
import type { InputKind, Rows } from './testing-input-kinds';
import { otherNotations } from './testing-other-notations';

/* Inputs that can mean two things or nothing, by the field that people type them into. */

const A = '0x8b1dD8774373729B7755202079F52D8c7444D335';
const B = '0x0298F4332e3857631385b39766325058a93e249f';
const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const LOCKUP = '0x93b37Bd5B6b278373217333Ac30D7E74c85fBDCB';
const HASH = `0x${'ab'.repeat(32)}`;
/** One letter of the other case. */
const MISTYPED = A.replace('dD8', 'DD8');
const ZERO = `0x${'0'.repeat(40)}`;
const lines = (...all: string[]) => `${all.join('\n')}\n`;
const entries = (...all: readonly (readonly [address: string, amount: unknown])[]) =>
  JSON.stringify({
    recipients: all.map(([address, amount]) => ({ address, amount })),
  });

const byKind: Readonly<Record<InputKind, Rows>> = {
  'amount of a token with 6 decimals': [
    ['1.250', '"1.250" can mean 1.25 or 1250. Write 1.25 or 1250.'],
    ['1,250', '"1,250" can mean 1250 or 1.25. Write 1250 or 1.25.'],
    ['0,500', '"0,500" is not written as numbers are here.'],
    ['10.000', '"10.000" can mean 10 or 10000. Write 10 or 10000.'],
    ['1000000', 'This can be 1\u202f000\u202f000 tokens, or 1 token counted in the smallest unit.'],
    [
      '1500000000',
      'This can be 1\u202f500\u202f000\u202f000 tokens, or 1\u202f500 tokens counted in',
    ],
    [
      '0001500000000',
      'This can be 1\u202f500\u202f000\u202f000 tokens, or 1\u202f500 tokens counted in',
    ],
    ['1.234.56', '"1.234.56" is not a number.'],
    ['1,2,3', '"1,2,3" is not a number.'],
    ['1 2 3', '"1 2 3" is not a number.'],
    ['-5', 'Enter 0 or more.'],
    ['\u22125', 'Enter 0 or more.'],
    ['(100)', '"(100)" is not a number.'],
    ['1e6', 'Write all digits, without an exponent.'],
    ['0x10', '"0x10" is not a number.'],
    ['5 million', '"5 million" is not a number.'],
    ['5k', '"5k" is not a number.'],
    ['100 USDC', '"100 USDC" is not a number.'],
    ['$100', '"$100" is not a number.'],
    ['50%', '"50%" is not a number.'],
    ['1.0000001', 'This token has at most 6 decimals.'],
    ['0', 'Enter more than 0.'],
    ['\u0661\u0662', 'Write the number with the digits 0 to 9.'],
    ['all', '"all" is not a number.'],
    ['100-200', '"100-200" is not a number.'],
    ['100\n200', '"100\n200" is not a number.'],
  ],
  'amount of a token with 18 decimals': [
    [
      '1000000000000000000',
      'This can be 1\u202f000\u202f000\u202f000\u202f000\u202f000\u202f000 tokens, or 1 token co',
    ],
    ['2.125', '"2.125" can mean 2.125 or 2125. Write 2.1250 or 2125.'],
    ['12,345', '"12,345" can mean 12345 or 12.345. Write 12345 or 12.3450.'],
    ['1.5 ETH', '"1.5 ETH" is not a number.'],
  ],
  'amount of a token without decimals': [
    ['1.5', 'This token has no decimals.'],
    ['1.000', '"1.000" can mean 1 or 1000. Write 1 or 1000.'],
  ],
  percentage: [
    ['101', 'Enter at most 100 percent.'],
    ['12,345,6', '"12,345,6" is not a number.'],
    ['1/4', '"1/4" is not a number.'],
    ['0.25 of it', '"0.25 of it" is not a number.'],
  ],
  exponent: [
    ['19', 'Enter at most 18.446744073709551615, the largest UD2x18.'],
    ['1e1', 'Write all digits, without an exponent.'],
    ['', 'Enter an exponent; 1 is a straight line.'],
  ],
  'fee in wei': [
    ['', 'Read `calculateMinFeeWei` and enter its answer.'],
    ['0.001', 'Enter a whole number of wei, without a point.'],
    ['1.000', '"1.000" can mean 1 or 1000. Write 1 or 1000.'],
    ['5 gwei', '"5 gwei" is not a number.'],
  ],
  decimals: [
    ['', "Enter the token's decimals."],
    ['6 or 18', 'Enter a whole number from 0 to 18.'],
    ['-1', 'Enter a whole number from 0 to 18.'],
    ['6.0', 'Enter a whole number from 0 to 18.'],
  ],
  'rate without a period': [['100', 'Choose the time that the amount is for.']],
  'rate for 30 days': [
    ['1.000', '"1.000" can mean 1 or 1000. Write 1 or 1000.'],
    ['0', 'This is less than the smallest rate.'],
  ],
  date: [
    ['01/02/2027', 'Write a date in UTC such as 2026-01-31 12:00, a Unix timestamp.'],
    ['2027-02-31', 'There is no such day or time. Check it in a calendar.'],
    ['2027-13-01', 'There is no such day or time. Check it in a calendar.'],
    ['27-01-02', 'Write a date in UTC such as 2026-01-31 12:00, a Unix timestamp.'],
    ['tomorrow', 'Write a date in UTC such as 2026-01-31 12:00, a Unix timestamp.'],
    ['next Friday', 'Write a date in UTC such as 2026-01-31 12:00, a Unix timestamp.'],
    ['2027', '"2027" can be a year, or a Unix second of 1970.'],
    ['20270131', '"20270131" can be a day, or a Unix second of 1970.'],
    ['2027-01-01 25:00', 'There is no such day or time. Check it in a calendar.'],
    ['1798761600000', 'Choose a time from 1970 to Unix second 1099511627775, the la'],
    ['+1 month', 'Months and years differ in length:'],
    ['2027-01-01T00:00+02:00', 'Write a date in UTC such as 2026-01-31 12:00, a Unix timestamp.'],
  ],
  'day of a report': [
    ['01/02/2026', 'Day and month can be read in both orders.'],
    ['1.2.26', 'Write a date in UTC such as 2026-01-31 12:00, a Unix timestamp.'],
    ['31.02.2026', 'Write a date in UTC such as 2026-01-31 12:00, a Unix timestamp.'],
    ['12/11/2026', 'Day and month can be read in both orders.'],
    ['March', 'Write a date in UTC such as 2026-01-31 12:00, a Unix timestamp.'],
    ['2026', '"2026" can be a year, or a Unix second of 1970.'],
    ['20261231', '"20261231" can be a day, or a Unix second of 1970.'],
  ],
  duration: [
    ['1', '"1" can be seconds or days. Write 1s or 1d.'],
    ['3 months', 'Months and years differ in length:'],
    ['1m', 'Months and years differ in length:'],
    ['1 year and a half', 'Months and years differ in length:'],
    ['30', '"30" can be seconds or days. Write 30s or 30d.'],
    ['P1M', 'Months and years differ in length:'],
    ['-5d', 'Write a duration such as 25d, 12h or 3600 (seconds).'],
    ['1,5d', 'Write a duration such as 25d, 12h or 3600 (seconds).'],
  ],
  tranches: [
    ['50 30d', 'The percentages add up to 50, and they have to be exactly 100.'],
    ['50 30d\n49.99 30d', 'The percentages add up to 99.99, and they have to be exactly 100.'],
    ['100 1 month', 'Tranche 1: Months and years differ in length:'],
    ['0 30d\n100 30d', 'Tranche 1: A tranche of 0 releases nothing.'],
    ['100 0d', 'Tranche 1: A tranche needs a length above 0: claims would fail.'],
    ['30d 100', 'Tranche 1: "30d" is not a number.'],
    ['100 90', 'Tranche 1: "90" can be seconds or days. Write 90s or 90d.'],
  ],
  address: [
    [MISTYPED, 'A character of this address is wrong:'],
    [ZERO, 'The zero address belongs to nobody.'],
    [A.slice(0, -1), 'Enter an address:'],
    [`${A}0`, 'Enter an address:'],
    ['vitalik.eth', 'Enter an address:'],
    [`${A} ${B}`, 'Enter an address:'],
    [`base:${A}`, 'Leave out the prefix "base:" and begin with 0x.'],
    [HASH, 'This has the length of a private key, not of an address. Remove it.'],
    ['ab'.repeat(32), 'This has the length of a private key, not of an address. Remove it.'],
    [A.replace('b1', 'bI'), 'Enter an address:'],
    [
      `0x${'0'.repeat(24)}${A.slice(2)}`,
      'This has the length of a private key, not of an address. Remove it.',
    ],
  ],
  'IDs of streams': [
    ['1,234', '"1,234" can be one ID or 2.'],
    ['12-15', '"12-15" is no stream ID: enter a whole number from 1.'],
    ['LK3-8453-5', '"LK3-8453-5" is no stream ID: enter a whole number from 1.'],
    ['0', '"0" is no stream ID: enter a whole number from 1.'],
    ['5, 5', 'Stream 5 is listed twice.'],
    ['5.0', '"5.0" is no stream ID: enter a whole number from 1.'],
  ],
  'streams with amounts': [
    ['5', '"5" needs an ID, a space and an amount.'],
    ['5 1.000', '"1.000" can mean 1 or 1000. Write 1 or 1000.'],
    [
      '5 1500000000',
      'This can be 1\u202f500\u202f000\u202f000 tokens, or 1\u202f500 tokens counted in',
    ],
    ['5 1\n5 2', 'Stream 5 is listed twice.'],
    ['5 1 2', '"1 2" is not a number.'],
  ],
  'streams of a report': [
    ['5', '\u201c5\u201d is no alias, ID or link of a stream: LK3-8453-5.'],
    [
      'LK3-1-5\nLK3-8453-5',
      'LK3-8453-5 is on another chain. Read the streams of each chain alone.',
    ],
    ['LK9-1-5', 'LK9-1-5: \u201cLK9\u201d stands for no contract on this chain.'],
  ],
  transaction: [
    [A, 'no transaction'],
    [HASH.slice(0, -1), 'no transaction'],
    [`${HASH} ${HASH}`, 'no transaction'],
    ['https://etherscan.io/address/' + A, 'no transaction'],
  ],
  stream: [
    ['5', 'A number alone names no stream:'],
    ['LK3-5', 'Enter a link of the app, an alias such as LK3-8453-5, or the'],
    [LOCKUP, 'asks for the rest'],
    ['LK3-1-12 LK3-1-13', 'Enter a link of the app, an alias such as LK3-8453-5, or the'],
    ['LK3-999999-12', 'No stream contract is deployed on this chain.'],
    [
      'https://app-sablier.com/vesting/stream/LK3-1-12',
      'This link leads to app-sablier.com, not to app.sablier.com.',
    ],
    [
      'https://app.sablier.com@evil.io/vesting/stream/LK3-1-12',
      'This link leads to evil.io, not to app.sablier.com.',
    ],
    [
      'https://app.sablier.com/vesting/stream/LK3-1-5/LK3-1-6',
      'This link names two streams, or two chains.',
    ],
    [
      'https://app.sablier.com/vesting/stream/LK3-1-5?c=8453',
      'This link names two streams, or two chains.',
    ],
    [`${TOKEN}-1-12`, 'This address is no stream contract of Sablier on this chain.'],
  ],
  campaign: [
    [
      `https://app.sablier.com/vesting/stream/LK3-1-12`,
      'This link names a stream: manage it at /apps/manage-a-stream.',
    ],
    [
      `https://app-sablier.com/airdrops/campaign/${A}-8453`,
      'This link leads to app-sablier.com, not to app.sablier.com.',
    ],
    [`${A}-999999`, 'Sablier has no factory of campaigns on this chain.'],
    [A, 'Choose the chain of the campaign.'],
    [HASH, 'Choose the chain of the transaction.'],
    [MISTYPED + '-8453', 'The campaign:'],
  ],
  'message to check': [
    ['https://app.sablier.com@evil.io', 'fake: Not official: evil.io uses the name'],
    ['app.sablier.com.evil.io', 'fake: Not official: app.sablier.com.evil.io uses the name'],
    ['https://app-sablier.com', 'fake: Not official: app-sablier.com uses the name'],
    ['https://\u0430pp.sablier.com', 'fake: Not official:'],
    ['sablier', 'plain: Nothing to check was found, which is no all-clear'],
    [A, 'other: Not a Sablier contract on any chain that these pages know'],
    [
      LOCKUP.replace('93b37', '93b38'),
      'fake: Not Sablier: it imitates SablierLockup of Lockup v4.0',
    ],
    ['12', 'plain: A number alone names no stream'],
  ],
  'text to sign': [
    [HASH, 'hash'],
    [`0x095ea7b3${'0'.repeat(127)}`, 'cut'],
    [A, 'nothing to sign'],
    ['{"to":"0x12","data":"0x"}', 'nothing to sign'],
    ['[{"to":"' + A + '","data":"0x12"},{"to":5}]', 'nothing to sign'],
    ['{"to":"' + A + '","data":"0x123"}', 'nothing to sign'],
  ],
  'list of people': [
    [lines('address,amount', `${A},1.000`, `${B},2`), 'asks about 1.000'],
    [
      lines('address,amount', `${A},1500000000`, `${B},2000000000`),
      'asks about the unit of 1500000000',
    ],
    [lines('Wallet,Recipient Address,Amount', `${A},${B},1`, `${B},${A},2`), 'asks for address'],
    [lines('Wallet,Tokens,Bonus tokens', `${A},1,2`, `${B},2,3`), 'asks for amount'],
    [lines('Wallet,Employee ID', `${A},1001`, `${B},1002`), 'asks for amount'],
    [lines('token_address,amount', `${TOKEN},5`, `${TOKEN},6`), 'asks for address'],
    [lines('address,amount', `${A},5`, `${A},6`), 'recipient-repeated'],
    [lines('address,amount', `${ZERO},5`, `${B},6`), 'address-zero'],
    [lines('address,amount', `${MISTYPED},5`, `${B},6`), 'address-checksum'],
    [lines('address,amount', `${A},5`, `${B},`), 'cell-empty'],
    [lines('address,amount', `${A},0`, `${B},6`), 'amount-zero'],
    [lines('address,amount', `${A},=1+1`, `${B},6`), 'formula'],
    [lines('address,amount', `${A},5`, `vitalik.eth,6`), 'address-name'],
    [lines('Wallet,Year', `${A},2026`, `${B},2027`), 'asks for amount'],
    [lines(`1,${A},5`, `2,${B},6`), 'asks for amount'],
  ],
  'list for a plan': [
    ['', 'Paste or choose a list first'],
    [lines('Wallet,Salary', `${A},5`), 'Say below which column'],
  ],
  'list of streams': [[lines('Wallet,Tokens,End', `${A},5,2029-01-01`), 'column-missing']],
  'file of a campaign': [
    [entries([MISTYPED, '5'], [B, '6']), 'Upper and lower case do not match the address:'],
    [entries([ZERO, '5'], [B, '6']), 'The zero address belongs to nobody:'],
    [entries([A, '0'], [B, '6']), 'The amount is zero:'],
    [entries([A, '5'], [A.toLowerCase(), '6']), 'The address is in the list twice:'],
    [entries([A, 1e20], [B, '6']), 'Recipient 0 has an amount above 2^53 without quotation marks'],
    [entries([A, '1.5'], [B, '6']), 'Recipient 0 has no amount in whole units of the token.'],
    [entries(['vitalik.eth', '5'], [B, '6']), 'Recipient 0 has no EVM address.'],
    [entries(), 'The file lists no recipient.'],
    ['{"recipients": 5}', 'This JSON is no campaign file:'],
    [
      lines('address,amount', `${A},1.000`, `${B},2`),
      'Row 2: 1.000 = 1 or 1000? The point can mean decimals or thousands.',
    ],
    ['', 'The file is empty.'],
  ],
};

/** Each with the beginning of what has to be said. */
export const rowsWithTwoReadings = (Object.keys(byKind) as InputKind[]).flatMap((kind) =>
  [...byKind[kind], ...(otherNotations[kind] ?? [])].map(
    ([text, says]) => [kind, text, says] as const,
  ),
);
