import { z } from 'zod';
import { formatAmount } from '@sablier-docs/protocol/amount';
import {
  amountPerDuration,
  ratePerSecond,
  ratePerSecondAtLeast,
} from '@sablier-docs/protocol/flow/rate';
import { FLOW_DECIMALS } from '@sablier-docs/protocol/flow/scale';
import { MAX_UINT128, MAX_UINT40 } from '@sablier-docs/protocol/solidity-types';
import { roundingOf } from '@sablier-docs/tools/simulators/flow/figures';
import { PERIOD_NAMES, PERIODS, type PeriodName } from '@sablier-docs/tools/simulators/flow/form';
import { decimals, unitsInput, whole } from '../inputs';
import { documentedAt } from '../pages';
import { newestReleaseName } from '../release-names';
import { defineTool, ToolRefusal } from '../tool';

const rateOutput = z.strictObject({
  ratePerSecond: z.string().describe('With 18 decimals, as the contract takes it.'),
  owed: z.string().describe("Owed after exactly one period, in the token's smallest unit."),
  owedTokens: z.string(),
  difference: z
    .string()
    .describe(
      'What a period owes beyond the amount, with its unit, as the contract counts it: with 18 decimals; negative if less. `owed` is rounded down to whole units.',
    ),
});

const lengths = PERIOD_NAMES.map((name) => `${name}: ${PERIODS[name].label}`).join('; ');

/** A rate of Flow from an amount per period, and back. */
export const flowRateTool = defineTool({
  name: 'flow_rate',
  title: 'Convert an amount per period to a Flow rate and back',
  description:
    'Computes the rate per second of a Flow stream from an amount per period (a month of 30 days or a twelfth of a year among them), rounded down and up, with what a period then pays and what rounding loses; or, from a rate, what it pays in each period.',
  input: {
    decimals: decimals("The token's decimals."),
    amount: unitsInput('Amount per period; leave it out to convert a rate').optional(),
    period: z
      .enum(PERIOD_NAMES as [PeriodName, ...PeriodName[]])
      .optional()
      .describe(`Period of the amount. ${lengths}. A calendar month has no fixed length.`),
    seconds: whole('Length of the period in seconds, in the place of `period`.').optional(),
    ratePerSecond: whole(
      'A rate with 18 decimals to convert back; leave it out to convert an amount.',
    ).optional(),
  },
  output: {
    seconds: z.string().optional().describe('Length of the period.'),
    down: rateOutput.optional().describe('Rounded down: owes at most the amount.'),
    up: rateOutput.optional().describe('Rounded up: owes at least the amount.'),
    exact: z.boolean().optional(),
    pays: z
      .array(
        z.strictObject({
          period: z.string(),
          seconds: z.string(),
          amount: z.string(),
          tokens: z.string(),
        }),
      )
      .describe('What the rate (rounded down) pays in each period, rounded down.'),
    note: z.string(),
  },
  async run(args, site) {
    const siteData = await site.data();
    const known = {
      page: siteData.siteUrl + documentedAt.flowRates,
      release: newestReleaseName(siteData, 'flow'),
    };
    if ((args.amount === undefined) === (args.ratePerSecond === undefined))
      throw new ToolRefusal(
        'Give `amount` with `period` or `seconds`, or `ratePerSecond`: one of them.',
      );
    const { decimals: places } = args;
    if (args.ratePerSecond !== undefined) {
      if (args.period ?? args.seconds)
        throw new ToolRefusal('A rate is for a second: leave out `period` and `seconds`.');
      const rate = BigInt(args.ratePerSecond);
      if (rate > MAX_UINT128) throw new ToolRefusal(`\`ratePerSecond\` is at most ${MAX_UINT128}.`);
      return { ...known, pays: paysOf(rate, places), note: NOTE };
    }
    const amount = BigInt(args.amount ?? 0);
    const length = lengthOf(args);
    const asked = `${formatAmount(amount, places)} tokens in ${length} seconds`;
    try {
      const [low, high] = [ratePerSecond, ratePerSecondAtLeast].map((of) =>
        of(amount, places, length),
      );
      if (low === undefined || high === undefined) throw new Error('There is no rate.');
      const show = (rate: bigint) => {
        const { owed, errorScaled } = roundingOf(amount, places, length, rate);
        return {
          ratePerSecond: String(rate),
          owed: String(owed),
          owedTokens: formatAmount(owed, places),
          difference: `${errorScaled < 0n ? '-' : ''}${formatAmount(magnitude(errorScaled), FLOW_DECIMALS)} tokens`,
        };
      };
      if (high === 0n)
        throw new ToolRefusal('Give an amount above 0: a stream with the rate 0 is paused.');
      return {
        ...known,
        seconds: String(length),
        down: show(low),
        up: show(high),
        exact: low === high,
        pays: paysOf(low, places),
        note:
          low === 0n
            ? `${asked} is less than the smallest rate: rounded down it is 0, and such a stream is paused. ${NOTE}`
            : NOTE,
      };
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      throw new ToolRefusal(
        `${asked} needs a rate beyond UD21x18. Lower the amount or lengthen the period.`,
      );
    }
  },
});

const NOTE =
  'The contract counts debt with 18 decimals and pays whole units of the token, rounded down.';

const magnitude = (value: bigint): bigint => (value < 0n ? -value : value);

function lengthOf({
  period,
  seconds,
}: {
  period?: PeriodName | undefined;
  seconds?: string | undefined;
}): bigint {
  if ((period === undefined) === (seconds === undefined))
    throw new ToolRefusal('Give the length of the period: `period` or `seconds`, one of them.');
  if (period) return PERIODS[period].seconds;
  const length = BigInt(seconds ?? 0);
  if (length === 0n || length > MAX_UINT40)
    throw new ToolRefusal(`\`seconds\` is a whole number from 1 to ${MAX_UINT40}.`);
  return length;
}

const paysOf = (rate: bigint, places: number) =>
  PERIOD_NAMES.map((name) => {
    const { label, seconds } = PERIODS[name];
    const amount = amountPerDuration(rate, places, seconds);
    return {
      period: label,
      seconds: String(seconds),
      amount: String(amount),
      tokens: formatAmount(amount, places),
    };
  });
