import { expect, test } from 'vitest';
import { judgeAll } from '@sablier-docs/agents/benchmark/run';
import { nearMisses, alternatives } from '@sablier-docs/agents/benchmark/solutions/edges';
import { reference } from '@sablier-docs/agents/benchmark/solutions/reference';
import { wrong } from '@sablier-docs/agents/benchmark/solutions/wrong';
import { tasks } from '@sablier-docs/agents/benchmark/tasks';

/* packages/agents/benchmark */

const ids = tasks.map(({ id }) => id);

test('every task has an id of its own, a prompt, an answer that passes and one that fails', () => {
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBe(42);
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

test('an answer that reaches a part of what was asked for fails, with its reason', async () => {
  for (const { id, solve, says } of nearMisses) {
    const asked = tasks.filter((task) => task.id === id);
    const [outcome] = await judgeAll(asked, { [id]: solve } as typeof reference);
    expect(outcome?.reason ?? 'passed', id).toMatch(says);
  }
});

test('a right answer that differs from the reference passes', async () => {
  const asked = tasks.filter(({ id }) => id in alternatives);
  const outcomes = await judgeAll(asked, alternatives);
  expect(outcomes.filter(({ reason }) => reason !== null)).toEqual([]);
  expect(outcomes.length).toBe(Object.keys(alternatives).length);
});

test('no answer is no pass', async () => {
  const [outcome] = await judgeAll(tasks.slice(0, 1), {});
  expect(outcome?.reason).toBe('There is no answer.');
});
