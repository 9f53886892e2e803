import { ongoingDebtScaled, totalDebt, type FlowStream } from '@sablier-docs/protocol/flow/debt';
import { DAY_SECONDS, rate, playgroundTokens } from '../places';
import type { FlowTerms } from '../scenes';
import type { Done } from '../session';
import { accepted, moveOf, type Line, type Point } from './lines';

/** A stream from a moment on, until the next step. */
interface Phase {
  readonly from: number;
  readonly stream: FlowStream;
}

const DECIMALS = 18;
const secondsOf = (day: number): bigint => BigInt(Math.round(day * DAY_SECONDS));

/** The stream after a step; `moves` of the step say how much it paid. */
function after(stream: FlowStream, one: Done): FlowStream {
  const { action, argument = '0', day } = one.step;
  const now = secondsOf(day);
  const paid = moveOf(one, 'contract');
  // Amounts of a token with 18 decimals are scaled amounts.
  const debt = stream.snapshotDebtScaled + ongoingDebtScaled(stream, now);
  const next = {
    ...stream,
    snapshotTime: now,
    snapshotDebtScaled: debt,
    balance: stream.balance + paid,
  };
  switch (action) {
    case 'withdraw':
    case 'withdrawMax':
      return { ...next, snapshotDebtScaled: debt + paid };
    case 'pause':
      return { ...next, ratePerSecond: 0n };
    case 'restart':
    case 'rate':
      return { ...next, ratePerSecond: rate(argument) };
    case 'void': {
      const covered = debt < next.balance ? debt : next.balance;
      return { ...next, ratePerSecond: 0n, isVoided: true, snapshotDebtScaled: covered };
    }
    default:
      return next;
  }
}

/** What is owed and what the stream holds, of a stream of Flow. @param end the last day of the plot */
export function flowLines(
  terms: FlowTerms,
  done: readonly Done[],
  now: number,
  end: number,
): readonly Line[] {
  let stream: FlowStream = {
    balance: playgroundTokens(terms.deposit),
    ratePerSecond: rate(terms.rate),
    snapshotTime: 0n,
    snapshotDebtScaled: 0n,
    tokenDecimals: DECIMALS,
    isVoided: false,
  };
  const phases: Phase[] = [{ from: 0, stream }];
  for (const one of accepted(done)) {
    stream = after(stream, one);
    phases.push({ from: one.step.day, stream });
  }
  const of = (value: (phase: FlowStream, day: number) => bigint): Pick<Line, 'past' | 'future'> => {
    const past: Point[] = phases.flatMap(({ from, stream: phase }, at) =>
      [from, phases[at + 1]?.from ?? now].map((day) => ({ day, units: value(phase, day) })),
    );
    const future = [now, end].map((day) => ({ day, units: value(stream, day) }));
    return { past, future };
  };
  return [
    { kind: 'owed', name: 'Total debt', ...of((phase, day) => totalDebt(phase, secondsOf(day))) },
    { kind: 'funds', name: 'Balance of the stream', ...of(({ balance }) => balance) },
  ];
}
