import { it } from 'vitest';
import { recordOf, recordsIn } from '@sablier-docs/testing/recorded';
import { DEFAULTS, OPTIONS, refusalReason, settled, type Answers } from './answers';
import { readWizardFacts } from './facts';
import { projectFiles } from './project-files';
import { scheduleInWords } from './schedule-words';
import { describeAnswers } from './describe-answers';

/* Sees an answer that changes other lines of a project than it did. The lines that all projects share come from samples with
 * tests of their own, so they are left out here. */

const expectRecorded = recordsIn(import.meta.dirname);
const facts = readWizardFacts(process.cwd(), 'https://docs.sablier.com');
const SEPOLIA = 11_155_111;

const linesOf = (answers: Answers): Map<string, string[]> =>
  new Map(projectFiles(answers, SEPOLIA, facts).map(({ path, text }) => [path, text.split('\n')]));

const CHOICES = {
  ...OPTIONS,
  stack: [],
  duration: ['1', '90', '0'],
  cliff: ['0', '90', '400'],
  startUnlock: ['12.5', '100'],
  cliffUnlock: ['2.5', '101'],
  price: ['4200.5', '0'],
  expiry: ['30'],
  rate: ['250.75', '0'],
  feed: [],
};

it.each(OPTIONS.stack)('each answer changes the lines of %s that are recorded', async (stack) => {
  const samples = (['lockup', 'flow'] as const).map((product) =>
    settled({ ...DEFAULTS, stack, product }),
  );
  const common = new Map(samples.map((sample) => [sample.product, linesOf(sample)]));
  const record = await recordOf(
    samples,
    (answers) => {
      const reason = refusalReason(answers);
      if (reason) return reason;
      const base = common.get(answers.product);
      const files = [...linesOf(answers)].map(([path, lines]) => {
        const known = new Set(base?.get(path));
        return [path, lines.filter((line) => !known.has(line)).join('\n')];
      });
      return {
        words: scheduleInWords(answers),
        says: describeAnswers(answers),
        files: Object.fromEntries(files) as Record<string, string>,
      };
    },
    CHOICES,
  );
  await expectRecorded(record, `${stack}.txt`);
});
