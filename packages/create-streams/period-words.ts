import type { Answers } from './answers';

type Period = Answers['period'];

/** The period of a rate, after "every". */
export const PERIOD_WORDS: Record<Period, string> = {
  month: '30 days',
  twelfth: 'twelfth of 365 days',
  year: '365 days',
  week: 'week',
  day: 'day',
};

/** The rate of a Flow answer, for example "100 tokens every 30 days". */
export const rateInWords = ({ rate, period }: Pick<Answers, 'rate' | 'period'>): string =>
  `${rate} tokens every ${PERIOD_WORDS[period]}`;
