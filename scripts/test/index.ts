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
import { partsOfChange } from './changed';
import { NIGHTLY, PARTS } from './parts';
import { runPart } from './run-part';
import { schedule, type Part } from './schedule';
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
  const { job } = values;
  if (job === undefined) return (values.changed && partsOfChange()) || PARTS;
  const own = PARTS.filter((part) => part.job === job);
  if (own.length === 0)
    throw new Error(`There is no job "${job}". scripts/test/parts.ts names the jobs.`);
  return PARTS.filter((part) => own.includes(part) || own.some((other) => isNeeded(part, other)));
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
  const outcomes = await schedule(parts, 2, (part) => {
    const run = () => runPart(part, folder);
    // Nightly parts look outside the repository, too.
    return values.force || values.all ? run() : once(part, neededBy(part, parts), run);
  });
  rmSync(folder, { recursive: true });
  console.log(`\n${summarize(outcomes, (Date.now() - start) / 1000).join('\n')}`);
  // A part that did not run for want of a browser fails nothing; one that waits for a failed part does not run either.
  if (outcomes.some(({ state }) => state === 'failed')) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
