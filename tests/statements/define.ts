import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test, type TaskMeta } from 'vitest';
import { PageStatements, type Reworded } from '@sablier-docs/proofs/sentences/check';
import { pageOfTestFile } from '@sablier-docs/proofs/sentences/page-files';
import { statementsIn, type Statement } from '@sablier-docs/proofs/sentences/read-tests';
import { ACCEPTING, ROOT } from './settings';

declare module 'vitest' {
  interface TaskMeta {
    /** What the summary counts. */
    statement?: Statement;
    /** The sentence as the page has it. */
    sentence?: string;
    /** When it is not word for word what was accepted. */
    reworded?: Reworded;
    /** In how many worlds it was asked, if it names a range. */
    worlds?: number;
  }
}

/** Proves a sentence. `meta` is for the summary. */
export type Prove = (listed: Statement, meta: Pick<TaskMeta, 'worlds'>) => Promise<void> | void;

/** Ties a test to the sentence of the page. In a page it is replaced by `page/define.ts`. */
export function define(id: string, prove: Prove): void {
  test(id, async ({ task }) => {
    const listed = find(task.file.filepath, id);
    task.meta.statement = listed;
    const page = pageAt(listed.page);
    const sentence = page.sentenceOf(listed);
    task.meta.sentence = sentence.text;
    if (!ACCEPTING) task.meta.reworded = page.rewordingOf(sentence, listed);
    await prove(listed, task.meta);
  });
}

/** What has been read so far: a file has up to forty statements, and each looks itself up. */
const files = new Map<string, readonly Statement[]>();
const pages = new Map<string, PageStatements>();

/** @throws when there is no such page */
function pageAt(place: string): PageStatements {
  const page = pages.get(place) ?? new PageStatements(place, ROOT);
  pages.set(place, page);
  return page;
}

/** The statement as the build reads it. @throws when the file has none with that id, or two */
function find(filepath: string, id: string): Statement {
  const file = path.relative(path.resolve(ROOT), filepath).split(path.sep).join('/');
  const all =
    files.get(file) ??
    statementsIn(readFileSync(filepath, 'utf8'), file, pageOfTestFile(file, ROOT));
  files.set(file, all);
  const [one, another] = all.filter((statement) => statement.id === id);
  if (!one) throw new Error(`${file}: write the id of each statement as a plain string.`);
  if (another) throw new Error(`${file}:${another.line}: "${id}" has a test already.`);
  return one;
}
