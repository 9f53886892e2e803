import type { Done } from '../session';

/** Days after the start of a scene, and units of DAI. */
export interface Point {
  readonly day: number;
  readonly units: bigint;
}

/** What has happened, and what will happen if no one acts and no price changes. Straight lines join the points. */
export interface Line {
  readonly kind: 'released' | 'withdrawn' | 'owed' | 'funds';
  readonly name: string;
  readonly past: readonly Point[];
  readonly future: readonly Point[];
}

/** Steps of one day that the contracts accepted, by their numbers in the log. */
export interface Mark {
  readonly day: number;
  readonly numbers: readonly number[];
}

/** An amount that only steps change: its value after each of them. @param from at the start */
export function stepLine(
  changes: readonly Point[],
  from: bigint,
  now: number,
  end: number,
): Pick<Line, 'past' | 'future'> {
  const past: Point[] = [{ day: 0, units: from }];
  let units = from;
  for (const change of changes) {
    past.push({ day: change.day, units });
    units += change.units;
    past.push({ day: change.day, units });
  }
  const last = { day: now, units };
  return { past: [...past, last], future: [last, { day: end, units }] };
}

export const accepted = (done: readonly Done[]): readonly Done[] =>
  done.filter(({ error }) => error === null);

/** What a step changed in a balance, by the name of its holder; 0 if nothing. */
export const moveOf = ({ moves }: Done, holder: string): bigint =>
  moves.find(({ name }) => name === holder)?.units ?? 0n;

/** Share of the plot's width that the numbers of a mark need. */
const ROOM = 0.06;

/**
 * The numbers that fit over the marks: those of marks that are close together stand at the last of them, such as
 * `2–4`, so that no line goes through them. @param end the last day of the plot
 */
export function labelsOf(marks: readonly Mark[], end: number): { day: number; text: string }[] {
  const groups: Mark[] = [];
  for (const { day, numbers } of marks) {
    const last = groups.at(-1);
    if (last && day - last.day < ROOM * end)
      groups[groups.length - 1] = { day, numbers: [...last.numbers, ...numbers] };
    else groups.push({ day, numbers });
  }
  return groups.map(({ day, numbers }) => {
    const [first] = numbers;
    return { day, text: numbers.length > 1 ? `${first}–${numbers.at(-1)}` : String(first) };
  });
}

export function marksOf(done: readonly Done[]): Mark[] {
  const marks = new Map<number, number[]>();
  done.forEach(({ error, step }, at) => {
    if (error === null) marks.set(step.day, [...(marks.get(step.day) ?? []), at + 1]);
  });
  return [...marks].map(([day, numbers]) => ({ day, numbers }));
}
