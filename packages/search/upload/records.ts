import { readIndex } from '../embedded/build.ts';
import { assemble } from '../records/assemble.ts';
import type { SynonymEntry } from '../synonyms.ts';
import type { SearchRecord } from '../types.ts';

/** The records of a build cannot be uploaded. */
export class InvalidRecordsError extends Error {
  override readonly name = 'InvalidRecordsError';
}

export interface RecordSizes {
  /** In bytes of JSON. */
  total: number;
  mean: number;
  largest: number;
  largestId: string;
}

/**
 * The records of a build with absolute URLs, which other clients of the index expect.
 * @param first content of the build's `search-index.json`
 * @param rest content of its `search-texts.json`
 * @param siteUrl origin of the site, e.g. `https://docs.sablier.com`
 * @throws {@link InvalidRecordsError} when the files are not an index of this version or have no records
 */
export function recordsForUpload(
  first: string,
  rest: string | undefined,
  siteUrl: string,
): SearchRecord[] {
  let records: SearchRecord[];
  try {
    records = readIndex(first, rest).flatMap((page) => assemble(page.sections, page));
  } catch (cause) {
    throw new InvalidRecordsError('The search index of the build cannot be read. Build again.', {
      cause,
    });
  }
  if (records.length === 0) throw new InvalidRecordsError('The build has no search records.');
  return records.map((record) => ({
    ...record,
    url: siteUrl + record.url,
    url_without_anchor: siteUrl + record.url_without_anchor,
  }));
}

/**
 * @param limit largest size of one record in bytes: 10,000 on the service's smallest plan
 * @throws {@link InvalidRecordsError} with the records that exceed the limit
 */
export function measureRecords(records: readonly SearchRecord[], limit: number): RecordSizes {
  const sizes = records.map((record) => ({
    id: record.objectID,
    bytes: new TextEncoder().encode(JSON.stringify(record)).length,
  }));
  const tooLarge = sizes.filter(({ bytes }) => bytes > limit);
  if (tooLarge.length > 0) {
    const names = tooLarge.slice(0, 5).map(({ id, bytes }) => `  ${id}: ${bytes} bytes`);
    const more = tooLarge.length > 5 ? [`  and ${tooLarge.length - 5} more`] : [];
    throw new InvalidRecordsError(
      [`${tooLarge.length} records are larger than ${limit} bytes:`, ...names, ...more].join('\n'),
    );
  }
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  const largest = sizes.reduce((a, b) => (b.bytes > a.bytes ? b : a));
  return {
    total,
    mean: Math.round(total / sizes.length),
    largest: largest.bytes,
    largestId: largest.id,
  };
}

export interface OneWaySynonym {
  objectID: string;
  type: 'oneWaySynonym';
  input: string;
  synonyms: string[];
}

/** The glossary as one-way synonyms of the service: a search for the input also finds the term. */
export function synonymsForUpload(glossary: readonly SynonymEntry[]): OneWaySynonym[] {
  const terms = new Map<string, Set<string>>();
  for (const { term, synonyms } of glossary) {
    for (const synonym of synonyms) {
      const input = synonym.toLowerCase();
      if (input === term.toLowerCase()) continue;
      terms.set(input, (terms.get(input) ?? new Set()).add(term.toLowerCase()));
    }
  }
  return [...terms].map(([input, synonyms]) => ({
    objectID: `glossary-${input.replace(/[^a-z0-9]+/g, '-')}`,
    type: 'oneWaySynonym',
    input,
    synonyms: [...synonyms],
  }));
}
