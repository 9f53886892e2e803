/**
 * Runs every check side by side where it can, and none whose inputs are as they were when it passed.
 *
 * - `npm test` and, with the nightly parts, `npm run test:all`
 * - `npm test -- --changed`: where a branch changes pages alone, the parts that concern them
 * - `npm test -- --job quick`: the parts of one job of CI
 * - `npm test -- --force`: also parts that have passed
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { once } from './cache';
import { concernedParts, partsOfChange } from './changed';
import { NIGHTLY, PARTS } from './parts';
import { Progress } from './progress';
import { runPart } from './run-part';
import { schedule, type Part } from './schedule';
import { changedFiles } from './scope.mjs';
import { summarize } from './summary';

const { values } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
    force: { type: 'boolean', default: false },
    job: { type: 'string' },
  },
});
// Read where the tests choose how much they look at.
if (values.all) process.env.TEST_ALL = '1';

/** @throws when no part is of the job that was named */
function chosenParts(): readonly Part[] {
  if (values.all) return [...PARTS, ...NIGHTLY];
  // A clean clone is the main branch, in CI as well.
  const parts = concernedParts(PARTS, changedFiles({ ...process.env, CI: undefined }));
  const { job } = values;
  if (job === undefined) return (values.changed && partsOfChange()) || parts;
  const own = PARTS.filter((part) => part.job === job);
  if (own.length === 0)
    throw new Error(`There is no job "${job}". scripts/test/parts.ts names the jobs.`);
  return parts.filter((part) => own.includes(part) || own.some((other) => isNeeded(part, other)));
}

/** The parts that a part needs by themselves. */
const neededBy = (part: Part, parts: readonly Part[]) =>
  parts.filter(({ title }) => part.needs?.includes(title));

const isNeeded = (part: Part, by: Part): boolean =>
  neededBy(by, PARTS).some((other) => other === part || isNeeded(part, other));

async function main(): Promise<void> {
  const start = Date.now();
  const folder = mkdtempSync(path.join(tmpdir(), 'sablier-docs-'));
  const parts = chosenParts();
  const progress = new Progress(parts.length);
  const outcomes = await schedule(parts, 2, async (part) => {
    const run = () => runPart(part, folder, progress);
    // Nightly parts look outside the repository, too.
    const isNew = values.force || values.all;
    const outcome = await (isNew ? run() : once(part, neededBy(part, parts), run));
    progress.count();
    return outcome;
  });
  progress.close();
  rmSync(folder, { recursive: true });
  console.log(`\n${summarize(outcomes, (Date.now() - start) / 1000).join('\n')}`);
  // A part that did not run for want of a browser fails nothing; one that waits for a failed part does not run either.
  if (outcomes.some(({ state }) => state === 'failed')) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
