import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { forgeSuites } from '@sablier-docs/testing/forge';
import type { Answers } from '@sablier-docs/tools/wizard/answers';
import { createRandom } from '@sablier-docs/testing/random';
import { facts, foundryAnswers, foundryProjects } from './projects';

/*
 * The tests that the projects contain, run by forge. The files of several projects are in one, because the
 * compiler would read the packages again for each.
 */

/** The end of a test's name whose token has 18 decimals. */
const WITH_18 = '-18.t.sol';

// forge calls the compiler by a script with an interpreter line, which Windows does not run.
test.skipIf(process.platform === 'win32')('the tests of random projects pass', async () => {
  const random = createRandom(0x19n);
  const groups: [(answers: Answers) => boolean, count: number][] = [
    [({ hooks }) => hooks === 'yes', 2],
    [({ product, hooks }) => product === 'lockup' && hooks === 'no', 4],
    [({ model }) => model === 'linear', 2],
    [({ product }) => product === 'flow', 3],
    [({ sender, batch }) => sender === 'safe' && batch !== 'parts', 3],
    [({ sender, batch }) => sender === 'safe' && batch === 'parts', 1],
    [({ sender, batch }) => sender !== 'safe' && batch === 'parts', 2],
  ];
  const chosen = groups.flatMap(([isOwn, count]) => {
    const own = foundryAnswers.filter(isOwn);
    const indexes = new Set(
      Array.from({ length: count }, () => random.between(0n, BigInt(own.length - 1))),
    );
    return [...indexes].flatMap((index) => own[Number(index)] ?? []);
  });
  const { projects, sources } = foundryProjects(chosen);
  const folder = mkdtempSync(path.join(tmpdir(), 'wizard-'));
  try {
    for (const name of ['src', 'test']) mkdirSync(path.join(folder, name));
    const settings = facts.samples['starters/foundry/foundry.toml']?.[''] ?? '';
    writeFileSync(path.join(folder, 'foundry.toml'), settings);
    const write = (place: string, text: string) =>
      writeFileSync(path.join(folder, place.replace('wizard/', 'test/')), text);
    for (const place of projects.flatMap(({ places }) => Object.values(places))) {
      const text = (sources[place] ?? '').replaceAll('"wizard/', '"test/');
      write(place, text);
      if (!place.endsWith('.t.sol')) continue;
      // The figures that they expect are right for the decimals of other tokens as well.
      expect(text).toContain('DECIMALS = 6;');
      write(place.replace('.t.sol', WITH_18), text.replace('DECIMALS = 6;', 'DECIMALS = 18;'));
    }
    const tests = new Set(
      projects.flatMap(({ places }) =>
        Object.entries(places).flatMap(([file, place]) => (file.endsWith('.t.sol') ? [place] : [])),
      ),
    );
    const suites = Object.entries(await forgeSuites(folder));
    expect(suites).toHaveLength(2 * tests.size);
    const results = suites.flatMap(([, suite]) => Object.entries(suite));
    console.log(`${projects.length} projects, ${results.length} tests`);
    expect(results.length).toBeGreaterThan(4 * projects.length);
    expect(results.filter(([, result]) => result !== 'Success')).toEqual([]);
    for (const name of [
      ...['CreatesWhatWasChosen', 'RecipientWithdraws', 'HookCounts', 'Refunds'],
      ...['ReleasesBySchedule', 'ReleasesAtTheTargetPrice', 'ConvertsTheRateExactly'],
      ...['FileCreatesWhatWasChosen', 'FilesCreateEveryStreamOnce', 'GoesOnWhereItStopped'],
    ]) {
      expect(results.map(([test]) => test).join(), name).toContain(name);
    }
    // The same tests ran with both.
    const [with18, with6] = [true, false].map((is18) =>
      suites
        .filter(([suite]) => suite.includes(WITH_18) === is18)
        .flatMap(([, suite]) => Object.keys(suite))
        .sort(),
    );
    expect(with18).toEqual(with6);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
