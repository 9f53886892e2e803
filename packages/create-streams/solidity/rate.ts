import { HEAD } from '../contracts/types';
import type { Answers } from '../answers';
import { indentedSample, replaceAllInSample, type ReadSample } from '../samples';
import { PERIOD_WORDS } from '../period-words';
import { contractImports, withImports } from './contract';

const CREATOR = 'flow/create-stream/FlowStreamCreator.sol';

const PERIODS: Record<Answers['period'], readonly [name: string, seconds: string]> = {
  month: ['monthlyRate', '30 days'],
  twelfth: ['monthlyRate', '(365 days / 12)'],
  year: ['yearlyRate', '365 days'],
  week: ['weeklyRate', '1 weeks'],
  day: ['dailyRate', '1 days'],
};

/** Name of the function that converts an amount per period to a rate. */
export const rateName = ({ period }: Answers): string => PERIODS[period][0];

/** That function, from the sample of a monthly rate. */
export function rateSection({ period }: Answers, read: ReadSample): string {
  const [name, seconds] = PERIODS[period];
  return replaceAllInSample(read(CREATOR, 'rate'), [
    ['every 30 days', `every ${PERIOD_WORDS[period]}`],
    ['/ 30 days', `/ ${seconds}`],
    ['monthlyRate', name],
  ]);
}

const ERROR = 'error RateZero(uint128 amount);';

/** A whole contract with the function in addition, after its constructor. */
export function withRate(source: string, answers: Answers, read: ReadSample): string {
  const added = `\n${indentedSample(`${ERROR}\n\n${rateSection(answers, read)}`)}\n`;
  const whole = source.replace(/\n {4}constructor\([^]*?\n {4}\}\n/, (text) => text + added);
  if (whole === source) throw new Error('The sample has no constructor.');
  return withImports(whole, contractImports(read(CREATOR, HEAD)));
}
