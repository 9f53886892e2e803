// Changes the samples one by one and expects a test to fail. Prints the mutants that survive and fails for
// each that tests/mutants/known.json does not list. MUTANTS=StreamManager runs those whose id, "file:line
// change", contains it.
import { readFileSync } from 'node:fs';
import { startVitest } from 'vitest/node';

/** @type {Record<string, string>} reason by a part of the id */
const known = JSON.parse(readFileSync('tests/mutants/known.json', 'utf8'));

/** Whether all tests passed, by project; each project is one mutant. */
async function runAll() {
  const config = 'tests/mutants/vitest.config.ts';
  const vitest = await startVitest('test', [], { config, watch: false, reporters: [{}] });
  const passed = new Map();
  for (const testModule of vitest.state.getTestModules()) {
    const { name } = testModule.project;
    passed.set(name, (passed.get(name) ?? true) && testModule.ok());
  }
  await vitest.close();
  return passed;
}

const start = Date.now();
const results = await runAll();
const isSound = results.get('unchanged') === true;
results.delete('unchanged');
const survivors = [...results].filter(([, passed]) => passed).map(([id]) => id);
/** @param {string} id */
const reasonOf = (id) => Object.entries(known).find(([part]) => id.includes(part))?.[1];
const unexplained = survivors.filter((id) => !reasonOf(id));
const stale = process.env.MUTANTS
  ? []
  : Object.keys(known).filter((part) => !survivors.some((id) => id.includes(part)));

for (const id of survivors) console.log(`survived: ${id} ${reasonOf(id) ?? ''}`);
for (const part of stale) console.log(`listed, but no survivor: ${part}`);
const seconds = Math.round((Date.now() - start) / 1000);
console.log(`${results.size} mutants, ${survivors.length} survived, ${seconds} s`);
if (!isSound)
  console.error('The tests fail on the unchanged samples, so the result means nothing.');
const isFine = isSound && results.size > 0 && unexplained.length === 0 && stale.length === 0;
// Failed tests are expected here, but vitest sets the exit code for them.
process.exit(isFine ? 0 : 1);
