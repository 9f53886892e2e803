import { calendarSteps } from './calendar-steps';
import type { Answers } from './options';

/** The import of what computes the dates of the calendar; none for other dates. */
export const calendarImports = (answers: Pick<Answers, 'dates'>, from = '.'): string[] =>
  calendarSteps(answers) ? [`import { calendarDates } from '${from}/calendar';`] : [];
