/**
 * Tested sentences: `npm run statements` holds the ids on all pages to the tests, in seconds and without a
 * run; `npm run statements -- docs/concepts/nft.mdx` those of one page. With `--accept <page or id>` it runs
 * the tests and, for those that pass, accepts the sentences as they are now.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { unprovedClaims } from '@sablier-docs/proofs/sentences/acceptance';
import { readAccepted, writeAccepted } from '@sablier-docs/proofs/sentences/accepted';
import { checkStatements, PageStatements } from '@sablier-docs/proofs/sentences/check';
import { readStatements, type Statement } from '@sablier-docs/proofs/sentences/read-tests';
import { REPORT, describeReworded } from '@sablier-docs/proofs/sentences/report';
import { filesOnMain } from './on-main';
import { targetPlace, statementTarget } from './target';

const ROOT = process.env.STATEMENTS_ROOT ?? '.';

/** @returns whether there is nothing to mend */
function check(pages: readonly string[]): boolean {
  const found = checkStatements(pages.length > 0 ? pages : undefined, ROOT);
  const { reworded } = found;
  const before = filesOnMain();
  const places = pages.length > 0 ? pages : pagesOf(readStatements(ROOT));
  const unproved = before ? places.flatMap((page) => unprovedClaims(page, before)) : [];
  const problems = [...found.problems, ...unproved];
  if (pages.length === 0) {
    const file = path.join(ROOT, REPORT);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(reworded, null, 2)}\n`);
  }
  console.log(
    [
      ...problems.map((problem) => `${problem}\n`),
      ...(problems.length > 0 ? [] : describeReworded(reworded)),
    ].join('\n'),
  );
  return problems.length === 0;
}

const pagesOf = (tests: readonly Statement[]) => [...new Set(tests.map(({ page }) => page))];

/** What cannot be accepted before its test has changed. */
function unproved(page: string, tests: readonly Statement[]): string[] {
  const before = filesOnMain();
  if (!before) return [];
  const own = new PageStatements(page, ROOT);
  // A test whose sentence is gone fails when it runs.
  const says = tests
    .filter(({ id }) => own.has(id))
    .map((test) => [test.id, own.sentenceOf(test).text]);
  return unprovedClaims(page, before, Object.fromEntries(says), ROOT);
}

/** @returns whether every test has passed */
function accept(name: string): boolean {
  const all = readStatements(ROOT);
  const { page, id } = statementTarget(name, all, ROOT);
  const tests = all.filter((test) => test.page === page && (id === undefined || test.id === id));
  if (tests.length === 0) {
    // After the last tested sentence of a page is removed, there is nothing to run.
    const left = readAccepted(page, ROOT);
    writeAccepted(page, {}, ROOT);
    console.log(`${page}: ${Object.keys(left).length} removed, no test is left`);
    return true;
  }
  const refused = unproved(page, tests);
  if (refused.length > 0) {
    console.log(refused.join('\n\n'));
    return false;
  }
  const files = [...new Set(tests.map(({ file }) => path.join(ROOT, file)))];
  const only = id === undefined ? [] : ['-t', `^${id}$`];
  const { status } = spawnSync(
    'npx',
    ['vitest', 'run', '--config', 'tests/statements/vitest.config.ts', ...files, ...only],
    {
      stdio: 'inherit',
      env: { ...process.env, ACCEPT_STATEMENTS: '1' },
      shell: process.platform === 'win32',
    },
  );
  return status === 0;
}

function main(): boolean {
  const { values, positionals } = parseArgs({
    options: { accept: { type: 'string' } },
    allowPositionals: true,
  });
  if (values.accept === undefined) return check(positionals.map((name) => targetPlace(name, ROOT)));
  return accept(values.accept);
}

try {
  if (!main()) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
