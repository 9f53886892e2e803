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
  if (!existsSync(file)) return {};
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isAccepted(value)) throw new Error(`${file} has to be an object of ids and sentences.`);
  return value;
}

const isAccepted = (value: unknown): value is Accepted =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');

/** Writes the sentences sorted by id; a page without sentences has no file. */
export function writeAccepted(page: string, accepted: Accepted, root = '.'): void {
  const file = path.join(root, acceptedFile(page));
  const entries = Object.entries(accepted).sort(([a], [b]) => (a < b ? -1 : 1));
  if (entries.length === 0) return rmSync(file, { force: true });
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
}
