import { formatAmount } from '@sablier-docs/protocol/amount';
import { formatDuration } from '@sablier-docs/protocol/time';
import { SECONDS_PER_DAY } from '@sablier-docs/protocol/seconds';
import type { Scenario } from '@sablier-docs/protocol/flow/scenarios';
import { depletions, momentAt, secondsBeforeDay, type Depletion } from './simulate';

/** Formats an amount in the token's smallest unit, as `1,000 USDC`. */
function tokens({ decimals, symbol }: Scenario, units: bigint): string {
  return `${formatAmount(units, decimals)} ${symbol}`;
}

/** The rate as the scenario states it: `10 USDC per day`. */
export function rateText(scenario: Scenario): string {
  return `${tokens(scenario, scenario.amount)} per ${scenario.periodName}`;
}

/** `100 USDC on day 0, 100 USDC on day 15` */
export function depositsText(scenario: Scenario): string {
  return scenario.deposits
    .map(({ day, amount }) => `${tokens(scenario, amount)} on day ${day}`)
    .join(', ');
}

/** One depletion, counted from the start of the stream. */
export function debtPlotDepletionText({ time, averted, nextDeposit }: Depletion): string {
  const after = formatDuration(time);
  if (!averted || nextDeposit === undefined) return `the stream runs dry after ${after}`;
  const day = nextDeposit / SECONDS_PER_DAY;
  return `without the deposit on day ${day} it would run dry after ${after}`;
}

/** The point of the plot: the debt on one day, and the effect of each later deposit. */
export function captionText(scenario: Scenario): string {
  const { status, debt, balance, uncovered } = momentAt(
    scenario,
    secondsBeforeDay(scenario.lookAtDay),
  );
  const covered =
    uncovered === 0n
      ? `all of it is covered by the balance of ${tokens(scenario, balance)}`
      : `${tokens(scenario, balance)} are covered, ${tokens(scenario, uncovered)} are not`;
  const effects = scenario.deposits.slice(1).map(({ day }) => {
    const before = momentAt(scenario, secondsBeforeDay(day) - 1n).status;
    const after = momentAt(scenario, secondsBeforeDay(day)).status;
    return before === after
      ? `The deposit on day ${day} keeps the status.`
      : `The deposit on day ${day} changes the status to ${after}.`;
  });
  return [
    `On day ${scenario.lookAtDay} the total debt is ${tokens(scenario, debt)}: ${covered}.`,
    `The status is ${status}.`,
    ...effects,
  ].join(' ');
}

/** The whole plot in words, for readers who cannot see it. */
export function describeDebt(scenario: Scenario): string {
  return [
    `A stream of ${rateText(scenario)}, from which nothing is withdrawn.`,
    `Deposits: ${depositsText(scenario)}.`,
    `Depletion: ${depletions(scenario).map(debtPlotDepletionText).join('; ')}.`,
    captionText(scenario),
  ].join(' ');
}
