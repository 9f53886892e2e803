import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readIndex } from '@sablier-docs/search/embedded/build';
import { toDocSearchHit } from '@sablier-docs/search/docsearch/hit';
import { terms } from '@sablier-docs/protocol/glossary';
import { isLegacy } from '@sablier-docs/search/page-paths';
import readersWords from '@sablier-docs/protocol/glossary/readers-words.json';
import judgments from '@sablier-docs/search/relevance/judgments.json';
import { lostSelectors, selectorsOf } from './selectors';
import { builtSearch, searchFiles } from './support/search';
import { builtPages } from './site';

const { index, texts } = searchFiles;

describe('search of the built site', () => {
  it('weighs at most 150 KB until the first hit and 330 KB in all (brotli)', () => {
    const [first, rest] = [index, texts].map((file) => brotliCompressSync(file).length);
    console.log(`Index: ${first} + ${rest} bytes in Brotli`);
    expect(first).toBeLessThanOrEqual(150 * 1024);
    expect((first ?? 0) + (rest ?? 0)).toBeLessThanOrEqual(330 * 1024);
  });

  it('shows a snippet on every row, and no two rows that look the same', async () => {
    const bare: string[] = [];
    const duplicates: string[] = [];
    for (const { query } of judgments) {
      const { hits } = await builtSearch.search(query);
      const looks = new Set<string>();
      for (const hit of hits) {
        const { content, hierarchy } = hit._snippetResult;
        if (!content.text) bare.push(hit.url);
        const levels = Object.values(hierarchy).map(({ text }) => text);
        const product = hit.url.split('/', 3).join('/');
        const look = [product, ...levels, content.text].join('\n');
        if (looks.has(look)) duplicates.push(`${query}: ${hit.url}`);
        looks.add(look);
      }
    }
    expect([...new Set(bare)]).toEqual([]);
    expect([...new Set(duplicates)]).toEqual([]);
  });

  it('has no two pages that DocSearch takes for one, which it does by their titles', async () => {
    const pages = new Map<string, string>();
    const merged: string[] = [];
    for (const { query } of judgments) {
      for (const hit of (await builtSearch.search(query)).hits.map(toDocSearchHit)) {
        const title = `${hit.hierarchy.lvl0}: ${hit.hierarchy.lvl1}`;
        const page = pages.get(title) ?? hit.url_without_anchor;
        pages.set(title, page);
        if (page !== hit.url_without_anchor) merged.push(`${title}: ${page}`);
      }
    }
    expect(pages.size).toBeGreaterThan(100);
    expect(merged).toEqual([]);
  });

  it('holds no list of links to other pages', () => {
    const listed = readIndex(index, texts).filter(({ sections }) =>
      sections.some(({ heading }) => heading === 'Next'),
    );
    expect(listed.map(({ path: at }) => at)).toEqual([]);
  });

  it('knows the synonyms of the glossary', () => {
    const { y: expansions } = JSON.parse(index) as { y: { from: string[]; to: string[] }[] };
    const known = new Set(expansions.map(({ from, to }) => `${from.join(' ')} > ${to.join(' ')}`));
    // A hyphen, a dot or a capital makes other words of the query.
    const plain = /^[a-z ]+$/;
    const typed = terms.flatMap(({ term, synonyms }) =>
      synonyms.map((synonym) => `${synonym} > ${term.toLowerCase()}`),
    );
    const wanted = typed.filter((pair) => plain.test(pair.replace(' > ', ' ')));
    expect(wanted.length).toBeGreaterThan(100);
    expect(wanted.filter((pair) => !known.has(pair))).toEqual([]);
  });

  it('finds by each of the readers’ words what its row names, in the first three', async () => {
    const lost: string[] = [];
    for (const { synonyms, finds } of readersWords) {
      for (const synonym of synonyms) {
        const found = (await hitsOf(synonym)).slice(0, 3).map(({ url }) => url);
        if (!found.some((url) => finds.includes(url))) {
          lost.push(`"${synonym}" is to find ${finds.join(' or ')}, and finds ${found.join(', ')}`);
        }
      }
    }
    expect(lost).toEqual([]);
  });

  it('finds the page of every heading in the first three', async () => {
    const answers = new Map<string, string[]>();
    const lost: string[] = [];
    for (const { at, heading } of headings) {
      // One word leads to a current page; a legacy page is found by a longer heading.
      if (
        isShared(heading) ||
        isExplained(at, heading) ||
        (isLegacy(at) && !spoken(heading).includes(' '))
      )
        continue;
      const pages = answers.get(heading) ?? (await leadingPages(heading));
      answers.set(heading, pages);
      if (!pages.includes(at)) lost.push(`${at}: "${heading}" -> ${pages.join(', ')}`);
    }
    expect(headings.length).toBeGreaterThan(1000);
    expect(lost).toEqual([]);
  });

  it('leads from a selector to a page that shows it', async () => {
    const wanted = selectorsOf(pages);
    expect(wanted.size).toBeGreaterThan(50);
    expect(await lostSelectors(wanted, builtSearch)).toEqual([]);
  });
});

async function hitsOf(query: string) {
  // A turn of the event loop per query: the test runner wants a word in between.
  await new Promise((resolve) => setImmediate(resolve));
  return (await builtSearch.search(query)).hits;
}

async function leadingPages(query: string): Promise<string[]> {
  const hits = await hitsOf(query);
  return [...new Set(hits.map((hit) => hit.url_without_anchor))].slice(0, 3);
}

/**
 * Pages whose headings need not lead: snippets are parts of other pages, and an interface never
 * comes before its contract, which has the same members.
 */
const ELSEWHERE = /^\/(search$|snippets\/)|\/interfaces\//;

const pages = builtPages();
const headings = pages
  .filter(({ path: at }) => !ELSEWHERE.test(at))
  .flatMap(({ path: at, $ }) =>
    $('.theme-doc-markdown')
      .find('h1, h2, h3')
      .toArray()
      .map((element) => ({
        at,
        heading: $(element)
          .text()
          .replace(/\u200b/g, '')
          .trim(),
      })),
  );

/** As the reader types it: case and punctuation say nothing. */
const spoken = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
    .trim();

const pagesWith = new Map<string, Set<string>>();
for (const { at, heading } of headings) {
  const key = spoken(heading);
  pagesWith.set(key, (pagesWith.get(key) ?? new Set()).add(at));
}

/**
 * A heading that more than three pages have ("Next") cannot lead to each of them, and one that is a
 * word of the glossary ("Stream", a struct) leads to the page that explains the word.
 */
const isShared = (heading: string) =>
  (pagesWith.get(spoken(heading))?.size ?? 0) > 3 || glossaryWords.has(spoken(heading));

/** A type whose name is in the title of a concept ("Status", an enum) leads to the pages that explain it. */
const isExplained = (at: string, heading: string) =>
  at.includes('/types/') &&
  conceptTitles.some((title) => new RegExp(`\\b${spoken(heading)}(?:s|es)?\\b`).test(title));

const conceptTitles = pages
  .filter(({ path: at }) => at.startsWith('/concepts/'))
  .map(({ $ }) => spoken($('h1').text()));

const glossaryWords = new Set(terms.map(({ term }) => spoken(term)));
