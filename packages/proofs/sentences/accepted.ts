import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { STATEMENTS } from './page-files';

/** The sentences of a page by id, as they were when their tests last passed. */
export type Accepted = Readonly<Record<string, string>>;

/** One file per page and one line per id, so that two branches rarely edit the same lines. */
export const acceptedFile = (page: string): string => `${STATEMENTS}${page}.accepted.json`;

/** @throws when the file is not an object of texts */
export function readAccepted(page: string, root = '.'): Accepted {
  const file = path.join(root, acceptedFile(page));
  return existsSync(file) ? sentencesOf(readFileSync(file, 'utf8'), file) : {};
}

/** The lines as the file has them: those of sentences in other words name the test that was read. */
export function readAcceptedLines(page: string, root = '.'): Accepted {
  const file = path.join(root, acceptedFile(page));
  return existsSync(file) ? linesOf(readFileSync(file, 'utf8'), file) : {};
}

function linesOf(text: string, file: string): Accepted {
  const value: unknown = JSON.parse(text);
  if (!isAccepted(value)) throw new Error(`${file} has to be an object of ids and sentences.`);
  return value;
}

/** @throws when the text of a file is not an object of texts */
export const sentencesOf = (text: string, file = 'The file'): Accepted =>
  Object.fromEntries(
    Object.entries(linesOf(text, file)).map(([id, line]) => [id, line.split(BESIDE)[0] ?? line]),
  );

/** Between a sentence and the test that was read beside it. */
const BESIDE = ' ⟵ ';

/** The line of a sentence that was accepted in other words: a reviewer reads it and its test together. */
export const acceptedBeside = (sentence: string, test: string): string =>
  `${sentence}${BESIDE}${test}`;

const isAccepted = (value: unknown): value is Accepted =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');

/** Writes the sentences sorted by id; a page without sentences has no file. */
export function writeAccepted(page: string, accepted: Accepted, root: string): void {
  const file = path.join(root, acceptedFile(page));
  const entries = Object.entries(accepted).sort(([a], [b]) => (a < b ? -1 : 1));
  if (entries.length === 0) return rmSync(file, { force: true });
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
}
