import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Step } from '../run/messages';
import { boundedSteps, MORE_LINES, TOO_MANY_LINES } from './bounded';
import { LAST_LINE, LONGEST_LINE, MOST_LINES, PATIENCE, SILENCE } from './limits';
import { sampleLines } from './watch';

function run(lines: number, line = 'still waiting') {
  const [steps, ended]: [Step[], string[]] = [[], []];
  const print = sampleLines(
    boundedSteps(
      (step) => steps.push(step),
      (reason) => ended.push(reason),
    ),
  );
  let caught = 0;
  for (let at = 0; at < lines; at += 1) {
    try {
      print.log(line);
    } catch {
      caught += 1;
    }
  }
  return { steps, ended, caught };
}

it('shows all of 500 lines, and says after the 501st that more are not shown', () => {
  expect(run(MOST_LINES).steps.map(({ words }) => words)).toEqual(
    Array.from({ length: 500 }, () => 'still waiting'),
  );
  const { steps, ended } = run(MOST_LINES + 7);
  expect(steps).toHaveLength(501);
  expect(steps.at(-1)).toEqual({ kind: 'more', words: MORE_LINES, details: [] });
  expect(ended).toEqual([]);
});

it('cuts a line and its details at 2,000 characters', () => {
  const [step] = run(1, 'x'.repeat(50_000)).steps;
  expect(step?.words).toBe(`${'x'.repeat(LONGEST_LINE)} …`);
  const steps: Step[] = [];
  const tell = boundedSteps(
    (one) => steps.push(one),
    () => undefined,
  );
  tell({ kind: 'call', words: 'withdraw', details: ['short', 'y'.repeat(3_000)] });
  expect(steps[0]?.details).toEqual(['short', `${'y'.repeat(2_000)} …`]);
});

it('ends a run after 10,000 lines once, even if the script catches each error', () => {
  expect(run(LAST_LINE)).toMatchObject({ ended: [], caught: 0 });
  const { steps, ended, caught } = run(LAST_LINE + 30);
  expect(ended).toEqual([TOO_MANY_LINES]);
  expect(caught).toBe(30);
  expect(steps).toHaveLength(MOST_LINES + 1);
});

it('names the limits of the code in the README', () => {
  const text = readFileSync('packages/proofs/README.md', 'utf8').replace(/\s+/g, ' ');
  const number = (value: number) => value.toLocaleString('en-US');
  expect(text).toContain(`unresponsive for ${SILENCE / 1000} seconds is ended`);
  expect(text).toContain(`a run after ${PATIENCE / 1000} seconds`);
  expect(text).toContain(
    `The first ${number(MOST_LINES)} lines are shown, each up to ${number(LONGEST_LINE)} characters; a run with more than ${number(LAST_LINE)} is ended`,
  );
});
