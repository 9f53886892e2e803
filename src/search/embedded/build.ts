import { createHash } from 'node:crypto';
import { expansionsOf, type SynonymEntry } from '../synonyms.ts';
import type { SearchRecord } from '../types.ts';
import { pack, pagesOf, recordsOf, unpack, unpackTexts, type StoredPage } from './pack.ts';

export interface BuiltIndex {
  /** The file that is searched first; `createEmbeddedProvider` loads it. */
  json: string;
  /** The texts that are not in it; undefined when there is none. */
  rest: string | undefined;
  pages: number;
  sections: number;
  records: number;
}

/**
 * Makes the file of the embedded index from the records of all pages, given page by page and in
 * reading order.
 *
 * The files hold texts and no posting lists: those would be larger than the texts, and to index the texts in
 * the browser takes less time than to fetch the lists.
 *
 * Throws when there is no record, when two records share an `objectID`, or when the records cannot
 * be read back from the file exactly as they went in.
 */
export function buildEmbeddedIndex(
  records: readonly SearchRecord[],
  options: {
    synonyms?: readonly SynonymEntry[];
    /** Whether the texts of a page may come after the first answers; of none unless given. */
    isLater?: (path: string) => boolean;
  } = {},
): BuiltIndex {
  if (records.length === 0) throw new Error('Search index: there are no records');
  assertUnique(records);

  const pages = pagesOf(records);
  for (const page of pages) page.later = options.isLater?.(page.path) ?? false;
  const { first, rest } = pack(pages, expansionsOf(options.synonyms ?? []), digestOf);
  const json = JSON.stringify(first);
  const texts = rest && JSON.stringify(rest);
  const back = recordsOf(readIndex(json, texts));
  records.forEach((record, index) => {
    if (JSON.stringify(record) !== JSON.stringify(back[index])) {
      throw new Error(`Search index: ${record.objectID} does not survive packing`);
    }
  });
  return {
    json,
    rest: texts,
    pages: pages.length,
    sections: pages.reduce((sum, page) => sum + page.sections.length, 0),
    records: records.length,
  };
}

/**
 * The pages of an index with all their texts.
 * @throws when a file is no index of this version, or the second one is missing or of another build
 */
export function readIndex(first: string, rest: string | undefined): StoredPage[] {
  const { pages, isWhole, revision } = unpack(JSON.parse(first));
  if (isWhole) return pages;
  if (!rest) throw new Error('Search index: the second file is missing');
  for (const [page, texts] of unpackTexts(
    JSON.parse(rest),
    pages.filter(({ later }) => later),
    revision,
  )) {
    page.sections.forEach((section, at) => section.contents.push(...(texts[at] ?? [])));
    page.later = false;
  }
  return pages;
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

function assertUnique(records: readonly SearchRecord[]): void {
  const ids = new Set<string>();
  for (const { objectID } of records) {
    if (ids.has(objectID)) throw new Error(`Search index: two records are called ${objectID}`);
    ids.add(objectID);
  }
}
