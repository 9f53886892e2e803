import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createEmbeddedProvider } from '../../src/search/embedded/provider';
import { terms } from '../../src/glossary';
import { dropped, evaluate, type GoldenCase } from '../support/golden';
import { isLegacy } from '../../src/search/pages';
import golden from '../golden/search.json';
import { lostSelectors, selectorsOf } from './selectors';
import { BUILD, builtPages } from './site';

const index = readFileSync(path.join(BUILD, 'search-index.json'), 'utf8');
const provider = createEmbeddedProvider({ load: () => Promise.resolve(index) });

describe('search of the built site', () => {
  it('weighs at most 250 KB (brotli)', () => {
    expect(brotliCompressSync(index).length).toBeLessThanOrEqual(250 * 1024);
  });

  it('leads to the right page for every golden query that it ever led to it', async () => {
    expect(golden.length).toBeGreaterThanOrEqual(169);
    const { top3, mrr, outcomes } = await evaluate(provider, golden as GoldenCase[]);
    console.log(
      `Golden set: ${golden.length} queries, top 3 ${top3.toFixed(3)}, MRR ${mrr.toFixed(3)}`,
    );
    expect(dropped(outcomes)).toEqual([]);
    // `atMost` is for queries that are known to miss; a new one is fixed, not written down.
    expect(golden.filter((one) => 'atMost' in one).length).toBeLessThanOrEqual(8);
    expect(mrr).toBeGreaterThanOrEqual(0.89);
  });

  it('knows the synonyms of the glossary', () => {
    const { y: expansions } = JSON.parse(index) as { y: { from: string[]; to: string[] }[] };
    const known = new Set(expansions.map(({ from, to }) => `${from.join(' ')} > ${to.join(' ')}`));
    // A hyphen, a dot or a capital makes other words of what was typed.
    const plain = /^[a-z ]+$/;
    const typed = terms.flatMap(({ term, synonyms }) =>
      synonyms.map((synonym) => `${synonym} > ${term.toLowerCase()}`),
    );
    const wanted = typed.filter((pair) => plain.test(pair.replace(' > ', ' ')));
    expect(wanted.length).toBeGreaterThan(100);
    expect(wanted.filter((pair) => !known.has(pair))).toEqual([]);
  });

  it('finds the page of every heading in the first three', async () => {
    const answers = new Map<string, string[]>();
    const lost: string[] = [];
    for (const { at, heading } of headings) {
      // One word leads to what is current; a legacy page is found by a heading that says more.
      if (isShared(heading) || (isLegacy(at) && !spoken(heading).includes(' '))) continue;
      const pages = answers.get(heading) ?? (await leadingPages(heading));
      answers.set(heading, pages);
      if (!pages.includes(at)) lost.push(`${at}: "${heading}" -> ${pages.join(', ')}`);
    }
    expect(headings.length).toBeGreaterThan(1000);
    expect(lost).toEqual([]);
  }, 300_000);

  it('leads from a selector to a page that shows it', async () => {
    const wanted = selectorsOf(pages);
    expect(wanted.size).toBeGreaterThan(50);
    expect(await lostSelectors(wanted, provider)).toEqual([]);
  }, 120_000);
});

async function leadingPages(query: string): Promise<string[]> {
  // A turn of the event loop per query: the test runner wants a word in between.
  await new Promise((resolve) => setImmediate(resolve));
  const { hits } = await provider.search(query);
  return [...new Set(hits.map((hit) => hit.url_without_anchor))].slice(0, 3);
}

/**
 * Pages whose headings need not lead: snippets are parts of other pages, and an interface never
 * stands before its contract, which has the same members.
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
 * word of the glossary ("Stream", a struct) leads to what explains the word.
 */
const isShared = (heading: string) =>
  (pagesWith.get(spoken(heading))?.size ?? 0) > 3 || glossaryWords.has(spoken(heading));

const glossaryWords = new Set(terms.map(({ term }) => spoken(term)));
