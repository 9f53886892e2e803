import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { forgeSuites } from '@sablier-docs/testing/forge';
import type { Answers } from '@sablier-docs/create-streams/answers';
import { createRandom } from '@sablier-docs/testing/random';
import { answersFor, facts, foundryProjects } from './projects';

/*
 * The tests that the projects contain, run by forge. The files of several projects are in one, because the
 * compiler would read the packages again for each.
 */

/** The end of a test's name whose token has 18 decimals. */
const WITH_18 = '-18.t.sol';

// forge calls the compiler by a script with an interpreter line, which Windows does not run.
test.skipIf(process.platform === 'win32')('the tests of random projects pass', async () => {
  const random = createRandom(0x19n);
  // Lists in parts need the optimizer, which takes most of the time: three of them, and more at night.
  const isNight = Boolean(process.env.TEST_ALL);
  const isSplit = ({ batch }: Answers) => batch === 'parts';
  const isAny = (answers: Answers) => isNight || !isSplit(answers);
  const groups: [(answers: Answers) => boolean, count: number][] = [
    [(answers) => answers.hooks === 'yes' && isAny(answers), 2],
    [(answers) => answers.product === 'lockup' && answers.hooks === 'no' && isAny(answers), 4],
    [(answers) => answers.model === 'linear' && isAny(answers), 2],
    [(answers) => answers.product === 'flow' && isAny(answers), 3],
    [(answers) => answers.sender === 'safe' && !isSplit(answers), 3],
    [(answers) => answers.sender === 'safe' && isSplit(answers), 1],
    [(answers) => answers.sender !== 'safe' && isSplit(answers), 2],
  ];
  const chosen = groups.flatMap(([isOwn, count]) => {
    const own = answersFor('foundry').filter(isOwn);
    const indexes = new Set(
      Array.from({ length: count }, () => random.between(0n, BigInt(own.length - 1))),
    );
    return [...indexes].flatMap((index, at) => {
      const answers = own[Number(index)];
      if (!answers) return [];
      // One of each kind has a token with 18 decimals as well, but for lists in parts; at night all.
      const is18 = isNight || (at === 0 && !isSplit(answers));
      return [{ answers, is18 }];
    });
  });
  const found = [
    // Without the optimizer, which takes most of the time, the parts of a list would need too much gas.
    await resultsOf(
      chosen.filter(({ answers }) => isSplit(answers)),
      true,
    ),
    await resultsOf(
      chosen.filter(({ answers }) => !isSplit(answers)),
      isNight,
    ),
  ];
  const results = found.flatMap(({ suites }) => [...suites.values()].flatMap(Object.entries));
  console.log(`${chosen.length} projects, ${results.length} tests`);
  expect(results.length).toBeGreaterThan(2 * chosen.length);
  expect(results.filter(([, result]) => result !== 'Success')).toEqual([]);
  for (const name of [
    'CreatesWhatWasChosen',
    'RecipientWithdraws',
    'HookCounts',
    'Refunds',
    'ReleasesBySchedule',
    'ReleasesAtTheTargetPrice',
    'ConvertsTheRateExactly',
    'FileCreatesWhatWasChosen',
    'FilesCreateEveryStreamOnce',
    'GoesOnWhereItStopped',
  ]) {
    expect(results.map(([test]) => test).join(), name).toContain(name);
  }
  for (const { suites, twice } of found)
    for (const [with6, with18] of twice)
      expect(Object.keys(suites.get(with18) ?? {})).toEqual(Object.keys(suites.get(with6) ?? {}));
});

interface Chosen {
  readonly answers: Answers;
  /** Whether its tests run with 18 decimals as well. */
  readonly is18: boolean;
}

/** Runs the tests of projects in one. @returns results by suite, and the names of those that ran with 18 decimals as well */
async function resultsOf(chosen: readonly Chosen[], isOptimized: boolean) {
  const { projects, sources } = foundryProjects(chosen.map(({ answers }) => answers));
  const folder = mkdtempSync(path.join(tmpdir(), 'wizard-'));
  try {
    for (const name of ['src', 'test']) mkdirSync(path.join(folder, name));
    const settings = facts.samples['starters/_shared/foundry.toml']?.[''] ?? '';
    expect(settings).toContain('optimizer = true');
    writeFileSync(
      path.join(folder, 'foundry.toml'),
      settings.replace('optimizer = true', `optimizer = ${isOptimized}`),
    );
    const write = (place: string, text: string) =>
      writeFileSync(path.join(folder, place.replace('wizard/', 'test/')), text);
    const tests = new Set<string>();
    const twice = new Map<string, string>();
    for (const [at, { places }] of projects.entries()) {
      for (const [file, place] of Object.entries(places)) {
        const text = (sources[place] ?? '').replaceAll('"wizard/', '"test/');
        write(place, text);
        if (!file.endsWith('.t.sol')) continue;
        tests.add(place);
        if (!chosen[at]?.is18) continue;
        // The figures that they expect are right for the decimals of other tokens as well.
        expect(text).toContain('DECIMALS = 6;');
        const other = place.replace('.t.sol', WITH_18);
        twice.set(place, other);
        write(other, text.replace('DECIMALS = 6;', 'DECIMALS = 18;'));
      }
    }
    const suites = new Map(
      Object.entries(await forgeSuites(folder)).map(([suite, results]) => [
        suite.replace(/^test\/(.*):.*$/, 'wizard/$1'),
        results,
      ]),
    );
    expect([...suites.keys()].sort()).toEqual([...tests, ...twice.values()].sort());
    return { suites, twice };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
