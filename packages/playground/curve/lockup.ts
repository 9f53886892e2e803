import { sampleCurve } from '@sablier-docs/protocol/lockup/curve';
import { streamedAmount } from '@sablier-docs/protocol/lockup/streamed-amount';
import type { LockupStream } from '@sablier-docs/protocol/lockup/types';
import { DAY_SECONDS, playgroundTokens } from '../places';
import type { LockupTerms } from '../scenes';
import type { Done } from '../session';
import { accepted, moveOf, stepLine, type Line, type Point } from './lines';

const POINTS = 64;
/** Price of the feed at the start, in USD. */
const PRICE = 3_000;

const secondsOf = (day: number): bigint => BigInt(Math.round(day * DAY_SECONDS));

/** The stream of a scene that starts at second 0; undefined for one that a price decides. */
function streamOf(terms: LockupTerms): LockupStream | undefined {
  const { deposit, days, cliff, unlock = '0', step, parts = [] } = terms;
  const shared = { deposit: playgroundTokens(deposit), startTime: 0n };
  const list = parts.map(({ amount, day, exponent = '1' }) => ({
    amount: playgroundTokens(amount),
    timestamp: secondsOf(day),
    exponent: playgroundTokens(exponent),
  }));
  switch (terms.model) {
    case 'linear':
      return {
        ...shared,
        model: 'linear',
        endTime: secondsOf(days),
        granularity: step === undefined ? 1n : secondsOf(step),
        cliffTime: secondsOf(cliff?.day ?? 0),
        unlocks: {
          start: playgroundTokens(unlock),
          cliff: playgroundTokens(cliff?.amount ?? '0'),
        },
      };
    case 'dynamic':
      return { ...shared, model: 'dynamic', segments: list };
    case 'tranched':
      return { ...shared, model: 'tranched', tranches: list };
    case 'price-gated':
      return undefined;
  }
}

/** Released so far as a function of seconds, and the seconds at which its direction changes. */
interface Plan {
  readonly at: (seconds: bigint) => bigint;
  readonly times: readonly bigint[];
}

const SECOND = 1n;

function planOf(terms: LockupTerms, done: readonly Done[]): Plan {
  const end = secondsOf(terms.days);
  const deposit = playgroundTokens(terms.deposit);
  const stream = streamOf(terms);
  if (stream) {
    return {
      at: (seconds) => (seconds >= end ? deposit : streamedAmount(stream, seconds)),
      times: sampleCurve(stream, POINTS).map(({ timestamp }) => timestamp),
    };
  }
  const target = Number(terms.target);
  const prices = [
    { from: 0n, price: PRICE },
    ...done
      .filter(({ step }) => step.action === 'price')
      .map(({ step }) => ({ from: secondsOf(step.day), price: Number(step.argument) })),
  ];
  return {
    at: (seconds) => {
      const last = prices.findLast(({ from }) => from <= seconds) ?? prices[0];
      return seconds >= end || (last && last.price >= target) ? deposit : 0n;
    },
    times: [...prices.map(({ from }) => from), end].flatMap((time) => [time - SECOND, time]),
  };
}

/** What is released and what is withdrawn, of a stream of Lockup. @param end the last day of the plot */
export function lockupLines(
  terms: LockupTerms,
  all: readonly Done[],
  now: number,
  end: number,
): readonly Line[] {
  const done = accepted(all);
  const cancel = done.find(({ step }) => step.action === 'cancel');
  const plan = planOf(terms, done);
  const frozenFrom = cancel && secondsOf(cancel.step.day);
  const frozen = cancel && playgroundTokens(terms.deposit) - moveOf(cancel, 'sender');
  const valueAt = (seconds: bigint): bigint =>
    frozenFrom !== undefined && frozen !== undefined && seconds >= frozenFrom
      ? frozen
      : plan.at(seconds);
  const marked = [0n, secondsOf(now), secondsOf(end), ...(frozenFrom ? [frozenFrom] : [])];
  const times = [...new Set([...plan.times, ...marked])]
    .filter((time) => time >= 0n && time <= secondsOf(end))
    .sort((a, b) => Number(a - b));
  const points: Point[] = times.map((time) => ({
    day: Number(time) / DAY_SECONDS,
    units: valueAt(time),
  }));
  const withdrawals = done
    .filter(({ call }) => call.startsWith('withdraw'))
    .map((one) => ({ day: one.step.day, units: -moveOf(one, 'contract') }));
  return [
    {
      kind: 'released',
      name: 'Released',
      past: points.filter(({ day }) => day <= now),
      future: points.filter(({ day }) => day >= now),
    },
    { kind: 'withdrawn', name: 'Withdrawn', ...stepLine(withdrawals, 0n, now, end) },
  ];
}
