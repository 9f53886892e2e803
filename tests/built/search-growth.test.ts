import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { buildEmbeddedIndex, readIndex } from '@sablier-docs/search/embedded/build';
import { recordsOf } from '@sablier-docs/search/embedded/pack';
import { searchedFirst } from '../../config/search';
import { BUILD } from './site';

const [index, texts] = ['search-index.json', 'search-texts.json'].map((file) =>
  readFileSync(path.join(BUILD, file), 'utf8'),
) as [string, string];
const pages = readIndex(index, texts);

/** Words of the site as often as they are on it, in an order that repeats nothing but words. */
const words = pages.flatMap(({ sections }) =>
  sections.flatMap(({ contents }) => contents.join(' ').split(/\s+/)),
);
let state = 1;
const some = (count: number) =>
  Array.from({ length: count }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return words[state % words.length] ?? '';
  }).join(' ');

/** A guide of 700 words, with eight headings and questions for the page. */
const guide = (_: unknown, at: number): (typeof pages)[number] => ({
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

describe('the search with 1,000 more pages of prose', () => {
  it('weighs at most 220 KB until the first hit (brotli)', () => {
    const records = recordsOf([...pages, ...Array.from({ length: 1_000 }, guide)]);
    const built = buildEmbeddedIndex(records, {
      isDeferred: (page) => !searchedFirst.has(page),
      budget: searchedFirst,
    });
    const [first, rest] = [built.index, built.texts ?? ''].map(
      (file) => brotliCompressSync(file).length,
    );
    console.log(`Index with ${built.pages} pages: ${first} + ${rest} bytes in Brotli`);
    expect(first).toBeLessThanOrEqual(220 * 1024);
  }, 120_000);
});
