import type { Answers } from './answers';
import { linearTerms, SHARES } from './terms';

const STEPS: Record<Answers['granularity'], string> = {
  second: 'second',
  day: 'day',
  week: 'week',
  month: '30 days',
  twelfth: 'twelfth of 365 days',
  quarter: 'quarter of 365 days',
  year: '365 days',
};

/** A number of days; more than one year of 365 days as years. */
const daysInWords = (days: string): string => {
  const years = Number(days) / 365;
  if (Number.isInteger(years) && years > 1) return `${years} years of 365 days`;
  return days === '1' ? '1 day' : `${days} days`;
};

/** The schedule of a linear stream as a sentence without its period. */
export function scheduleInWords(answers: Answers): string {
  const { cliff, total, startShare, cliffShare, granularity } = linearTerms(answers);
  const atStart = startShare > 0n ? [`${answers.startUnlock} percent at the start`] : [];
  const atCliff =
    cliff === 0n
      ? []
      : cliffShare > 0n
        ? [`${answers.cliffUnlock} percent at the cliff after ${daysInWords(answers.cliff)}`]
        : [
            `nothing ${startShare > 0n ? 'more ' : ''}before the cliff after ${daysInWords(answers.cliff)}`,
          ];
  const isAll = startShare + cliffShare === SHARES;
  const dust = (total - cliff) % granularity === 0n ? '' : ', what is left at the end';
  const rest = `equal amounts every ${STEPS[answers.granularity]} until the end${dust}`;
  return `${daysInWords(answers.duration)} from the creation: ${[...atStart, ...atCliff, ...(isAll ? [] : [rest])].join(', ')}`;
}
