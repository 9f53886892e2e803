import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { HANG } from '@sablier-docs/testing/hang';
import type { Plugin, TestProjectInlineConfiguration } from 'vitest/config';
import { startVitest } from 'vitest/node';
import { importsOf, type Imports } from './reach';

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

/** Settings of unit tests, which share the modules of a worker. */
export const AS_UNITS = {
  testTimeout: HANG,
  hookTimeout: HANG,
  pool: 'threads',
  isolate: false,
  unstubGlobals: true,
  unstubEnvs: true,
  restoreMocks: true,
} as const;

/** Beside the packages; nothing of it is committed. */
const OUT = path.resolve('node_modules/.cache/plants');

/** Runs the tests of each plant until one of them fails. */
export async function runPlants(
  plants: readonly Plant[],
  isNoticed: (found: Found) => boolean,
): Promise<Map<string, Found>> {
  const all = new Map<string, Found>(
    plants.map(({ name }) => [name, { failed: 0, broken: [], passed: true }]),
  );
  const imports = await importsOf([...new Set(plants.flatMap(({ rounds }) => rounds.flat()))]);
  for (let round = 0; ; round += 1) {
    const asked = plants.filter(({ name, rounds }) => {
      const found = all.get(name);
      return rounds[round] && found && !isNoticed(found);
    });
    // vitest reads an empty list of projects as all of them.
    if (asked.length === 0) break;
    await runRound(asked, round, imports, all);
  }
  rmSync(OUT, { recursive: true, force: true });
  return all;
}

/** Adds what the tests of a round find. Plants with the same settings share a project of vitest. */
async function runRound(
  plants: readonly Plant[],
  round: number,
  imports: Imports,
  all: ReadonlyMap<string, Found>,
): Promise<void> {
  mkdirSync(OUT, { recursive: true });
  const foundIn = new Map<string, Found>();
  const groups = new Map<string, { test: Plant['test']; include: string[] }>();
  for (const [at, plant] of plants.entries()) {
    const settings = JSON.stringify(plant.test);
    const group = groups.get(settings) ?? { test: plant.test, include: [] };
    groups.set(settings, group);
    for (const [place, test] of (plant.rounds[round] ?? []).entries()) {
      const entry = path.join(OUT, `${round}-${at}-${place}.test.ts`);
      writeFileSync(entry, `import '${path.resolve(test)}?plant=${at}';\n`);
      group.include.push(entry);
      const found = all.get(plant.name);
      if (found) foundIn.set(entry, found);
    }
  }
  const plugins = [planted(plants, imports)];
  const projects = [...groups.values()].map(
    ({ test, include }, at): TestProjectInlineConfiguration => ({
      plugins,
      esbuild: { jsx: 'automatic' },
      resolve: { alias: { '@site': path.resolve('.') } },
      test: {
        environment: 'node',
        ...test,
        name: String(at),
        include,
        exclude: [],
        server: { deps: { inline: [/\/plants\//] } },
      },
    }),
  );
  // vitest asks its own settings, not those of a project, whether the files of a worker share their modules.
  const isolate = plants.some(({ test }) => test?.isolate !== false);
  const options = { config: false as const, watch: false, reporters: [{}], isolate };
  const vitest = await startVitest('test', [], options, { test: { projects } });
  for (const testModule of vitest.state.getTestModules()) {
    const found = foundIn.get(testModule.moduleId);
    if (!found) throw new Error(`${testModule.moduleId} is no test of a plant.`);
    found.failed += [...testModule.children.allTests('failed')].length;
    found.broken.push(...testModule.errors().map(({ message }) => message));
    found.passed &&= testModule.ok();
  }
  await vitest.close();
}

/**
 * Gives the tests of a plant the changed file, and a copy of each file that leads to it; all others are shared with the
 * tests of other plants, so that what they make when they are loaded is made once.
 */
function planted(plants: readonly Plant[], imports: Imports): Plugin {
  const copied = plants.map(({ changed }) => leadingTo(changed?.file ?? '', imports));
  const plantIn = (id = '') => Number(/[?&]plant=(\d+)/.exec(id)?.[1] ?? -1);
  const fileOf = (id: string) => id.replace(/\?.*$/, '');
  return {
    name: 'planted',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const isTest = plantIn(source) >= 0;
      const at = isTest ? plantIn(source) : plantIn(importer);
      if (at < 0) return null;
      const from = importer && fileOf(importer);
      const found = await this.resolve(fileOf(source), from, { ...options, skipSelf: true });
      const file = found && path.relative('.', fileOf(found.id));
      return file && (isTest || copied[at]?.has(file)) ? `${found.id}?plant=${at}` : found;
    },
    load(id) {
      const changed = plants[plantIn(id)]?.changed;
      return changed && fileOf(id) === path.resolve(changed.file) ? changed.source : null;
    },
  };
}

/** The file, and all that import it or import what does. */
function leadingTo(file: string, imports: Imports): ReadonlySet<string> {
  const found = new Set([file]);
  for (const one of found)
    for (const [importer, imported] of imports) if (imported.includes(one)) found.add(importer);
  return found;
}

/** Ends the command: failed tests are expected, but vitest sets the exit code for them. */
export const endWith = (isFine: boolean): never => process.exit(isFine ? 0 : 1);

/** @param start in milliseconds */
export const secondsSince = (start: number): number => Math.round((Date.now() - start) / 1000);
