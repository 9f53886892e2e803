import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  compileExamples,
  compileFiles,
  filesIn,
  type CompiledContract,
} from '@sablier-docs/solidity/compile';
import { findMutants, type Mutant } from './mutations';

export interface Plan {
  readonly mutant: Mutant;
  /** Test files that use the sample. */
  readonly tests: readonly string[];
  readonly contracts: Readonly<Record<string, CompiledContract>>;
}

/** forge compiles its own copy of the samples, which is not changed here. */
const tests = filesIn(['tests/examples'], '.test.ts')
  .filter((file) => !/foundry|\/gas\//.test(file))
  .map((file) => ({ file, source: readFileSync(file, 'utf8') }));

/** Test files that name the contract of a Solidity sample or import a TypeScript sample. */
function testsOf({ file, source }: Mutant): string[] {
  const name = path.basename(file).replace(/\.(sol|ts)$/, '');
  const uses = file.endsWith('.sol') ? `'${name}'` : `/${file.slice(0, -3)}'`;
  const found = tests.filter((test) => test.source.includes(uses)).map((test) => test.file);
  if (found.length === 0) throw new Error(`No test uses ${file}.`);
  return /\bOwnable\b/.test(source) ? [...found, 'tests/examples/owner.test.ts'] : found;
}

/**
 * The tests of every mutant, with its contracts, all compiled together.
 * @param only part of the id of the mutants to run
 */
export function planMutants(only = ''): Plan[] {
  const mutants = findMutants().filter(({ id }) => id.includes(only));
  const base = compileExamples();
  const key = (i: number) => `mutant${i}.sol`;
  const sources = mutants.flatMap(({ file, source }, i) =>
    file.endsWith('.sol') ? [[key(i), source] as const] : [],
  );
  // A dropped line leaves unused names, which is a warning.
  const compiled =
    sources.length > 0 ? compileFiles(Object.fromEntries(sources), { warns: true }) : [];
  return mutants.map((mutant, i) => {
    const own = compiled.filter(({ file }) => file === key(i));
    const changed = own.map(({ name, ...contract }) => [name, { ...contract, file: mutant.file }]);
    const contracts = { ...base, ...Object.fromEntries(changed) };
    return { mutant, tests: testsOf(mutant), contracts };
  });
}
