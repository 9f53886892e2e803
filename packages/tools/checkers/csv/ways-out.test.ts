import { describe, expect, it } from 'vitest';
import { ALICE, BOB, CAROL, CSV_NOW, formatOf, formats } from '../../csv/testing';
import { resultOf } from './check-result';
import { waysOutOf } from './ways-out';
import type { CheckRequest } from './worker-messages';

const FLOW = 'flow/stream';
const request = (source: string, more: Partial<CheckRequest> = {}): CheckRequest => ({
  source,
  format: formatOf('airdrops/instant'),
  formats,
  decimals: 6,
  now: CSV_NOW,
  notation: undefined,
  dates: undefined,
  unit: undefined,
  columns: null,
  withheld: undefined,
  ...more,
});
const list = (...rows: string[]) => ['address,amount', ...rows, ''].join('\n');
const DOUBTFUL = list(`${ALICE},1.000`, `${BOB},2.500`);
const UNITS = list(`${ALICE},1500000000`, `${BOB},2500000000`);
const MARKED = `address,amount,status\n${ALICE},1,active\n${BOB},2,cancelled\n${CAROL},3,active\n`;
const TWO = `1,${ALICE},1500,20\n2,${BOB},2000,30\n`;
const marked = resultOf(request(MARKED)).withheld?.detail ?? '';
const columnsOfTwo = resultOf(request(TWO)).fileColumns.key;

/** What the reader gets of a file: nothing of one that has two meanings, whichever way. */
const SITUATIONS: readonly (readonly [string, CheckRequest, boolean, boolean, boolean])[] = [
  // Situation, file and answers; results, fixed copy, calls.
  ['a plain list', request(list(`${ALICE},1`, `${BOB},2.5`)), true, false, true],
  ['spaces to repair', request(list(`${ALICE}, 1`, `${BOB},2.5`)), true, true, true],
  ['an amount with two readings', request(DOUBTFUL), true, false, false],
  ['the same, answered', request(DOUBTFUL, { notation: 'comma' }), true, true, true],
  ['amounts that may be counted otherwise', request(UNITS), true, false, false],
  ['the same in tokens', request(UNITS, { unit: 'token' }), true, false, true],
  ['the same in the smallest unit', request(UNITS, { unit: 'smallest' }), true, true, true],
  ['marked rows', request(MARKED), true, false, false],
  [
    'the same, left out',
    request(MARKED, { withheld: { rows: 'leave', detail: marked } }),
    true,
    true,
    true,
  ],
  [
    'marked rows, with an answer about others',
    request(MARKED, { withheld: { rows: 'pay', detail: 'Column status: row 7 (left).' } }),
    true,
    false,
    false,
  ],
  ['two columns for one amount', request(TWO), false, false, false],
  [
    'the same, chosen',
    request(TWO, { columns: { key: columnsOfTwo, choice: { address: 1, amount: 3 } } }),
    true,
    true,
    true,
  ],
  [
    'two columns, with a choice for another file',
    request(TWO, { columns: { key: 'another', choice: { address: 1, amount: 3 } } }),
    false,
    false,
    false,
  ],
  ['the columns of another format', request(formatOf(FLOW).template), true, false, false],
  ['no header, which its copy has', request(`${ALICE},1\n${BOB},2\n`), true, true, true],
  ['a mistyped address', request(list(`${ALICE.replace('dD8', 'DD8')},1`)), true, false, false],
  [
    'a mistyped address beside spaces',
    request(list(`0x${'1'.repeat(39)},1`, `${CAROL}, 2`)),
    true,
    true,
    false,
  ],
  ['a row that adds up', request(list(`${ALICE},1`, `${BOB},2`, 'Total,3')), true, true, true],
  ['no rows', request('address,amount\n'), true, false, false],
];

describe('a file gives', () => {
  it.each(SITUATIONS)('what it may with %s', (_, asked, results, copy, calls) => {
    const given = waysOutOf(resultOf(asked));
    expect({ ...given, fixedCopy: given.fixedCopy !== null }).toEqual({
      results,
      fixedCopy: copy,
      calls,
    });
  });

  // Each alone withholds, whatever the rest of the result says.
  it.each([
    ['columns that are asked about', { asked: ['amount'] }, {}, false],
    ['another format', {}, { otherFormats: ['flow/stream'] }, true],
  ])('neither copy nor calls with %s', (_, columns, more, results) => {
    const whole = resultOf(request(list(`${ALICE}, 1`, `${BOB},2.5`)));
    const fileColumns = { ...whole.fileColumns, ...columns };
    expect(waysOutOf({ ...whole, ...more, fileColumns })).toEqual({
      results,
      fixedCopy: null,
      calls: false,
    });
  });

  it('a copy in which a file that was answered is read alike without the answers', async () => {
    const { fixedCopy } = waysOutOf(resultOf(request(DOUBTFUL, { notation: 'comma' })));
    expect(await fixedCopy?.text()).toBe(list(`${ALICE},1000`, `${BOB},2500`));
  });
});
