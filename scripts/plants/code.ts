/**
 * Changes lines of the packages that compute, sign and prepare calls, drawn at random, and asks the nearest unit tests.
 * Prints what survives, and fails when the share of noticed changes in an area is below its floor in
 * tests/mutants/floors.json. MUTANT_SEED repeats a draw, MUTANTS_EACH sets how many of an area are drawn, MUTANT_AREA
 * runs one area, and CODE_MUTANTS=wallet/fee all changes whose id contains it.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRandom } from '@sablier-docs/testing/random';
import { WEST_OF_UTC } from '@sablier-docs/testing/zones';
import floors from '../../tests/mutants/floors.json';
import { codeMutants, type CodeMutant } from '../../tests/mutants/operators';
import { git } from '../test/git.mjs';
import { reachOf, type Reach } from './reach';
import { AS_UNITS, endWith, runPlants, secondsSince, type Plant } from './run-plants';

const EACH = Number(process.env.MUTANTS_EACH ?? 40);
const SEED = BigInt(process.env.MUTANT_SEED ?? Math.floor(Date.now() / 86_400_000));
const ONLY = process.env.CODE_MUTANTS;
/** Test files that are asked about a change, in rounds: nearly all that notice one are among the nearest. */
const ROUNDS = [1, 2, 4, 6];
/** Changed files at a time, each of which has its tests loaded anew. */
const AT_ONCE = 10;
/** Milliseconds for one change: a loop that never ends by it is noticed, since no test run would end either. */
const LONGEST = 300_000;

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
/** What only tests use, tables and texts, of which a change is no other behavior. */
const isLeftOut = (file: string) =>
  isTest(file) ||
  /(?:^|\/)(?:testing|for-tests|fixtures|descriptions|npm|scripts)(?:\/|-|\.)/.test(file);

/** The changes of an area that are tried: all whose id has the text that is asked for, or some at random. */
function drawn(area: string, files: readonly string[], reach: Reach): CodeMutant[] {
  const all = files
    .filter((file) => file.startsWith(`${area}/`) && !isLeftOut(file) && reach.has(file))
    .flatMap((file) => codeMutants(file, readFileSync(file, 'utf8')));
  if (ONLY !== undefined) return all.filter(({ id }) => id.includes(ONLY));
  const random = createRandom(SEED);
  return all
    .map((mutant) => ({ mutant, place: random.between(0n, 2n ** 64n) }))
    .toSorted((a, b) => (a.place < b.place ? -1 : 1))
    .slice(0, EACH)
    .map(({ mutant }) => mutant);
}

function plantOf({ id, file, source }: CodeMutant, reach: Reach): Plant {
  const tests = reach.get(file) ?? [];
  let from = 0;
  const rounds = ROUNDS.map((count) => tests.slice(from, (from += count)));
  return {
    name: id,
    changed: { file, source },
    rounds: rounds.filter(({ length }) => length > 0),
    test: AS_UNITS,
  };
}

/** Runs the tests of these changes, and writes the names of those that none has noticed into the file. */
async function runHere(file: string): Promise<never> {
  const plants = JSON.parse(readFileSync(file, 'utf8')) as Plant[];
  const found = await runPlants(plants, ({ passed }) => !passed);
  const survivors = [...found].flatMap(([name, { passed }]) => (passed ? name : []));
  writeFileSync(file, JSON.stringify(survivors));
  return endWith(true);
}

/** Those that no test has noticed. In a process of its own, which can be ended when a change has made a loop endless. */
function survivorsAmong(plants: readonly Plant[]): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'mutants-'));
  const file = path.join(folder, 'plants.json');
  writeFileSync(file, JSON.stringify(plants));
  const { status } = spawnSync(process.execPath, [process.argv[1] ?? '', file], {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: LONGEST * Math.min(plants.length, 2),
    killSignal: 'SIGKILL',
  });
  const answer = readFileSync(file, 'utf8');
  rmSync(folder, { recursive: true });
  if (status === 0) return JSON.parse(answer) as string[];
  return plants.length === 1 ? [] : plants.flatMap((one) => survivorsAmong([one]));
}

async function main(): Promise<void> {
  const start = Date.now();
  const files = (git('ls-files', 'packages', 'tests/unit') ?? '')
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'));
  const reach = await reachOf(files.filter(isTest));
  let isFine = true;
  const areas = Object.entries(floors).filter(([area]) =>
    area.includes(process.env.MUTANT_AREA ?? ''),
  );
  for (const [area, floor] of areas) {
    const mutants = drawn(area, files, reach);
    let survived = 0;
    for (let at = 0; at < mutants.length; at += AT_ONCE) {
      const plants = mutants.slice(at, at + AT_ONCE).map((one) => plantOf(one, reach));
      const survivors = survivorsAmong(plants);
      survived += survivors.length;
      for (const id of survivors) console.log(`survived: ${id}`);
    }
    if (mutants.length === 0) continue;
    const share = 1 - survived / mutants.length;
    const isBelow = ONLY === undefined && share < floor;
    isFine &&= !isBelow;
    const percent = (part: number) => `${Math.round(100 * part)} %`;
    console.log(
      `${area}: ${mutants.length} changes, ${percent(share)} noticed, floor ${percent(floor)}${isBelow ? ': below it' : ''}`,
    );
  }
  console.log(`${secondsSince(start)} s, MUTANT_SEED=${SEED}`);
  endWith(isFine);
}

process.env.TZ = WEST_OF_UTC;
const [, , planned] = process.argv;
void (planned ? runHere(planned) : main());
