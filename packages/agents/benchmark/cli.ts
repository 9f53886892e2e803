/** Judges a folder of answers: `npm run bench:agents -- --solutions DIR`. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { judgeAll, type Solutions } from './run';
import { tasks } from './tasks';
import type { Solve } from './types';

const { values } = parseArgs({
  options: { solutions: { type: 'string' }, prompts: { type: 'boolean', default: false } },
});

async function load(folder: string): Promise<Solutions> {
  const found: Record<string, Solve> = {};
  for (const { id } of tasks) {
    const file = ['ts', 'mjs', 'js']
      .map((ending) => path.resolve(folder, `${id}.${ending}`))
      .find((one) => existsSync(one));
    if (!file) continue;
    const module = (await import(file)) as { default?: Solve };
    if (typeof module.default === 'function') found[id] = module.default;
  }
  return found;
}

async function main(): Promise<void> {
  if (values.prompts) {
    for (const { id, prompt, as = 'sender' } of tasks)
      console.log(JSON.stringify({ id, as, prompt }));
    return;
  }
  if (!values.solutions) throw new Error('Name a folder: npm run bench:agents -- --solutions DIR');
  const outcomes = await judgeAll(tasks, await load(values.solutions));
  for (const { id, reason } of outcomes)
    console.log(
      `${reason === null ? 'pass' : 'FAIL'}  ${id}${reason === null ? '' : `: ${reason}`}`,
    );
  const passed = outcomes.filter(({ reason }) => reason === null).length;
  console.log(`${passed} of ${outcomes.length} passed.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
