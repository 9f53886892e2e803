import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { FILES, SUMMARY, type FileList, type Summary } from '@sablier-docs/hosting/offline/names';

interface Answers {
  answers: Map<string, { status?: number; body: string }>;
}

/** The offline copy that a build offers. */
export const offlineFilesOf = (build: string): FileList =>
  JSON.parse(readFileSync(build + FILES, 'utf8')) as FileList;

/** Lets a site offer these files as its offline copy. @returns the revision */
export function offer({ answers }: Answers, list: FileList): string {
  const text = JSON.stringify(list);
  const revision = hash('sha256', text);
  const bytes = list.files.reduce((sum, [, size]) => sum + size, 0);
  const summary: Summary = { revision, files: list.files.length, bytes, wire: bytes };
  answers.set(FILES, { status: 200, body: text });
  answers.set(SUMMARY, { status: 200, body: JSON.stringify(summary) });
  return revision;
}

/** A part of the files, where a test asks about copying and not about all of it. */
export function omitFiles({ files, moved }: FileList, some: RegExp): FileList {
  const kept = files.filter(([address]) => some.test(address));
  if (kept.length === files.length) throw new Error('Nothing is left out.');
  return { files: kept, moved };
}
