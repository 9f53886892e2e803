/**
 * Changes the samples one by one and expects a test to fail. Prints the mutants that survive and fails for
 * each that tests/mutants/known.json does not list. MUTANTS=StreamManager runs those whose id, "file:line
 * change", contains it.
 */
import { compileExamples } from '@sablier-docs/solidity/compile';
import { HANG } from '@sablier-docs/testing/hang';
import known from '../../tests/mutants/known.json';
import { planMutants } from '../../tests/mutants/plan';
import { endWith, runPlants, secondsSince } from './run-plants';

const reasons: readonly (readonly [part: string, reason: string])[] = Object.entries(known);
const reasonOf = (id: string) => reasons.find(([part]) => id.includes(part))?.[1];

async function main(): Promise<void> {
  const start = Date.now();
  const plans = planMutants(process.env.MUTANTS);
  const test = { testTimeout: HANG, hookTimeout: HANG };
  const mutants = plans.map(({ mutant, tests, contracts }) => ({
    name: mutant.id,
    changed: mutant,
    rounds: tests.map((one) => [one]),
    test: { ...test, provide: { contracts } },
  }));
  // The unchanged samples must pass, so all the tests run at once.
  const unchanged = {
    name: 'unchanged',
    rounds: [[...new Set(plans.flatMap(({ tests }) => tests))]],
    test: { ...test, provide: { contracts: compileExamples() } },
  };
  const all = await runPlants([unchanged, ...mutants], ({ passed }) => !passed);
  const isSound = all.get(unchanged.name)?.passed === true;
  all.delete(unchanged.name);
  const survivors = [...all].filter(([, { passed }]) => passed).map(([id]) => id);
  const unexplained = survivors.filter((id) => !reasonOf(id));
  const stale = process.env.MUTANTS
    ? []
    : reasons.filter(([part]) => !survivors.some((id) => id.includes(part)));

  for (const id of survivors) console.log(`survived: ${id} ${reasonOf(id) ?? ''}`);
  for (const [part] of stale) console.log(`listed, but no survivor: ${part}`);
  console.log(`${all.size} mutants, ${survivors.length} survived, ${secondsSince(start)} s`);
  if (!isSound)
    console.error('The tests fail on the unchanged samples, so the result means nothing.');
  endWith(isSound && all.size > 0 && unexplained.length === 0 && stale.length === 0);
}

void main();
