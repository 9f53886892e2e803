import type { Outcome } from './schedule';

/**
 * The summary of a run, in lines: a row per part, the tests that failed by name, then the totals alone on a
 * line. A part without tests of its own, such as the linter, is one check; one that did not run is neither
 * passed nor failed.
 */
export function summarize(outcomes: readonly Outcome[], seconds: number): string[] {
  const width = Math.max(...outcomes.map(({ part }) => part.title.length));
  const rows = outcomes.map(({ part, state, seconds: own, passed, failed }) => {
    const tests = part.runner && state !== 'not run' ? `, ${passed} passed, ${failed} failed` : '';
    return `${part.title.padEnd(width)}  ${state.padEnd(7)} ${clock(own).padStart(6)}${tests}`;
  });
  const sum = (key: 'passed' | 'failed') =>
    outcomes.reduce((total, outcome) => total + outcome[key], 0);
  const changed = [...new Set(outcomes.flatMap((outcome) => outcome.changed ?? []))].sort();
  const failures = outcomes.flatMap(({ part, failures: names }) =>
    names.map((name) => `  ${part.title}: ${name}`),
  );
  return [
    ...rows,
    `${'All'.padEnd(width)}  ${''.padEnd(7)} ${clock(seconds).padStart(6)}`,
    '',
    ...(outcomes.some(({ state }) => state === 'same')
      ? ['What is the same has passed with the same inputs before, and is counted from then.', '']
      : []),
    ...(changed.length > 0
      ? [
          `Changed while parts ran that look at them, which run again the next time: ${changed.join(', ')}`,
          '',
        ]
      : []),
    ...(failures.length > 0 ? ['Failed:', ...failures, ''] : []),
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ];
}

/** Seconds as minutes and seconds, for example `3:07`. */
const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.round(seconds) % 60).padStart(2, '0')}`;
