import type { Scenario } from '@sablier-docs/protocol/flow/scenarios';
import { depletions, simulationEnd, momentAt, secondsBeforeDay } from './simulate';

/** Size of the drawing in its own units; the page stretches it without changing line widths. */
export const DEBT_PLOT_WIDTH = 1000;
export const DEBT_PLOT_HEIGHT = 400;

const MAX_AMOUNT_STEPS = 5n;
const MILLION = 1_000_000n;

/** A share of the drawing, computed in millionths so that amounts of any size stay precise. */
function share(value: bigint, total: bigint): number {
  return Number((value * MILLION) / total) / Number(MILLION);
}

/** The smallest step of 1, 2 or 5 times a power of ten that needs at most five labels. */
export function roundStep(top: bigint): bigint {
  let power = 1n;
  for (;;) {
    for (const factor of [1n, 2n, 5n]) {
      if (top <= factor * power * MAX_AMOUNT_STEPS) return factor * power;
    }
    power *= 10n;
  }
}

/** Positions of the parts of a scenario's plot, as shares from the left and from the bottom. */
export function debtPlotLayout(scenario: Scenario) {
  const end = simulationEnd(scenario);
  const atEnd = momentAt(scenario, end);
  const top = atEnd.debt > atEnd.balance ? atEnd.debt : atEnd.balance;
  const x = (time: bigint) => share(time, end);
  const y = (amount: bigint) => share(amount, top);
  const point = (time: bigint, amount: bigint) =>
    `${(x(time) * DEBT_PLOT_WIDTH).toFixed(1)} ${((1 - y(amount)) * DEBT_PLOT_HEIGHT).toFixed(1)}`;

  const step = roundStep(top);
  const amounts = Array.from({ length: Number(top / step) + 1 }, (_, i) => BigInt(i) * step);
  const dayCount = Math.floor(Number(end / secondsBeforeDay(scenario.tickDays))) + 1;
  const met = depletions(scenario).filter(({ time }) => time <= end);

  const steps = scenario.deposits.flatMap(({ day }, i) => {
    const time = secondsBeforeDay(day);
    const before = point(time, momentAt(scenario, time - 1n).balance);
    const after = point(time, momentAt(scenario, time).balance);
    return i === 0 ? [after] : [before, after];
  });

  return {
    amounts: amounts.map((amount) => ({ amount, y: y(amount) })),
    days: Array.from({ length: dayCount }, (_, i) => i * scenario.tickDays).map((day) => ({
      day,
      x: x(secondsBeforeDay(day)),
    })),
    debt: `M${point(0n, 0n)}L${point(end, atEnd.debt)}`,
    deposited: `M${steps.join('L')}L${point(end, atEnd.balance)}`,
    /** The area between the lines, from a depletion to the next deposit. */
    uncovered: met
      .filter(({ averted, time }) => !averted && time < end)
      .map(({ time, amount, nextDeposit }) => {
        const stop = nextDeposit !== undefined && nextDeposit < end ? nextDeposit : end;
        const debt = momentAt(scenario, stop).debt;
        return `M${point(time, amount)}L${point(stop, debt)}L${point(stop, amount)}Z`;
      }),
    /** The balance as it would have continued to a depletion that a deposit averted. */
    averted: met
      .filter(({ averted }) => averted)
      .map(({ time, amount, nextDeposit }) => {
        return `M${point(nextDeposit ?? time, amount)}L${point(time, amount)}`;
      }),
    marks: met.map((depletion) => ({ depletion, x: x(depletion.time), y: y(depletion.amount) })),
  };
}
