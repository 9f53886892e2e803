// Takes out each guard of tests/guards/guards.ts and expects its tests to fail. Prints those that nothing notices.
// GUARDS="a fee" runs those whose sentence contains it.
import { startVitest } from 'vitest/node';

const start = Date.now();
const config = 'tests/guards/vitest.config.ts';
const vitest = await startVitest('test', [], { config, watch: false, reporters: [{}] });

/** @type {Map<string, { failed: number; broken: string[] }>} by guard */
const runs = new Map();
for (const testModule of vitest.state.getTestModules()) {
  const run = runs.get(testModule.project.name) ?? { failed: 0, broken: [] };
  runs.set(testModule.project.name, run);
  run.failed += [...testModule.children.allTests('failed')].length;
  // A file that cannot be loaded has noticed nothing.
  run.broken.push(...testModule.errors().map(({ message }) => message));
}
await vitest.close();

const expected = vitest.projects.length;
const unseen = [...runs].filter(([, { failed }]) => failed === 0).map(([without]) => without);
for (const without of unseen) console.error(`No test fails: ${without}.`);
for (const [without, { broken }] of runs)
  for (const message of broken) console.error(`Could not run: ${without}: ${message}`);
const isBroken = [...runs.values()].some(({ broken }) => broken.length > 0);
if (runs.size < expected) console.error(`${expected - runs.size} guards have no test file.`);
const seconds = Math.round((Date.now() - start) / 1000);
console.log(`${runs.size} guards taken out, ${runs.size - unseen.length} noticed, ${seconds} s`);
// Failed tests are expected here, but vitest sets the exit code for them.
process.exit(unseen.length === 0 && !isBroken && runs.size > 0 && runs.size === expected ? 0 : 1);
