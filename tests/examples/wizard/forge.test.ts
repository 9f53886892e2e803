import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { forgeSuites } from '@sablier-docs/testing/forge';
import type { Answers } from '@sablier-docs/tools/wizard/answers';
import { createRandom } from '@sablier-docs/testing/random';
import { facts, foundryProjects } from './projects';

/*
 * The tests that the projects contain, run by forge. The files of several projects are in one, because the
 * compiler would read the packages again for each.
 */

// forge calls the compiler by a script with an interpreter line, which Windows does not run.
test.skipIf(process.platform === 'win32')('the tests of random projects pass', async () => {
  const { projects, sources } = foundryProjects();
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
  const some = groups.flatMap(([isOwn, count]) => {
    const own = projects.filter(({ answers }) => isOwn(answers));
    const chosen = new Set(
      Array.from({ length: count }, () => random.between(0n, BigInt(own.length - 1))),
    );
    return [...chosen].flatMap((index) => own[Number(index)] ?? []);
  });
  const folder = mkdtempSync(path.join(tmpdir(), 'wizard-'));
  try {
    for (const name of ['src', 'test']) mkdirSync(path.join(folder, name));
    const settings = facts.samples['starters/foundry/foundry.toml']?.[''] ?? '';
    writeFileSync(path.join(folder, 'foundry.toml'), settings);
    for (const place of some.flatMap(({ places }) => Object.values(places))) {
      const text = (sources[place] ?? '').replaceAll('"wizard/', '"test/');
      writeFileSync(path.join(folder, place.replace('wizard/', 'test/')), text);
    }
    const tests = new Set(
      some.flatMap(({ places }) =>
        Object.entries(places).flatMap(([file, place]) => (file.endsWith('.t.sol') ? [place] : [])),
      ),
    );
    const suites = await forgeSuites(folder);
    expect(Object.keys(suites)).toHaveLength(tests.size);
    const results = Object.values(suites).flatMap((suite) => Object.entries(suite));
    console.log(`${some.length} projects, ${results.length} tests`);
    expect(results.length).toBeGreaterThan(2 * some.length);
    expect(results.filter(([, result]) => result !== 'Success')).toEqual([]);
    for (const name of [
      ...['CreatesWhatWasChosen', 'RecipientWithdraws', 'HookCounts', 'Refunds'],
      ...['ReleasesBySchedule', 'ReleasesAtTheTargetPrice', 'ConvertsTheRateExactly'],
      ...['FileCreatesWhatWasChosen', 'FilesCreateEveryStreamOnce', 'GoesOnWhereItStopped'],
    ]) {
      expect(results.map(([test]) => test).join(), name).toContain(name);
    }
    // The figures that they expect are right for the decimals of other tokens as well.
    for (const place of tests) {
      const file = path.join(folder, (place ?? '').replace('wizard/', 'test/'));
      const text = readFileSync(file, 'utf8');
      expect(text).toContain('DECIMALS = 6;');
      writeFileSync(file, text.replace('DECIMALS = 6;', 'DECIMALS = 18;'));
    }
    const with18 = Object.values(await forgeSuites(folder)).flatMap((suite) =>
      Object.entries(suite),
    );
    expect(with18).toHaveLength(results.length);
    expect(with18.filter(([, result]) => result !== 'Success')).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
