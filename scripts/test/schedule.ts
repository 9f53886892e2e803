/** One step of a run. Its title names it in the output and in `needs`. */
export interface Part {
  title: string;
  command: readonly [string, ...string[]];
  env?: Readonly<Record<string, string>>;
  /** Titles of the parts that have to pass before this one starts. */
  needs?: readonly string[];
  /** Titles of parts that have to end before this one starts, where they run at all. */
  after?: readonly string[];
  /** Uses all processors, or measures time: nothing runs beside it. */
  alone?: boolean;
  /** Whose report counts its tests; without one the part counts as a single check. */
  runner?: 'vitest' | 'playwright';
  /** The job of CI that runs it. */
  job?: Job;
  /** Patterns of files that are no inputs; every other file that Git tracks or would add is one. */
  ignores?: readonly string[];
  /** Where the main branch is known, it runs only if one of these files differs from it. */
  concerns?: readonly RegExp[];
  /** Folders that it writes, for parts that need it. */
  outputs?: readonly string[];
  /** Files whose last commit is an input. */
  history?: readonly string[];
  /** Programs of the machine that it runs. */
  programs?: readonly string[];
}

/** As .github/workflows/ci.yml names them. */
export type Job = 'build' | 'quick' | 'chain' | 'browser' | 'engines' | 'stock';

export interface Outcome {
  part: Part;
  /** `same` when it has passed before with the same inputs and did not run again. */
  state: 'passed' | 'same' | 'failed' | 'not run';
  /** Seconds, 0 for a part that did not run. */
  seconds: number;
  passed: number;
  failed: number;
  /** Names of the tests that failed. */
  failures: readonly string[];
  /** Files that changed while it ran, so that it is not remembered. */
  changed?: readonly string[];
}

/**
 * Runs parts side by side, up to `slots` at a time, each as soon as the parts that it needs have passed, in the
 * order of the list otherwise. A part that fails stops only those that need it.
 * @param run runs one part and never rejects
 * @returns the outcomes, in the order of the list
 * @throws when a part needs a title that no part has, or parts need each other in a circle
 */
export async function schedule(
  parts: readonly Part[],
  slots: number,
  run: (part: Part) => Promise<Outcome>,
): Promise<Outcome[]> {
  const outcomes = new Map<string, Outcome>();
  const running = new Map<string, Promise<void>>();
  let waiting = [...parts];
  const stateOf = (title: string) => outcomes.get(title)?.state;
  const isBlocked = ({ needs = [] }: Part) =>
    needs.some((title) => ['failed', 'not run'].includes(stateOf(title) ?? ''));
  const isReady = ({ needs = [], after = [] }: Part) =>
    needs.every((title) => ['passed', 'same'].includes(stateOf(title) ?? '')) &&
    !after.some((title) => running.has(title) || waiting.some((part) => part.title === title));
  let isAlone = false;

  const start = (part: Part) => {
    isAlone = part.alone ?? false;
    const done = run(part).then((outcome) => {
      outcomes.set(part.title, outcome);
      running.delete(part.title);
    });
    running.set(part.title, done);
  };
  /** The next part that may start now, taken from those that wait. */
  const take = (): Part | undefined => {
    if (running.size >= slots || (isAlone && running.size > 0)) return undefined;
    const fits = (part: Part) => isReady(part) && (!part.alone || running.size === 0);
    const part = waiting.find(fits);
    waiting = waiting.filter((other) => other !== part);
    return part;
  };

  while (waiting.length > 0 || running.size > 0) {
    for (const part of waiting.filter(isBlocked))
      outcomes.set(part.title, {
        part,
        state: 'not run',
        seconds: 0,
        passed: 0,
        failed: 0,
        failures: [],
      });
    waiting = waiting.filter((part) => !outcomes.has(part.title));
    for (let part = take(); part; part = take()) start(part);
    if (running.size > 0) await Promise.race(running.values());
    else if (waiting.some((part) => !isBlocked(part)))
      throw new Error(`Nothing lets these start: ${waiting.map((part) => part.title).join(', ')}.`);
  }
  return parts.flatMap((part) => outcomes.get(part.title) ?? []);
}
