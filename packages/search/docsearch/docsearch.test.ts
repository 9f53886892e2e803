import { describe, expect, it } from 'vitest';
import { escapeHtml, markedHtml, unescapeHtml } from './html.ts';
import { createEmbeddedSearch } from '../embedded/search.ts';
import { fixtureProvider, fixtureRecords, siteIndex } from '../embedded/fixtures.ts';
import { toDocSearchHit } from './hit.ts';

const open = () => createEmbeddedSearch({ loadIndex: () => Promise.resolve(siteIndex()) });

describe('text as HTML', () => {
  it('has no character left that HTML reads', () => {
    expect(escapeHtml(`<a b="c" d='e'>&amp;`)).toBe(
      '&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;amp;',
    );
  });

  it('is the same after it was escaped and read back', () => {
    for (const text of ['a < b & c', '&lt;', '&amp;lt;', '"\'', '&unknown;', ''])
      expect(unescapeHtml(escapeHtml(text))).toBe(text);
  });

  it('has marks where it matched, and nowhere else', () => {
    const text = 'a <mark>b</mark>';
    expect(markedHtml({ text, ranges: [{ start: 0, end: 1 }] })).toBe(
      '<mark>a</mark> &lt;mark&gt;b&lt;/mark&gt;',
    );
  });
});

describe('the title of a hit', () => {
  /** The titles of a page as DocSearch compares, prints and snips them. */
  async function titlesOf(path: string, title: string) {
    const { search } = fixtureProvider(fixtureRecords(path, title, ''));
    const [found] = (await search('queries')).hits;
    if (!found) throw new Error(`Nothing was found of ${path}.`);
    const { hierarchy, _highlightResult: full, _snippetResult: short } = toDocSearchHit(found);
    return [hierarchy, full.hierarchy, short.hierarchy].map(({ lvl1 }) =>
      (typeof lvl1 === 'string' ? lvl1 : lvl1?.value)?.replace(/<.?mark>/g, ''),
    );
  }

  it.each(
    ['guides', 'reference', 'api'].flatMap((section) =>
      ['Lockup', 'Flow', 'Airdrops', 'Legacy'].map((product) => [section, product] as const),
    ),
  )('names the product of a page among the %s of %s, once', async (section, product) => {
    const path = `/${section}/${product.toLowerCase()}/queries`;
    const named = `Queries (${product})`;
    expect(await titlesOf(path, 'Queries')).toEqual([named, named, named]);
    const own = `${product} queries`;
    expect(await titlesOf(path, own)).toEqual([own, own, own]);
  });

  it('is that of the page where it belongs to no product', async () => {
    const plain = ['Queries', 'Queries', 'Queries'];
    expect(await titlesOf('/api/queries', 'Queries')).toEqual(plain);
    expect(await titlesOf('/concepts/lockup/queries', 'Queries')).toEqual(plain);
  });
});

describe('the embedded engine as a client of Algolia', () => {
  it('answers with the page and the number of hits that are asked for, or the first 20', async () => {
    expect(await open().search({ query: 'flow' })).toMatchObject({
      query: 'flow',
      page: 0,
      hitsPerPage: 20,
    });
    expect(await open().search({ query: 'cliff', hitsPerPage: 2, page: 1 })).toMatchObject({
      query: 'cliff',
      page: 1,
      hitsPerPage: 2,
    });
  });

  it('gives hits all that DocSearch prints, and levels only where there are headings', async () => {
    const [hit] = (await open().search({ query: 'flow' })).hits;
    expect(hit).toBeDefined();
    const levels = Object.entries(hit?.hierarchy ?? {}).filter(([, text]) => text !== null);
    expect(Object.keys(hit?._highlightResult.hierarchy ?? {})).toEqual(
      levels.map(([name]) => name),
    );
    expect(JSON.stringify(hit?._highlightResult)).toContain('<mark>');
  });

  it('says the number of words of a snippet', async () => {
    const wordsOf = async (words: number) => {
      const request = { query: 'rate', attributesToSnippet: [`content:${words}`] };
      const { hits } = await open().search(request);
      const texts = hits.map((hit) => hit._snippetResult.content.value);
      return Math.max(...texts.map((text) => text.split(/\s+/).length));
    };
    expect(await wordsOf(3)).toBe(3);
  });
});
