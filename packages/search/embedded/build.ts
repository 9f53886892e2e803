import { hash } from 'node:crypto';
import { expansionsOf, type Expansion, type SynonymEntry } from '../synonyms.ts';
import type { SearchRecord } from '../types.ts';
import { pack, packedPages, packedRecords, unpack, unpackTexts, type StoredPage } from './pack.ts';

export interface BuiltIndex {
  /** Content of `search-index.json`. */
  index: string;
  /** Content of `search-texts.json`; undefined when no text is deferred. */
  texts: string | undefined;
  pages: number;
  sections: number;
  records: number;
}

/**
 * Makes the files of the embedded index from the records of all pages, given page by page and in reading order.
 *
 * The files contain texts instead of posting lists: the lists would be larger than the texts, and it takes less
 * time to index the texts in the browser than to download the lists.
 *
 * @throws when there are no records, when two records share an `objectID`, or when the records that are read
 * back from the files differ from the given ones
 */
export function buildEmbeddedIndex(
  records: readonly SearchRecord[],
  options: {
    synonyms?: readonly SynonymEntry[];
    /** Whether the texts of a page belong in `search-texts.json`; by default, none do. */
    isDeferred?: (path: string) => boolean;
    /** Limits `search-index.json`: the texts of the other pages come first by rank, until it has so many characters. */
    budget?: { characters: number; rankOf: (path: string) => number };
  } = {},
): BuiltIndex {
  if (records.length === 0) throw new Error('Search index: there are no records');
  assertUnique(records);

  const pages = packedPages(records);
  for (const page of pages) page.isDeferred = options.isDeferred?.(page.path) ?? false;
  const expansions = expansionsOf(options.synonyms ?? []);
  if (options.budget) deferBeyond(pages, expansions, options.budget);
  const packed = pack(pages, expansions, digestOf);
  const index = JSON.stringify(packed.index);
  const texts = packed.texts && JSON.stringify(packed.texts);
  const back = packedRecords(readIndex(index, texts));
  records.forEach((record, at) => {
    if (JSON.stringify(record) !== JSON.stringify(back[at])) {
      throw new Error(`Search index: ${record.objectID} does not survive packing`);
    }
  });
  return {
    index,
    texts,
    pages: pages.length,
    sections: pages.reduce((sum, page) => sum + page.sections.length, 0),
    records: records.length,
  };
}

/** Defers the texts of pages that are beyond the budget, lowest rank first. */
function deferBeyond(
  pages: readonly StoredPage[],
  expansions: readonly Expansion[],
  { characters, rankOf }: { characters: number; rankOf: (path: string) => number },
): void {
  const first = pages.filter(({ isDeferred }) => !isDeferred);
  for (const page of first) page.isDeferred = true;
  let left = characters - JSON.stringify(pack(pages, expansions, digestOf).index).length;
  const lengthOf = ({ sections }: StoredPage) =>
    sections.reduce((sum, { contents }) => sum + contents.join('\n').length, 0);
  for (const page of first.toSorted((a, b) => rankOf(a.path) - rankOf(b.path))) {
    left -= lengthOf(page);
    page.isDeferred = left < 0;
  }
}

/**
 * The pages of an index with all their texts.
 * @throws when a file is not an index of this version, or the texts are missing or from another build
 */
export function readIndex(index: string, texts: string | undefined): StoredPage[] {
  const { pages, isWhole, revision } = unpack(JSON.parse(index));
  if (isWhole) return pages;
  if (!texts) throw new Error('Search index: search-texts.json is missing');
  for (const [page, own] of unpackTexts(
    JSON.parse(texts),
    pages.filter(({ isDeferred }) => isDeferred),
    revision,
  )) {
    page.sections.forEach((section, at) => section.contents.push(...(own[at] ?? [])));
    page.isDeferred = false;
  }
  return pages;
}

const digestOf = (text: string) => hash('sha256', text).slice(0, 12);

function assertUnique(records: readonly SearchRecord[]): void {
  const ids = new Set<string>();
  for (const { objectID } of records) {
    if (ids.has(objectID)) throw new Error(`Search index: two records have the id ${objectID}`);
    ids.add(objectID);
  }
}
