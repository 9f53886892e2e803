import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { acceptedFile, readAccepted, sentencesOf, type Accepted } from './accepted';
import { boundChange } from './free-words';
import { proofsIn, readStatements } from './read-tests';
import { newClaims } from './significant-words';

/** What a page's sentences and tests were on the main branch. */
export interface Before {
  /** The text of a file; undefined when there was none. */
  read(file: string): string | undefined;
}

/**
 * Sentences with a claim that is new since the main branch, whose test is what it was: it passed before the claim was
 * there, so it cannot have been made to prove it.
 * @param page its path, such as `/concepts/nft`
 * @param now the sentences as they are to be accepted
 * @returns each as `file:line: problem and fix`
 */
export function unprovedClaims(
  page: string,
  before: Before,
  now: Accepted = readAccepted(page),
  root = '.',
): string[] {
  const file = acceptedFile(page);
  const old = sentencesOf(before.read(file) ?? '{}');
  const changed = Object.keys(now).filter((id) => {
    const [was, is] = [old[id], now[id]];
    return was !== undefined && is !== undefined && boundChange(was, is) !== undefined;
  });
  if (changed.length === 0) return [];
  const tests = readStatements(root).filter((one) => one.page === page);
  return changed.flatMap((id) => {
    const claims = newClaims(old[id] ?? '', now[id] ?? '');
    if (claims.length === 0) return [];
    const test = tests.find((one) => one.id === id);
    if (!test) return [];
    if (proofOf(readOf(test.file, root), id) !== proofOf(before.read(test.file), id)) return [];
    return [
      `${file}:${lineOf(readOf(file, root), id)}: "${id}" says something new, and its test is what it was.\n` +
        `  it was: ${old[id]}\n  it is:  ${now[id]}\n  new:    ${claims.join(', ')}\n` +
        `  test:   ${test.file}:${test.line}\n` +
        'A test that passed before cannot have been written for these words, so it is no proof of them. ' +
        'Put the old words back, or say it in a sentence of its own without the id; where the new ' +
        'words are right, whoever writes tests extends this one first.',
    ];
  });
}

const readOf = (file: string, root: string): string | undefined => {
  const place = path.join(root, file);
  return existsSync(place) ? readFileSync(place, 'utf8') : undefined;
};

const proofOf = (text: string | undefined, id: string) =>
  text === undefined ? undefined : proofsIn(text).get(id);

const lineOf = (text = '', id: string) =>
  Math.max(
    text.split('\n').findIndex((line) => line.includes(`"${id}":`)),
    0,
  ) + 1;
