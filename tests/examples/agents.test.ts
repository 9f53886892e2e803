import { expect, test } from 'vitest';
import { judgeAll } from '../../benchmarks/agents/run';
import { reference } from '../../benchmarks/agents/solutions/reference';
import { wrong } from '../../benchmarks/agents/solutions/wrong';
import { tasks } from '../../benchmarks/agents/tasks';

/* benchmarks/agents */

const ids = tasks.map(({ id }) => id);

test('every task has an id of its own, a prompt, an answer that passes and one that fails', () => {
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBe(40);
  expect(Object.keys(reference)).toEqual(ids);
  expect(Object.keys(wrong)).toEqual(ids);
  expect(tasks.filter(({ prompt }) => prompt.length < 40)).toEqual([]);
});

test('the reference passes every task', async () => {
  const outcomes = await judgeAll(tasks, reference);
  expect(outcomes.filter(({ reason }) => reason !== null)).toEqual([]);
  expect(outcomes.length).toBe(ids.length);
});

test('the usual mistake fails every task, with its reason', async () => {
  const mistakes = Object.fromEntries(ids.map((id) => [id, wrong[id]?.solve]));
  const outcomes = await judgeAll(tasks, mistakes as typeof reference);
  for (const { id, reason } of outcomes)
    expect(reason ?? 'passed', id).toMatch(wrong[id]?.says ?? /^$/);
  expect(outcomes.length).toBe(ids.length);
});

test('no answer is no pass', async () => {
  const [outcome] = await judgeAll(tasks.slice(0, 1), {});
  expect(outcome?.reason).toBe('There is no answer.');
});
