import { dai } from '../describe';
import { playgroundTokens } from '../places';
import type { Scene } from '../scenes';
import type { Done } from '../session';
import { flowLines } from './flow';
import { accepted, marksOf, moveOf, stepLine, type Line, type Mark } from './lines';
import { lockupLines } from './lockup';

export { labelsOf, type Line, type Mark, type Point } from './lines';

export interface Curve {
  readonly lines: readonly Line[];
  readonly marks: readonly Mark[];
  /** The last day, and the day of the clock. */
  readonly end: number;
  readonly now: number;
  /** The amount at the top edge, in units of DAI. */
  readonly top: bigint;
}

const STEP = playgroundTokens('4');

/**
 * The amounts of a scene over time, by the arithmetic of the contracts and the steps that were made.
 * @param now the day of the clock
 */
export function playgroundCurve(scene: Scene, done: readonly Done[], now: number): Curve {
  const end = Math.max(scene.days, Math.ceil(now));
  const lines = linesOf(scene, done, now, end);
  const amounts = lines.flatMap(({ past, future }) =>
    [...past, ...future].map(({ units }) => units),
  );
  const most = amounts.reduce(
    (highest, one) => (one > highest ? one : highest),
    playgroundTokens(scene.stream.deposit),
  );
  // A quarter of it is a whole number of DAI.
  const top = ((most + STEP - 1n) / STEP) * STEP;
  return { lines, marks: marksOf(done), end, now, top };
}

function linesOf(scene: Scene, done: readonly Done[], now: number, end: number): readonly Line[] {
  const { stream } = scene;
  if (stream.model === 'flow') return flowLines(stream, done, now, end);
  if (stream.model !== 'campaign') return lockupLines(stream, done, now, end);
  const changes = accepted(done).map((one) => ({
    day: one.step.day,
    units: moveOf(one, 'campaign'),
  }));
  const line = stepLine(changes, playgroundTokens(stream.deposit), now, end);
  return [{ kind: 'funds', name: 'Tokens in the campaign', ...line }];
}

/** The amount of a line at the clock. */
export const amountNow = ({ past }: Line): bigint => past.at(-1)?.units ?? 0n;

/** The plot in words, for readers who do not see it. */
export function describePlaygroundCurve({ lines, marks, now, end }: Curve): string {
  const figures = lines.map((line) => {
    const last = line.future.at(-1)?.units ?? 0n;
    return `${line.name}: ${dai(amountNow(line))} on day ${now}, ${dai(last)} on day ${end} if nothing is done.`;
  });
  const days = marks.map(
    ({ day, numbers }) =>
      `${numbers.length > 1 ? 'steps' : 'step'} ${numbers.join(', ')} on day ${day}`,
  );
  const steps = days.length > 0 ? ` Marked: ${days.join('; ')}.` : '';
  return `Amounts from day 0 to day ${end}. ${figures.join(' ')}${steps}`;
}
