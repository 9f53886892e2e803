/** Runs every check side by side where it can: `npm test`, and with `--all` `npm run test:all`. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { NIGHTLY, PARTS } from './parts';
import { runPart } from './run-part';
import { schedule } from './schedule';
import { summarize } from './summary';

const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
// Read where the tests choose how much they look at.
if (values.all) process.env.TEST_ALL = '1';

async function main(): Promise<void> {
  const start = Date.now();
  const folder = mkdtempSync(path.join(tmpdir(), 'sablier-docs-'));
  const outcomes = await schedule(values.all ? [...PARTS, ...NIGHTLY] : PARTS, 2, (part) =>
    runPart(part, folder),
  );
  rmSync(folder, { recursive: true });
  console.log(`\n${summarize(outcomes, (Date.now() - start) / 1000).join('\n')}`);
  // What did not run for want of a browser fails nothing; what waits for a failed part does not run either.
  if (outcomes.some(({ state }) => state === 'failed')) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
