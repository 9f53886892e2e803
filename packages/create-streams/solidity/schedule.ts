import { UNIT } from '@sablier-docs/protocol/unit';
import type { Answers } from '../answers';
import { replaceAllInSample } from '../samples';
import { releasedAfter } from '../schedule';
import { scheduleInWords } from '../schedule-words';
import { linearTerms, wizardShape, SHARES } from '../terms';
import { inDecimals } from './test-parts';

const STEPS: Record<Answers['granularity'], string> = {
  second: '1 seconds',
  day: '1 days',
  week: '1 weeks',
  month: '30 days',
  twelfth: '365 days / 12',
  quarter: '365 days / 4',
  year: '365 days',
};

/** A part of a deposit, rounded down; the product fits into 256 bits. */
function shareOf(deposit: string, share: bigint): string {
  if (share === 0n) return '0';
  if (share === SHARES) return deposit;
  return `uint128(uint256(${deposit}) * ${share} / 10_000)`;
}

/** The unlock amounts as a struct, at an indentation of so many spaces. */
function unlocksOf(answers: Answers, deposit: string, indent: number): string {
  const { startShare, cliffShare } = linearTerms(answers);
  const start = `start: ${shareOf(deposit, startShare)}`;
  const cliff = `cliff: ${shareOf(deposit, cliffShare)}`;
  const [outer, inner] = [' '.repeat(indent), ' '.repeat(indent + 4)];
  return startShare + cliffShare === 0n
    ? `UnlockAmounts({ ${start}, ${cliff} })`
    : `UnlockAmounts({\n${inner}${start},\n${inner}${cliff}\n${outer}})`;
}

const cliffOf = ({ cliff }: Answers): string => (cliff === '0' ? '0' : `${cliff} days`);

/** A function of a linear sample, with the schedule of the answers. */
export function withSoliditySchedule(section: string, answers: Answers): string {
  const { granularity } = answers;
  return answers.batch === 'no'
    ? replaceAllInSample(section, [
        [
          '/// @notice One year from now on, released every second, with nothing before the cliff.\n' +
            '/// @param cliff Seconds until the release begins; 0 for no cliff.\n',
          `/// @notice ${scheduleInWords(answers)}.\n`,
        ],
        ['    uint128 depositAmount,\n    uint40 cliff\n', '    uint128 depositAmount\n'],
        ['cliff == 0 ? "linear" : "cliff"', `"${wizardShape(answers)}"`],
        ['UnlockAmounts({ start: 0, cliff: 0 })', unlocksOf(answers, 'depositAmount', 4)],
        [
          'cliff: cliff, total: 52 weeks',
          `cliff: ${cliffOf(answers)}, total: ${answers.duration} days`,
        ],
        ['granularity = 1 seconds', `granularity = ${STEPS[granularity]}`],
      ])
    : replaceAllInSample(section, [
        [
          '/// @notice A year with a cliff of four weeks for every recipient, each with the same deposit.',
          `/// @notice ${scheduleInWords(answers)}. Every recipient has the same deposit.`,
        ],
        ['UnlockAmounts({ start: 0, cliff: 0 })', unlocksOf(answers, 'amountEach', 12)],
        [
          'cliff: 4 weeks, total: 52 weeks',
          `cliff: ${cliffOf(answers)}, total: ${answers.duration} days`,
        ],
        ['granularity: 1 seconds', `granularity: ${STEPS[granularity]}`],
        ['shape: "cliff"', `shape: "${wizardShape(answers)}"`],
      ]);
}

/**
 * Deposit of each stream in the test: 100 tokens with 18 decimals. A part of it that the contract rounds down is
 * right for a token with fewer decimals, from 2, when it is divided and rounded down once more: the unlocks are whole
 * numbers of the smallest unit, and only the streamed part has a remainder.
 */
const AMOUNT = 100n * UNIT;

/** Seconds after the start at which the release changes its course. */
export function turningPoints(answers: Answers): bigint[] {
  const { cliff, total, granularity } = linearTerms(answers);
  const half = cliff + (total - cliff) / 2n;
  const all = [0n, cliff - 1n, cliff, cliff + granularity - 1n, cliff + granularity, half];
  const inside = [...all, total - 1n].filter((at) => at >= 0n && at < total);
  return [...new Set([...inside, total])].sort((a, b) => (a < b ? -1 : 1));
}

/** The test of the amounts at the cliff, around a step and at the end, from the arithmetic of the contract. */
export const scheduleTest = (answers: Answers): string[] => [
  '    function test_ReleasesBySchedule() public {',
  '        uint256 streamId = create()[0];',
  '        uint256 start = lockup.getStartTime(streamId);',
  ...turningPoints(answers).flatMap((at) => [
    `        vm.warp(start + ${at});`,
    `        assertEq(lockup.streamedAmountOf(streamId), ${inDecimals(releasedAfter(answers, AMOUNT, at))});`,
  ]),
  '    }',
];

/** What a cancellation right after the creation refunds of `AMOUNT`, as an expression. */
export const refundAtStart = (answers: Answers): string => {
  const released = answers.model === 'linear' ? releasedAfter(answers, AMOUNT, 0n) : 0n;
  return released === 0n ? 'AMOUNT' : inDecimals(AMOUNT - released);
};
