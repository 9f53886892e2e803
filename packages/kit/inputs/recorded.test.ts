import { it } from 'vitest';
import { recordOf, recordsIn } from '@sablier-docs/testing/recorded';
import { readActor, readAddress, withoutChain } from './addresses';
import {
  amountFromLink,
  fieldAmount,
  linkAmount,
  readAmount,
  readDecimals,
  readTypedAmount,
} from './amounts';
import { durationWithUnits, hasMonths, readDuration } from './durations';
import { possibleReadings, readDecimal, readNumber } from './numbers';
import { valueOf } from './parsed';
import { readSelector } from './selectors';
import { readingsByUnit } from './smallest-unit';
import {
  readFee,
  readIds,
  readPercent,
  readPositive,
  readRateField,
  readStreamAmounts,
  periods,
} from './stream-fields';
import { readTime, timeFromLink } from './times';
import { transactionIn } from './transactions';
import { quotingText } from './untrusted-text';

/* Sees a text that a field reads otherwise, or refuses with other words, after a change of the code. */

const expectRecorded = recordsIn(import.meta.dirname);

const ADDRESS = '0x0298F4332e3857631385b39766325058a93e249f';

/** Texts as people type and paste them into fields of numbers, amounts, lengths and times. */
const TEXTS = [
  ...[
    '',
    ' ',
    '0',
    '00',
    '-1',
    '+1',
    '1',
    '007',
    '12',
    ' 12 ',
    '12.',
    '.5',
    '0.5',
    '1.5',
    '1,5',
    '0,500',
    '1.000',
    '1,000',
  ],
  ...[
    '1.000,5',
    '1,000.5',
    '1,000,000',
    '1.000.000',
    '1 000',
    '1 000,5',
    "1'000",
    '1_000',
    '1,00',
    '12,34,567',
    '1e3',
    '1e18',
  ],
  ...[
    '0x10',
    '½',
    '١٢',
    '１２',
    '12 USDC',
    '$12',
    '12 wei',
    '12k',
    '1.5m',
    'NaN',
    'Infinity',
    '9'.repeat(40),
    '0.123456789012345678',
  ],
  ...[
    '30d',
    '30 days',
    '1 day',
    '2 weeks',
    '1w 2d',
    '90m',
    '90 min',
    '1.5h',
    '1 month',
    '6 months',
    '1y',
    '2 years',
    '+10d',
    '-10d',
    '36h',
  ],
  ...[
    '2027-01-12',
    '2027-01-12 16:15',
    '2027-01-12T16:15:30Z',
    '2027-02-30',
    '12.01.2027',
    '01/02/2027',
    '12 Jan 2027',
    '1800000000',
  ],
  ...[
    '1800000000000',
    '2027',
    'now',
    'tomorrow',
    '2027-01-12 16:15 UTC',
    '2027-01-12 25:00',
    '9999-12-31',
    '100%',
    '12.5 %',
    '101',
  ],
];

it('numbers, amounts, lengths and times are read as recorded', async () => {
  const record = await recordOf(
    TEXTS,
    (text) => ({
      number: readNumber(text),
      readings: possibleReadings(text).join(' | '),
      decimal: readDecimal(text, 3, { most: 1_000 }),
      decimals: readDecimals(text),
      amount: readAmount(text, 6),
      typed: readTypedAmount(text, 2),
      units: readingsByUnit(text, 6).join(' | '),
      link: amountFromLink(text, 6),
      positive: readPositive(text, 6),
      rate: Object.keys(periods)
        .map((period) => valueOf(readRateField(text, period)))
        .join(' | '),
      percent: readPercent(text),
      fee: readFee(text),
      ids: readIds(text),
      duration: readDuration(text),
      seconds: [durationWithUnits(text), hasMonths(text)].join(' '),
      time: readTime(text, 1_800_000_000n),
      fromLink: timeFromLink(text, 1_800_000_000n),
    }),
    'none',
  );
  await expectRecorded(record, 'numbers.txt');
});

it('lists, addresses and selectors are read as recorded', async () => {
  const texts = [
    ...[
      '1',
      '1,2',
      '1 2',
      '1, 1',
      '1;2',
      '1\n2',
      '0',
      'LK3-8453-5',
      `${'1 '.repeat(201)}`,
      '1 2.5',
      '1 2.5\n2 1',
      '1 2.5\n1 1',
      '1: 2',
    ],
    ...[
      '12 1.000',
      '12 1,000\n13 2,5',
      '12\t5',
      '12,5',
      ADDRESS,
      ADDRESS.toLowerCase(),
      ADDRESS.toUpperCase(),
      `base:${ADDRESS}`,
    ],
    ...[
      `${ADDRESS}0`,
      ADDRESS.replace('0298F', '0298f'),
      `0x${'0'.repeat(40)}`,
      `${ADDRESS} `,
      'vitalik.eth',
      ADDRESS.slice(2),
    ],
    ...[
      '0xfdd46d60',
      'withdraw(uint256)',
      'withdraw(uint)',
      'withdraw',
      '0xfdd46d6',
      `0x${'ab'.repeat(32)}`,
      'x\u202ey',
      'a"b`c',
    ],
    `https://etherscan.io/tx/0x${'ab'.repeat(32)}`,
  ];
  const record = await recordOf(
    texts,
    (text) => ({
      ids: readIds(text),
      amounts: readStreamAmounts(text, (id) => (id === 13n ? 2 : 6)),
      address: readAddress(text),
      actor: readActor(text),
      bare: withoutChain(text),
      selector: readSelector(text),
      transaction: transactionIn(text),
      quoted: quotingText(text, 20),
    }),
    'none',
  );
  await expectRecorded(record, 'lists.txt');
  const units = [0n, 1n, 10n, 999_999n, 1_000_000n, 1_234_567n, 12_345_678_901n];
  const written = await recordOf(
    units,
    (one) =>
      [0, 2, 6, 18].map((places) =>
        [linkAmount(one, places), fieldAmount(one, places)].join(' | '),
      ),
    'none',
  );
  await expectRecorded(written, 'written.txt');
});
