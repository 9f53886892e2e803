import { describe, expect, it } from 'vitest';
import { PARTS } from '../../../scripts/test/parts';
import { schedule, type Outcome, type Part } from '../../../scripts/test/schedule';

const part = (title: string, more: Partial<Part> = {}): Part => ({
  title,
  command: ['true'],
  ...more,
});

/** Runs parts that take one turn each, and notes which ran beside which. */
async function play(parts: readonly Part[], slots: number, fails: readonly string[] = []) {
  const running = new Set<string>();
  const together: string[] = [];
  const started: string[] = [];
  const outcomes = await schedule(parts, slots, async (each): Promise<Outcome> => {
    running.add(each.title);
    started.push(each.title);
    together.push([...running].sort().join('+'));
    await new Promise((resolve) => setTimeout(resolve, 1));
    running.delete(each.title);
    const state = fails.includes(each.title) ? 'failed' : 'passed';
    return { part: each, state, seconds: 1, passed: 1, failed: 0, failures: [] };
  });
  const states = Object.fromEntries(outcomes.map((each) => [each.part.title, each.state]));
  return { states, started, together };
}

describe('the schedule', () => {
  it('runs two parts side by side, and no third', async () => {
    const { together } = await play([part('a'), part('b'), part('c')], 2);
    expect(together).toContain('a+b');
    expect(Math.max(...together.map((names) => names.split('+').length))).toBe(2);
  });

  it('starts a part when what it needs has passed, and others meanwhile', async () => {
    const { started } = await play([part('late', { needs: ['b'] }), part('a'), part('b')], 2);
    expect(started).toEqual(['a', 'b', 'late']);
  });

  it('lets nothing run beside a part that runs alone', async () => {
    const parts = [part('a'), part('alone', { alone: true }), part('b'), part('c')];
    const { together } = await play(parts, 2);
    expect(together.filter((names) => names.includes('alone'))).toEqual(['alone']);
  });

  it('goes on after a failure, without the parts that need what failed', async () => {
    const parts = [
      part('build'),
      part('pages', { needs: ['build'] }),
      part('after', { needs: ['pages'] }),
      part('unit'),
    ];
    const { states, started } = await play(parts, 1, ['build']);
    expect(states).toEqual({
      build: 'failed',
      pages: 'not run',
      after: 'not run',
      unit: 'passed',
    });
    expect(started).toEqual(['build', 'unit']);
  });

  it('lets a part wait for the end of another, whatever came out, and not for one that does not run', async () => {
    const parts = [part('second', { after: ['first', 'other'] }), part('first'), part('third')];
    const { started, states } = await play(parts, 1, ['first']);
    expect(started).toEqual(['first', 'second', 'third']);
    expect(states.second).toBe('passed');
  });

  it('goes on from a part that is the same as before', async () => {
    const outcomes = await schedule(
      [part('build'), part('pages', { needs: ['build'] })],
      2,
      (each) =>
        Promise.resolve({
          part: each,
          state: 'same',
          seconds: 0,
          passed: 1,
          failed: 0,
          failures: [],
        }),
    );
    expect(outcomes.map(({ state }) => state)).toEqual(['same', 'same']);
  });

  it('refuses parts that wait for each other or for an unknown part', async () => {
    const circle = [part('a', { needs: ['b'] }), part('b', { needs: ['a'] })];
    await expect(play(circle, 2)).rejects.toThrow('a, b');
    await expect(play([part('a', { needs: ['typo'] })], 2)).rejects.toThrow('a');
  });

  it('can run all parts of npm test', async () => {
    const { states } = await play(PARTS, 2);
    expect(Object.values(states)).toEqual(PARTS.map(() => 'passed'));
  });
});
