import path from 'node:path';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { startVitest } from 'vitest/node';

/** Code with a fault planted in it, and the test files, at least one of which has to fail. */
export interface Plant {
  readonly name: string;
  /** A file of the repository as its tests get it; undefined where nothing is changed. */
  readonly changed?: { readonly file: string; readonly source: string };
  /** Test files that run together. The next are asked only if those before them have not noticed. */
  readonly rounds: readonly (readonly string[])[];
  /** Settings of the tests. */
  readonly test: TestProjectInlineConfiguration['test'];
}

/** What the tests of a plant have found. */
export interface Found {
  /** The number of failed tests. */
  failed: number;
  /** Files that could not be loaded, each with its reason. */
  readonly broken: string[];
  /** Whether every file that ran has passed. */
  passed: boolean;
}

/** Runs the tests of each plant until one of them fails. */
export async function runPlants(
  plants: readonly Plant[],
  isNoticed: (found: Found) => boolean,
): Promise<Map<string, Found>> {
  const all = new Map<string, Found>(
    plants.map(({ name }) => [name, { failed: 0, broken: [], passed: true }]),
  );
  for (let round = 0; ; round += 1) {
    const projects = plants.flatMap((plant) => {
      const tests = plant.rounds[round];
      const found = all.get(plant.name);
      return tests && found && !isNoticed(found) ? [projectOf(plant, tests)] : [];
    });
    // vitest reads an empty list of projects as all of them.
    if (projects.length === 0) return all;
    await runRound(projects, all);
  }
}

/** Adds what the tests of a round find. */
async function runRound(
  projects: TestProjectInlineConfiguration[],
  all: ReadonlyMap<string, Found>,
): Promise<void> {
  const options = { config: false as const, watch: false, reporters: [{}] };
  const vitest = await startVitest('test', [], options, { test: { projects } });
  for (const testModule of vitest.state.getTestModules()) {
    const found = all.get(testModule.project.name);
    if (!found) throw new Error(`${testModule.project.name} is not a plant.`);
    found.failed += [...testModule.children.allTests('failed')].length;
    found.broken.push(...testModule.errors().map(({ message }) => message));
    found.passed &&= testModule.ok();
  }
  await vitest.close();
}

const projectOf = (
  { name, changed, test }: Plant,
  tests: readonly string[],
): TestProjectInlineConfiguration => ({
  plugins: changed ? [planted(changed)] : [],
  esbuild: { jsx: 'automatic' },
  resolve: { alias: { '@site': path.resolve('.') } },
  test: { environment: 'node', ...test, name, include: [...tests] },
});

/** Gives the tests the changed file. */
const planted = ({ file, source }: NonNullable<Plant['changed']>) => ({
  name: 'planted',
  enforce: 'pre' as const,
  load: (id: string) => (id === path.resolve(file) ? source : undefined),
});

/** Ends the command: failed tests are expected, but vitest sets the exit code for them. */
export const endWith = (isFine: boolean): never => process.exit(isFine ? 0 : 1);

/** @param start in milliseconds */
export const secondsSince = (start: number): number => Math.round((Date.now() - start) / 1000);
