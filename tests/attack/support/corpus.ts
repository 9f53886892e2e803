import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Something that broke once. Every attack starts with the rows of its area. */
interface Broken<T> {
  /** The mistake, in a few words. */
  what: string;
  input: T;
}

/** The rows of `tests/attack/corpus/<area>.json`; add every find of a fuzzer, and keep it. */
export function corpus<T>(area: string): readonly Broken<T>[] {
  const file = path.join(import.meta.dirname, '..', 'corpus', `${area}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as Broken<T>[];
}
