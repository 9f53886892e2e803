import type { Answers } from '../answers';
import { replaceAllInSample } from '../samples';
import { scheduleInWords } from '../schedule-words';
import { linearTerms, wizardShape, SHARES } from '../terms';

const STEPS: Record<Answers['granularity'], string> = {
  second: '1',
  day: 'DAY',
  week: 'WEEK',
  month: '30 * DAY',
  twelfth: '(365 * DAY) / 12',
  quarter: '(365 * DAY) / 4',
  year: '365 * DAY',
};

/** A part of a deposit, rounded down. */
function shareOf(share: bigint): string {
  if (share === 0n) return '0n';
  return share === SHARES ? 'depositAmount' : `(depositAmount * ${share}n) / 10_000n`;
}

/** The function of a linear sample, with the schedule of the answers. */
export function withTypescriptSchedule(source: string, answers: Answers): string {
  const { startShare, cliffShare } = linearTerms(answers);
  const unlocks = `{ start: ${shareOf(startShare)}, cliff: ${shareOf(cliffShare)} }`;
  const cliff = answers.cliff === '0' ? '0' : `${answers.cliff} * DAY`;
  const step = STEPS[answers.granularity];
  const words = ` * ${scheduleInWords(answers)}.`;
  const text =
    answers.batch === 'no'
      ? replaceAllInSample(source, [
          ['  /** Seconds until the release begins; 0 for no cliff. */\n  cliff: number;\n', ''],
          ['depositAmount, cliff }', 'depositAmount }'],
          ["cliff === 0 ? 'linear' : 'cliff'", `'${wizardShape(answers)}'`],
          ['{ start: 0n, cliff: 0n }', unlocks],
          ['1, // granularity', `${step}, // granularity`],
          ['{ cliff, total: 52 * WEEK }', `{ cliff: ${cliff}, total: ${answers.duration} * DAY }`],
          [
            '/** Opens a stream of 52 weeks that the wallet pays for. Returns its id. */',
            `/**\n * Opens a stream that the wallet pays for. Returns its id.\n${words}\n */`,
          ],
        ])
      : replaceAllInSample(source, [
          [
            'cliff: 4 * WEEK, total: 52 * WEEK',
            `cliff: ${cliff}, total: ${answers.duration} * DAY`,
          ],
          ['{ start: 0n, cliff: 0n }', unlocks],
          ['granularity: 1,', `granularity: ${step},`],
          ["shape: 'cliff'", `shape: '${wizardShape(answers)}'`],
          [
            '/** Opens one linear stream per grant in one transaction. Returns the ids in the same order. */',
            `/**\n * Opens one linear stream per grant in one transaction. Returns the ids in the same order.\n${words}\n */`,
          ],
        ]);
  const week = step === 'WEEK' ? '\nconst WEEK = 7 * DAY;' : '';
  return replaceAllInSample(text, [
    ['const WEEK = 7 * 24 * 60 * 60;', `const DAY = 24 * 60 * 60;${week}`],
  ]);
}
