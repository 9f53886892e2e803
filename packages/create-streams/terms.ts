import { ratePerSecond } from '@sablier-docs/protocol/flow/rate';
import { FLOW_DECIMALS } from '@sablier-docs/protocol/flow/scale';
import { SECONDS_PER_DAY } from '@sablier-docs/protocol/seconds';
import { PERIODS } from '@sablier-docs/tools/simulators/flow/form';
import type { Answers } from './options';

/* What the answers about schedule, price and rate are in the units of the contracts. */

/** A hundredth of a percent is one of these parts of a deposit. */
export const SHARES = 10_000n;

/** Digits of a decimal number, with as many places as asked for. @throws with more places than that */
export function scaled(text: string, places: number): bigint {
  const [whole = '', fraction = ''] = text.split('.');
  if (fraction.length > places) throw new Error(`${text} has more than ${places} decimal places.`);
  return BigInt(whole + fraction.padEnd(places, '0'));
}

const shareOf = (percent: string): bigint => scaled(percent, 2);

const GRANULARITIES: Record<Answers['granularity'], bigint> = {
  second: 1n,
  day: SECONDS_PER_DAY,
  week: 7n * SECONDS_PER_DAY,
  month: 30n * SECONDS_PER_DAY,
  twelfth: (365n * SECONDS_PER_DAY) / 12n,
  quarter: (365n * SECONDS_PER_DAY) / 4n,
  year: 365n * SECONDS_PER_DAY,
};

/** A linear schedule: days and seconds as they are, unlocks in `SHARES` of the deposit. */
export const linearTerms = (
  answers: Pick<Answers, 'duration' | 'cliff' | 'startUnlock' | 'cliffUnlock' | 'granularity'>,
) => ({
  cliff: BigInt(answers.cliff) * SECONDS_PER_DAY,
  total: BigInt(answers.duration) * SECONDS_PER_DAY,
  startShare: shareOf(answers.startUnlock),
  cliffShare: answers.cliff === '0' ? 0n : shareOf(answers.cliffUnlock),
  granularity: GRANULARITIES[answers.granularity],
});

/** The name of the shape in the app (`LOCKUP_SHAPES`), a label that decides nothing. */
export function wizardShape(answers: Answers): string {
  const { cliff, startShare, granularity } = linearTerms(answers);
  if (cliff > 0n) return startShare > 0n ? 'linearUnlockCliff' : 'cliff';
  if (startShare > 0n) return 'linearUnlockLinear';
  return granularity > 1n ? 'linearStepper' : 'linear';
}

/** Seconds of the period of a rate. */
export const periodSeconds = ({ period }: Pick<Answers, 'period'>): bigint =>
  PERIODS[period].seconds;

/**
 * The rate of a Flow stream, with 18 decimals, rounded down. It is the same for every token, whatever its decimals.
 * @throws a RangeError when it does not fit
 */
export const rateOf = (answers: Pick<Answers, 'rate' | 'period'>): bigint =>
  ratePerSecond(scaled(answers.rate, FLOW_DECIMALS), FLOW_DECIMALS, periodSeconds(answers));

/** The target price with 8 decimals, as the contract has it. */
export const wizardTargetPrice = ({ price }: Pick<Answers, 'price'>): bigint => scaled(price, 8);

/** Twice the target price, the second step of the example, as a decimal number. */
export function doublePrice(answers: Pick<Answers, 'price'>): string {
  const digits = String(2n * wizardTargetPrice(answers)).padStart(9, '0');
  const text = `${digits.slice(0, -8)}.${digits.slice(-8)}`;
  return text.replace(/\.?0+$/, '');
}

/** A sentence on why Lockup or Flow would refuse the schedule; null if it takes it. */
export function refusalOfTerms(answers: Answers): string | null {
  if (answers.product === 'flow') {
    if (rateOf(answers) > 0n) return null;
    return 'That rate is below the smallest one, 0.000000000000000001 tokens a second. Give more tokens or a shorter period.';
  }
  if (answers.model !== 'linear') return null;
  const { cliff, total, startShare, cliffShare, granularity } = linearTerms(answers);
  if (cliff >= total) {
    return 'The cliff is not before the end. Choose an earlier cliff or a longer stream.';
  }
  if (startShare + cliffShare > SHARES) {
    return 'The amounts at the start and at the cliff are more than the deposit. Give at most 100 percent together.';
  }
  if (granularity > total - cliff) {
    return 'A step of the release is longer than the time between cliff and end. Choose a shorter step or an earlier cliff.';
  }
  return null;
}
