import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import {
  acceptedBeside,
  readAccepted,
  readAcceptedLines,
  writeAccepted,
  type Accepted,
} from '@sablier-docs/proofs/sentences/accepted';
import { boundChange } from '@sablier-docs/proofs/sentences/free-words';
import type { Reworded } from '@sablier-docs/proofs/sentences/check';
import { countStatements } from '@sablier-docs/proofs/sentences/count';
import { readStatements, type Statement } from '@sablier-docs/proofs/sentences/read-tests';
import { REPORT, describeReworded } from '@sablier-docs/proofs/sentences/report';
import { SEED } from '@sablier-docs/proofs/worlds/range';
import { ACCEPTING, ROOT } from './settings';

interface Passed {
  statement: Statement;
  sentence: string;
}

/**
 * Prints how many sentences passed, by section, page and kind, and which of them have other words than
 * when they were last proved. When asked to, it accepts those that passed as they are now.
 */
export default class Summary implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const passed: Passed[] = [];
    const reworded: Reworded[] = [];
    let worlds = 0;
    for (const module of modules) {
      for (const test of module.children.allTests('passed')) {
        const { statement, sentence, reworded: changed, worlds: asked = 0 } = test.meta();
        worlds += asked;
        if (statement && sentence !== undefined) passed.push({ statement, sentence });
        if (changed) reworded.push(changed);
      }
    }
    if (ACCEPTING) return accept(passed);
    printCounts(passed.map(({ statement }) => statement));
    console.log(`${worlds} worlds, seed ${process.env.WORLDS_SEED || SEED}`);
    console.log(describeReworded(reworded).join('\n'));
    write(REPORT, reworded);
  }
}

function write(report: string, list: readonly unknown[]): void {
  const file = path.join(ROOT, report);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(list, null, 2)}\n`);
}

function printCounts(passed: readonly Statement[]): void {
  const { sections, kinds, pages } = countStatements(passed);
  const rows = [...sections, ...pages, ...kinds];
  const width = Math.max(0, ...rows.map(({ name }) => name.length));
  const print = (title: string, list: typeof rows) =>
    [title, ...list.map(({ name, count }) => `  ${name.padEnd(width)}  ${count}`)].join('\n');
  console.log(`\n${passed.length} tested sentences`);
  console.log(
    [print('by section', sections), print('by page', pages), print('by kind', kinds)].join('\n'),
  );
}

/** Writes the sentences that passed, and takes out those of the same pages that have no test any more. */
function accept(passed: readonly Passed[]): void {
  const tests = readStatements(ROOT);
  for (const page of new Set(passed.map(({ statement }) => statement.page))) {
    const before = readAccepted(page, ROOT);
    const lines = readAcceptedLines(page, ROOT);
    const next: Record<string, string> = {};
    for (const { id } of tests.filter((test) => test.page === page)) {
      const kept = lines[id];
      if (kept !== undefined) next[id] = kept;
    }
    for (const { statement, sentence } of passed) {
      const { id, file } = statement;
      const was = before[id];
      if (statement.page !== page || was === sentence) continue;
      const isBound = was !== undefined && boundChange(was, sentence) !== undefined;
      next[id] = isBound ? acceptedBeside(sentence, `${file}#${id}`) : sentence;
    }
    writeAccepted(page, next, ROOT);
    console.log(sayAccepted(page, before, next, passed).join('\n'));
  }
}

function sayAccepted(
  page: string,
  before: Accepted,
  next: Accepted,
  passed: readonly Passed[],
): string[] {
  const changed = passed.filter(
    ({ statement: { id, page: own }, sentence }) => own === page && before[id] !== sentence,
  );
  const gone = Object.keys(before).filter((id) => next[id] === undefined);
  return [
    `\n${page}: ${changed.length} accepted, ${gone.length} removed`,
    ...changed.flatMap(({ statement: { id, file, line }, sentence }) => [
      `  ${id}, proved by ${file}:${line}`,
      ...(before[id] === undefined ? [] : [`    it was: ${before[id]}`]),
      `    it is:  ${sentence}`,
    ]),
    ...gone.map((id) => `  ${id} has no test any more`),
  ];
}
