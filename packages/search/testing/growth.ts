import { buildEmbeddedIndex, readIndex, type BuiltIndex } from '../embedded/build.ts';
import { packedRecords, type StoredPage } from '../embedded/pack.ts';

/** The two files of an index. */
export interface IndexFiles {
  index: string;
  texts: string;
}

/** As in the site's configuration: which texts come first, and how many characters `search-index.json` has. */
interface FirstTexts {
  has: (path: string) => boolean;
  rankOf: (path: string) => number;
  characters: number;
}

/**
 * The index of a site that grew: with guides of 700 words, eight headings and eight questions each, in the words of the
 * site as often as they are on it, in an order that repeats nothing but words. The same files give the same index.
 * @param count number of guides to add
 */
export function withMoreGuides(files: IndexFiles, count: number, first: FirstTexts): BuiltIndex {
  const pages = readIndex(files.index, files.texts);
  const words = pages.flatMap(({ sections }) =>
    sections.flatMap(({ contents }) => contents.join(' ').split(/\s+/)),
  );
  let state = 1;
  const some = (length: number) =>
    Array.from({ length }, () => {
      state = (state * 48_271) % 2_147_483_647;
      return words[state % words.length] ?? '';
    }).join(' ');
  const guide = (_: unknown, at: number): StoredPage => ({
    path: `/guides/more/page-${at}`,
    section: 'Guides',
    tag: 'docs-default-current',
    pageRank: 15,
    legacy: false,
    isDeferred: false,
    sections: Array.from({ length: 8 }, (_section, place) => ({
      level: place === 0 ? 1 : 2,
      anchor: place === 0 ? null : `part-${place}`,
      heading: some(3),
      contents: [some(45), some(45)],
      questions: place === 0 ? Array.from({ length: 8 }, () => some(4)) : [],
    })),
  });
  return buildEmbeddedIndex(packedRecords([...pages, ...Array.from({ length: count }, guide)]), {
    isDeferred: (page) => !first.has(page),
    budget: first,
  });
}
