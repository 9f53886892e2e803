import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Something that broke once. Every attack starts with the rows of its area. */
export interface Broken<T> {
  /** What went wrong, in a few words. */
  what: string;
  input: T;
}

/** The rows of `tests/attack/corpus/<area>.json`; add what a fuzzer finds, and keep it for ever. */
export function corpus<T>(area: string): readonly Broken<T>[] {
  const file = path.join(import.meta.dirname, '..', 'corpus', `${area}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as Broken<T>[];
}
