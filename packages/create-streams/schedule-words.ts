import type { Answers } from './answers';
import { LINEAR_DAYS } from './entries';
import { linearTerms, SHARES } from './terms';

const STEPS: Record<Answers['granularity'], string> = {
  second: 'second',
  day: 'day',
  week: 'week',
  month: '30 days',
};

/** The schedule of a linear stream as a sentence without its period. */
export function scheduleInWords(answers: Answers): string {
  const { cliff, total, startShare, cliffShare, granularity } = linearTerms(answers);
  const atStart = startShare > 0n ? [`${answers.startUnlock} percent at the start`] : [];
  const atCliff =
    cliff === 0n
      ? []
      : cliffShare > 0n
        ? [`${answers.cliffUnlock} percent at the cliff after ${answers.cliff} days`]
        : [`nothing ${startShare > 0n ? 'more ' : ''}before the cliff after ${answers.cliff} days`];
  const isAll = startShare + cliffShare === SHARES;
  const dust = (total - cliff) % granularity === 0n ? '' : ', what is left at the end';
  const rest = `equal amounts every ${STEPS[answers.granularity]} until the end${dust}`;
  return `${LINEAR_DAYS} days from the creation: ${[...atStart, ...atCliff, ...(isAll ? [] : [rest])].join(', ')}`;
}
