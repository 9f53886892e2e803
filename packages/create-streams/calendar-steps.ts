import type { Answers } from './options';

/** Calendar months between two tranches, and how many tranches there are. */
const STEPS = {
  months: [1, 12],
  quarters: [3, 4],
  years: [12, 4],
} as const;

/** Those of dates by the calendar; undefined for others. */
export const calendarSteps = ({ dates }: Pick<Answers, 'dates'>) =>
  dates === 'weeks' ? undefined : STEPS[dates];

/** The dates of such a stream as a sentence; empty for others. */
export function calendarInWords(answers: Pick<Answers, 'dates'>): string {
  const [, count] = calendarSteps(answers) ?? [];
  return count
    ? `It releases ${count} equal parts, by ${answers.dates} of the calendar (UTC).`
    : '';
}
