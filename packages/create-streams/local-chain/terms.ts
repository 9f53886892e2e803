import { UNIT } from '@sablier-docs/protocol/unit';
import { SECONDS_PER_DAY } from '@sablier-docs/protocol/seconds';
import type { Answers } from '../answers';
import { calendarSteps } from '../calendar-steps';
import { rateInWords } from '../period-words';
import { linearTerms, rateOf, SHARES, wizardTargetPrice } from '../terms';

/* What the answers about schedule, price and rate are on the local chain. */

const isLinear = ({ product, model }: Answers): boolean =>
  product === 'lockup' && model === 'linear';

export const isGated = ({ product, model }: Answers): boolean =>
  product === 'lockup' && model === 'price-gated';

/** A call of `read` in the test, and what it has to return. */
const equal = (name: string, is: string): string =>
  `      assert.equal(await read('${name}', [id]), ${is});`;

const START = "      const start = Number(await read('getStartTime', [id]));";
const endsAfter = (days: string | number): string =>
  equal('getEndTime', `start + ${days} * 86_400`);

function linearLines(answers: Answers): string[] {
  const { startShare, cliffShare, granularity } = linearTerms(answers);
  const shareOf = (share: bigint): string =>
    share === 0n ? '0n' : `(amount * ${share}n) / ${SHARES}n`;
  const unlocks = `{ start: ${shareOf(startShare)}, cliff: ${shareOf(cliffShare)} }`;
  return [
    START,
    endsAfter(answers.duration),
    equal('getCliffTime', answers.cliff === '0' ? '0' : `start + ${answers.cliff} * 86_400`),
    equal('getGranularity', String(granularity)),
    `      const unlocks = ${unlocks};`,
    "      assert.deepEqual(await read('getUnlockAmounts', [id]), unlocks);",
  ];
}

const gatedLines = ({ expiry }: Answers): string[] => [
  START,
  endsAfter(expiry),
  '      // The second target is twice the first.',
  '      const gate = { oracle: local.feed, targetPrice: TARGET * id };',
  "      assert.deepEqual(await read('getPriceGatedUnlockParams', [id]), gate);",
  equal('streamedAmountOf', '0n'),
];

/** The dates of the tranches. */
const calendarLines = (answers: Answers): string[] => [
  START,
  "      const tranches = (await read('getTranches', [id])) as readonly { timestamp: number }[];",
  `      const dates = calendarDates(start, ${calendarSteps(answers)?.join(', ')});`,
  '      assert.deepEqual(\n        tranches.map(({ timestamp }) => timestamp),\n        dates,\n      );',
];

/** Assertions about one stream that follow the answers. */
export function termLines(answers: Answers): string[] {
  if (answers.product === 'flow') return [equal('getRatePerSecond', 'RATE')];
  if (isLinear(answers)) return linearLines(answers);
  if (isGated(answers)) return gatedLines(answers);
  return calendarSteps(answers) ? calendarLines(answers) : [];
}

/** What follows the assertions about each stream. */
export const gateLines = (answers: Answers): string[] =>
  isGated(answers)
    ? [
        '',
        `    // At the first target, the first stream is released${answers.batch === 'no' ? '' : ', and no other'}.`,
        '    await setPrice(local.clients, local.feed, TARGET);',
        "    assert.equal(await read('streamedAmountOf', [1n]), amount);",
        ...(answers.batch === 'no'
          ? []
          : ["    assert.equal(await read('streamedAmountOf', [2n]), 0n);"]),
      ]
    : [];

const YEAR = 365n * SECONDS_PER_DAY;
/** The deposit of each stream with the decimals of a rate. */
const DEPOSIT = 100n * UNIT;

/** Seconds after which everything is released. */
function secondsToEnd(answers: Answers): bigint {
  if (answers.product === 'flow') return DEPOSIT / rateOf(answers) + 1n;
  if (isLinear(answers)) return linearTerms(answers).total;
  return isGated(answers) ? BigInt(answers.expiry) * SECONDS_PER_DAY : 0n;
}

/** The years that pass on the chain before the withdrawal; a slow rate has not paid everything then. */
function yearsOf(answers: Answers): bigint {
  const needed = secondsToEnd(answers) / YEAR + 1n;
  if (needed < 5n) return 5n;
  return needed < 1_000n ? needed : 1_000n;
}

/** Constants of the test. */
export const constantLines = (answers: Answers): string[] => [
  `const YEARS = ${yearsOf(answers)};`,
  ...(answers.product === 'flow'
    ? [
        `/** ${rateInWords(answers)}, in tokens a second with 18 decimals. */`,
        `const RATE = ${rateOf(answers)}n;`,
      ]
    : []),
];

/** The target price as a constant of `local/setup.ts`. */
export const targetLines = (answers: Answers): string[] => [
  `/** The target price of the first stream: ${answers.price} USD with 8 decimals. */`,
  `export const TARGET = ${wizardTargetPrice(answers)}n;`,
];
